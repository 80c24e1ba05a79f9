import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A microphone on a small stage, lights behind it. */
export const stage: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [deep, warm] = c.pick([
      ['#2B1B2A', C.rose],
      ['#1F2436', '#8FA0C4'],
      ['#33202A', C.amber],
      ['#22302C', C.honey],
    ] as const);
    let s = c.rect(
      c.lin([
        [0, deep],
        [0.7, mix(deep, warm, 0.4)],
        [1, '#120B12'],
      ]),
    );
    for (const [x, angle] of [
      [0.14, 18],
      [0.4, 5],
      [0.64, -6],
      [0.88, -18],
    ] as const)
      s += c.at(
        w * x,
        -10,
        c.path(
          `M-12 0H12L130 ${f(h * 1.05)}H-130Z`,
          c.lin([
            [0, '#FFF3DC', 0.5],
            [0.6, warm, 0.16],
            [1, warm, 0],
          ]),
          `${c.blur(8)} style="mix-blend-mode:screen"`,
        ),
        1,
        angle,
      );
    s += c.g(
      c.bokeh(46, [C.honey, warm, C.peach, C.amber], h * 0.02, h * 0.07, [0, 0.1, 1, 0.8], [0.15, 0.55]),
      c.blur(1.5),
    );
    for (let i = 0; i < 3; i++)
      s += c.lights(-10, h * (0.1 + i * 0.07), w + 10, h * (0.06 + i * 0.08), h * 0.09, 14, h * 0.009);
    s += c.ell(w * 0.5, h * 1.02, w * 0.6, h * 0.16, warm, `opacity=".35" ${c.blur(26)}`);
    const [x, y] = [w * c.rand(0.44, 0.52), h * 0.36];
    const chrome = c.lin(
      [
        [0, '#4A444A'],
        [0.3, '#F4EEE8'],
        [0.55, '#9A948F'],
        [1, '#3A3438'],
      ],
      0,
      0,
      1,
      0,
    );
    s += c.line(`M${f(x)} ${f(y + 110)}V${h}`, '#171216', 13) + c.rect(chrome, x - 5, y + 108, 10, h, 'opacity=".7"');
    let grille = '';
    for (let i = 0; i < 11; i++) grille += c.rect(chrome, -62, -104 + i * 15.4, 124, 7, 'rx="3.5"');
    const mic =
      c.rect(C.deep, -58, -104, 132, 214, `rx="62" opacity=".5" ${c.blur(12)}`) +
      c.rect('#1E181C', -64, -116, 128, 190, 'rx="62"') +
      c.clipped('M-64 -54A64 62 0 0 1 64 -54V12A64 62 0 0 1 -64 12Z', grille) +
      c.rect(chrome, -9, -114, 18, 186) +
      c.rect('none', -64, -116, 128, 190, `rx="62" stroke="${chrome}" stroke-width="9"`) +
      c.rect(chrome, -68, -32, 136, 20, 'rx="6"') +
      c.path('M-44 66H44L26 112H-26Z', chrome);
    s +=
      c.at(x, y + 40, mic, 1.12, c.rand(-12, -4)) + c.posy(x + 14, y + 190, 56, [C.blush, C.cream, C.rose, C.peach], 6);
    return s + c.leak(warm, 1, 0.1, 0.9, 0.5) + c.vignette(0.5, '#0B060C');
  },
};
