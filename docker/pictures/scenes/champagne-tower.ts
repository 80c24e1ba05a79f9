import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A tower of champagne coupes on a table. */
export const champagneTower: Scene = {
  frame: [1, 1.25, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [night, glow] = c.pick([
      ['#4E3A4C', C.honey],
      ['#6A6256', '#FBE6B8'],
      ['#3A3A58', C.peach],
      ['#7A5C58', '#FFE3B0'],
    ] as const);
    let s =
      c.field([mix(night, C.deep, 0.45), night, mix(night, glow, 0.4)]) +
      c.bokeh(50, [glow, '#FFF3DC', C.rose], 10, 46, [0, 0, 1, 0.8], [0.12, 0.5]) +
      c.field(['#FBF4EA', '#CBB6A8'], 620, 100);
    const coupe = (x: number, y: number, k: number) =>
      c.path(
        `M${f(x - 58 * k)} ${f(y - 118 * k)}C${f(x - 62 * k)} ${f(y - 66 * k)} ${f(x - 22 * k)} ${f(y - 56 * k)} ${f(x)} ${f(y - 54 * k)}C${f(x + 22 * k)} ${f(y - 56 * k)} ${f(x + 62 * k)} ${f(y - 66 * k)} ${f(x + 58 * k)} ${f(y - 118 * k)}Z`,
        c.lin([
          [0, '#FFF3CF'],
          [0.3, '#F0CE84'],
          [1, '#D9A548'],
        ]),
        'opacity=".86"',
      ) +
      c.ell(x, y - 118 * k, 58 * k, 9 * k, '#FFF8E4', 'stroke="#FFFFFF" stroke-width="2"') +
      c.rect('#FFFFFF', x - 2.6 * k, y - 55 * k, 5.2 * k, 52 * k, 'opacity=".75"') +
      c.ell(x, y - 2, 34 * k, 5 * k, '#FFFFFF', 'opacity=".7"') +
      c.line(
        `M${f(x - 46 * k)} ${f(y - 106 * k)}Q${f(x - 46 * k)} ${f(y - 78 * k)} ${f(x - 26 * k)} ${f(y - 66 * k)}`,
        '#FFFFFF',
        3 * k,
        'opacity=".8"',
      ) +
      Array.from({ length: 5 }, () =>
        c.circ(x + c.rand(-30, 30) * k, y - c.rand(76, 112) * k, 2 * k, '#FFFFFF', 'opacity=".9"'),
      ).join('');
    s += c.shade(490, 650, 330, 18, 0.35) + c.ell(480, 644, 320, 22, c.gold()) + c.ell(480, 638, 312, 20, '#FFFDF8');
    for (let row = 0; row < 5; row++) {
      const n = 5 - row;
      for (let i = 0; i < n; i++) s += coupe(480 + (i - (n - 1) / 2) * 112, 640 - row * 112, 0.95);
    }
    s +=
      c.posy(120, 640, 90, [C.blush, C.cream, C.rose], 6) +
      c.posy(850, 645, 84, [C.cream, C.peach], 6) +
      c.candle(200, 650, 70, 1.3) +
      c.candle(770, 650, 90, 1.3);
    return s + c.glow(480, 330, 380, glow, 0.35) + c.vignette(0.36);
  },
};
