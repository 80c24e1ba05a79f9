import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const hall: Scene = {
  frame: [1, 1.6, 0.5, 0.72],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      wall = c.pick(['#E6D6C5', '#DCC7BE', '#CFCFC0', '#EADFD3']),
      shade = c.pick([C.plum, '#6B5646', C.moss]);
    let s = c.rect(mix(wall, '#FFFFFF', 0.1));
    const cx = w * c.rand(0.46, 0.54),
      n = 5;
    const floorY = (i: number) => h * (0.99 - i * 0.07);
    s += c.path(`M0 ${h}V${f(h * 0.86)}H${w}V${h}Z`, mix(wall, shade, 0.2));
    for (let i = 0; i < n; i++) {
      const t = i / n,
        aw = w * (0.74 - i * 0.135),
        ah = h * (1.02 - i * 0.165),
        b = floorY(i);
      const wallc = mix(mix(wall, '#FFF7EA', t * 0.5), shade, 0.3 * (1 - t) * (i % 2 ? 1 : 0.72));
      s += c.g(
        c.path(
          c.archPath(cx, b, aw, ah),
          i === n - 1
            ? c.lin([
                [0, '#FFF7E8'],
                [0.55, '#FBE3C4'],
                [1, '#CFCBB2'],
              ])
            : c.lin(
                [
                  [0, mix(wallc, shade, 0.32)],
                  [0.2, wallc],
                  [0.8, mix(wallc, '#FFFFFF', 0.22)],
                  [1, mix(wallc, shade, 0.18)],
                ],
                0,
                0,
                1,
                0,
              ),
        ),
        '',
      );
      if (i < n - 1)
        s += c.path(
          `M${f(cx - aw / 2)} ${f(b)}L${f(cx - aw * 0.41)} ${f(floorY(i + 1))}H${f(cx + aw * 0.41)}L${f(cx + aw / 2)} ${f(b)}Z`,
          c.lin([
            [0, mix(wall, '#FFF3DC', 0.7)],
            [1, mix(wall, shade, 0.22)],
          ]),
        );
    }
    const b = floorY(n - 1),
      aw = w * (0.74 - (n - 1) * 0.135),
      ah = h * (1.02 - (n - 1) * 0.165);
    const clip = c.id('c');
    c.defs.push(`<clipPath id="${clip}"><path d="${c.archPath(cx, b, aw, ah)}"/></clipPath>`);
    let garden =
      c.rect(
        c.lin([
          [0, mix(C.sage, '#FBE3C4', 0.62)],
          [1, mix(C.sage, '#FBE3C4', 0.4)],
        ]),
        cx - aw,
        b - ah * 0.3,
        aw * 2,
        ah * 0.3,
      ) +
      c.rect(
        c.lin([
          [0, mix(C.moss, '#FBE3C4', 0.45)],
          [1, mix(C.moss, '#FBE3C4', 0.25)],
        ]),
        cx - aw,
        b - ah * 0.13,
        aw * 2,
        ah * 0.14,
      );
    for (const sg of [-1, 1])
      for (let j = 0; j < 3; j++)
        garden += c.ell(
          cx + sg * aw * (0.2 + j * 0.13),
          b - ah * (0.24 + j * 0.05),
          aw * 0.045,
          ah * (0.16 + j * 0.05),
          mix(C.moss, '#FBE3C4', 0.42 - j * 0.12),
        );
    for (let j = 0; j < 16; j++)
      garden += c.circ(
        cx + c.rand(-0.5, 0.5) * aw,
        b - ah * c.rand(0.04, 0.15),
        aw * c.rand(0.012, 0.03),
        c.pick([C.blush, C.rose, C.cream, C.sage]),
      );
    garden += c.path(
      `M${f(cx - aw * 0.03)} ${f(b - ah * 0.14)}H${f(cx + aw * 0.03)}L${f(cx + aw * 0.16)} ${f(b)}H${f(cx - aw * 0.16)}Z`,
      '#FBEBD3',
    );
    s +=
      `<g clip-path="url(#${clip})">${c.g(garden, c.blur(2.6))}</g>` +
      c.glow(cx, b - ah * 0.6, w * 0.34, '#FFEFD0', 0.9);
    s += c.path(
      `M${f(cx - aw * 0.4)} ${f(b)}L${f(cx - w * 0.05)} ${f(h)}H${f(cx + w * 0.26)}L${f(cx + aw * 0.4)} ${f(b)}Z`,
      c.lin([
        [0, '#FFF3DC', 0.9],
        [1, '#FFF3DC', 0.15],
      ]),
      `${c.blur(7)}`,
    );
    let side = '';
    for (const sgn of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const k = 1 - i * 0.24,
          x = cx + sgn * w * (0.35 - i * 0.068),
          y = h * (0.965 - i * 0.07);
        side += c.g(
          [0, 1, 2, 3, 4]
            .map((j) => c.sprig(x, y - h * 0.09 * k, h * 0.13 * k, c.rand(-150, -30), C.sage, j % 2 === 1, 6))
            .join('') +
            c.flower(x - 9 * k, y - h * 0.13 * k, h * 0.034 * k, C.blush) +
            c.flower(x + 13 * k, y - h * 0.11 * k, h * 0.03 * k, C.cream) +
            c.flower(x + 2 * k, y - h * 0.165 * k, h * 0.026 * k, C.rose) +
            c.vase(x, y, (h / 1150) * k, mix(wall, shade, 0.25)),
        );
      }
    return s + side + c.leafShadow(0.2, shade, 'tl', 3) + c.leak(C.honey, 0.9, 0, 0.8, 0.3) + c.vignette(0.28, shade);
  },
};
