import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Plates, folded linen, glasses and cutlery, stacked and ready to go out. */
export const tableware: Scene = {
  frame: [1, 1.35, 0.48, 0.6],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [wall, rim] = c.pick([
      ['#C9BBAA', C.sage],
      ['#BFA9A2', C.plum],
      ['#AEB2A4', C.gold],
      ['#D8C3BC', '#55708A'],
    ] as const);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, C.deep, 0.25)],
            [1, wall],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      c.windowLight(w * 0.36, h * 0.08, w * 0.44, h * 0.6, -12, 2, 3, '#FFF3DC', 0.8) +
      c.leafShadow(0.24, C.plum, 'tl', 4);
    s += c.rect(
      c.lin([
        [0, '#F1E6D8'],
        [0.2, '#D9C6B2'],
        [1, '#9A7F6E'],
      ]),
      0,
      h * 0.76,
      w,
      h * 0.24,
    );
    const [px, py] = [w * 0.3, h * 0.84];
    s += c.shade(px + 20, py + 10, 190, 24, 0.45);
    for (let i = 0; i < 12; i++)
      s +=
        c.ell(px, py - i * 13, 168, 27, mix('#FFFFFF', C.deep, 0.28)) +
        c.ell(
          px,
          py - i * 13 - 6,
          168,
          26,
          c.lin(
            [
              [0, '#CFC0B2'],
              [0.4, '#FFFFFF'],
              [1, '#D8CABC'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        c.ell(px, py - i * 13 - 6, 164, 24, 'none', `stroke="${rim}" stroke-width="2.6"`);
    s += c.ell(
      px,
      py - 152,
      110,
      15,
      c.lin([
        [0, '#E9DCCF'],
        [1, '#FFFFFF'],
      ]),
    );
    const cloth = c.pick([C.rose, C.sage, C.plum, '#E7D7C6']);
    for (let i = 0; i < 4; i++)
      s += c.rect(
        c.rounded(mix(cloth, '#FFFFFF', 0.1 * (i % 2)), false),
        px - 96,
        py - 182 - i * 20,
        192,
        21,
        'rx="9"',
      );
    s += c.posy(px + 8, py - 270, 34, [C.blush, C.cream, C.rose], 4);
    const glass = (x: number, y: number, k: number) =>
      c.shade(x + 8, y + 2, 40 * k, 7 * k, 0.3) +
      c.ell(x, y, 38 * k, 7 * k, '#FFFFFF', 'opacity=".55"') +
      c.rect('#FFFFFF', x - 2.4 * k, y - 92 * k, 4.8 * k, 92 * k, 'opacity=".7"') +
      c.path(
        `M${f(x - 40 * k)} ${f(y - 226 * k)}C${f(x - 56 * k)} ${f(y - 130 * k)} ${f(x - 30 * k)} ${f(y - 96 * k)} ${f(x)} ${f(y - 92 * k)}C${f(x + 30 * k)} ${f(y - 96 * k)} ${f(x + 56 * k)} ${f(y - 130 * k)} ${f(x + 40 * k)} ${f(y - 226 * k)}Z`,
        c.lin(
          [
            [0, '#FFFFFF', 0.55],
            [0.3, '#FFFFFF', 0.14],
            [0.7, '#E8D6C8', 0.2],
            [1, '#FFFFFF', 0.5],
          ],
          0,
          0,
          1,
          0,
        ),
        'stroke="#FFFFFF" stroke-opacity=".75" stroke-width="1.4"',
      ) +
      c.ell(x, y - 226 * k, 40 * k, 7 * k, 'none', `stroke="${C.gold}" stroke-width="2.4"`) +
      c.line(
        `M${f(x - 34 * k)} ${f(y - 200 * k)}C${f(x - 42 * k)} ${f(y - 150 * k)} ${f(x - 30 * k)} ${f(y - 120 * k)} ${f(x - 18 * k)} ${f(y - 108 * k)}`,
        '#FFFFFF',
        4 * k,
        'opacity=".7"',
      );
    for (const [x, y, k] of [
      [0.58, 0.82, 1],
      [0.7, 0.8, 0.96],
      [0.82, 0.83, 1.02],
      [0.64, 0.9, 1.16],
      [0.77, 0.92, 1.2],
      [0.9, 0.9, 1.14],
    ] as const)
      s += glass(w * x, h * y, k);
    s += c.posy(w * 0.98, h * 0.98, h * 0.13, [C.blush, C.cream, C.peach], 5);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.32);
  },
};
