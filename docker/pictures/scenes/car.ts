import { C, f, mix, skies } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Studio } from '../studio.ts';

const wheel = (c: Studio, x: number) =>
  c.circ(x, 150, 42, '#1B1518') +
  c.circ(x, 150, 33, '#F3E9DC') +
  c.circ(x, 150, 25, '#2A2226') +
  c.circ(
    x,
    150,
    18,
    c.rad(
      [
        [0, '#FFFFFF'],
        [0.5, '#B9B4B0'],
        [1, '#6F6A68'],
      ],
      0.4,
      0.35,
      0.7,
    ),
  ) +
  c.circ(x, 150, 5, '#57514F');

/** A car from the side, on a sheet of 600 by 200. */
function body(c: Studio, paint: string, sky: string): string {
  const shell =
    'M16 152C10 122 24 106 70 100L146 92C178 60 208 40 262 38H346C402 40 434 66 458 92L540 100C578 106 592 126 586 152Z';
  const chrome = c.lin([
    [0, '#FFFFFF'],
    [0.5, '#8F8985'],
    [1, '#E9E4E0'],
  ]);
  const glass = c.lin(
    [
      [0, mix(sky, '#FFFFFF', 0.45)],
      [0.6, mix(sky, '#4A4652', 0.45)],
      [1, '#2E2A34'],
    ],
    0,
    0,
    0.6,
    1,
  );
  return (
    c.shade(300, 188, 310, 16, 0.5) +
    c.path(
      shell,
      c.lin([
        [0, mix(paint, '#FFFFFF', 0.55)],
        [0.4, paint],
        [0.62, mix(paint, '#FFFFFF', 0.22)],
        [0.68, mix(paint, C.deep, 0.3)],
        [1, mix(paint, C.deep, 0.62)],
      ]),
    ) +
    c.path('M174 92C198 66 222 52 262 50H290V92ZM302 50H344C386 52 412 70 432 92H302Z', glass) +
    c.path('M190 92C206 74 222 62 240 58L216 92ZM330 52L352 52L330 92H312Z', '#FFFFFF', 'opacity=".32"') +
    c.line('M296 46V150M160 100C158 126 164 140 190 152', mix(paint, C.deep, 0.5), 1.6) +
    c.rect(chrome, 18, 116, 568, 4.5, 'rx="2"') +
    c.rect(chrome, 250, 106, 26, 5, 'rx="2.5"') +
    c.rect(chrome, 314, 106, 26, 5, 'rx="2.5"') +
    c.circ(140, 150, 50, mix(paint, C.deep, 0.75)) +
    c.circ(470, 150, 50, mix(paint, C.deep, 0.75)) +
    c.path('M4 146H96V160C60 164 20 164 4 158ZM514 146H598V158C580 164 540 164 514 160Z', chrome) +
    wheel(c, 140) +
    wheel(c, 470) +
    c.circ(
      30,
      118,
      12,
      c.rad([
        [0, '#FFF6DC'],
        [0.7, '#F4CF8D'],
        [1, '#8F8985'],
      ]),
    ) +
    c.ell(580, 120, 6, 11, '#B4432F')
  );
}

/** An old car with flowers, waiting on a drive. */
export const car: Scene = {
  frame: [1, 1.35, 0.5, 0.72],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [top, mid, sun, land] = c.pick(skies);
    const paint = c.pick(['#EFE6D8', '#8FA39A', C.plum, '#A9B7BE', '#D8B9A6']);
    let s =
      c.rect(
        c.lin([
          [0, top],
          [0.4, mid],
          [0.62, sun],
        ]),
      ) + c.glow(w * 0.2, h * 0.5, w * 0.5, sun, 0.9);
    s += c.g(
      c.ridge(h * 0.5, h * 0.06, mix(land, sun, 0.6)) + c.ridge(h * 0.56, h * 0.04, mix(land, sun, 0.4)),
      c.blur(3),
    );
    for (const at of [-0.02, 0.12, 0.8, 0.93, 1.04])
      s += c.tree(w * at, h * 0.7, h * c.rand(0.4, 0.6), mix(land, C.deep, 0.45));
    let hedge = '';
    for (let i = 0; i < 420; i++)
      hedge += c.leaf(
        c.rand(-0.02, 1.02) * w,
        h * c.rand(0.6, 0.71),
        h * c.rand(0.02, 0.045),
        c.rand(0, 360),
        mix(C.moss, land, c.rand(0, 0.6)),
        0.34,
      );
    for (let i = 0; i < 26; i++)
      hedge += c.flower(
        c.rand(0, 1) * w,
        h * c.rand(0.61, 0.69),
        h * c.rand(0.012, 0.022),
        c.pick([C.blush, C.rose, C.cream]),
      );
    s +=
      hedge +
      c.rect(
        c.lin([
          [0, mix(C.sand, land, 0.35)],
          [0.4, C.sand],
          [1, mix(C.sand, C.deep, 0.35)],
        ]),
        0,
        h * 0.7,
        w,
        h * 0.3,
      );
    for (let i = 0; i < 260; i++)
      s += c.ell(
        c.rand(0, 1) * w,
        h * c.rand(0.71, 1),
        c.rand(1, 4),
        c.rand(0.6, 1.6),
        mix(C.linen, C.deep, c.rand(0, 0.6)),
        'opacity=".35"',
      );
    const k = 1.12;
    const [x, y] = [w / 2 - 300 * k, h * 0.62];
    s += c.at(x, y, body(c, paint, mid), k);
    s += c.posy(x + 78 * k, y + 96 * k, 40, [C.blush, C.cream, C.rose, C.peach], 6);
    s += c.line(
      `M${f(x + 92 * k)} ${f(y + 100 * k)}Q${f(x + 200 * k)} ${f(y + 130 * k)} ${f(x + 292 * k)} ${f(y + 98 * k)}`,
      '#FFF9EF',
      5,
      'opacity=".9"',
    );
    return (
      s +
      c.bokeh(8, [C.honey, '#FFF0CF'], h * 0.02, h * 0.06, [0, 0.1, 1, 0.6], [0.08, 0.25]) +
      c.leak(C.peach, 0, 0.1, 0.9, 0.6) +
      c.vignette(0.4)
    );
  },
};
