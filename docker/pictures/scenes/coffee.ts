import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Two cups of coffee with hearts of milk, from above. */
export const coffee: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [table, cup] = c.pick([
      ['#C9AE93', '#FBF4EA'],
      ['#A9A79A', '#E6D3CC'],
      ['#B99F90', '#C9D0C2'],
      ['#D6C6B4', '#8F6A6A'],
    ] as const);
    let s = c.rect(
      c.lin(
        [
          [0, mix(table, '#FFFFFF', 0.3)],
          [1, mix(table, C.deep, 0.3)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let k = 0; k < 70; k++)
      s += c.line(
        `M${f(c.rand(-40, 800))} ${f(c.rand(0, 720))}q${f(c.rand(60, 200))} ${f(c.rand(-8, 8))} ${f(c.rand(180, 400))} ${f(c.rand(-5, 5))}`,
        mix(table, C.deep, 0.3),
        2,
        'opacity=".22"',
      );
    s += c.leafShadow(0.26, C.plum, 'tl', 4);
    const heart = (r: number) =>
      `M0 ${f(r * 0.75)}C${f(-r * 1.2)} ${f(-r * 0.05)} ${f(-r * 0.8)} ${f(-r * 0.9)} 0 ${f(-r * 0.35)}C${f(r * 0.8)} ${f(-r * 0.9)} ${f(r * 1.2)} ${f(-r * 0.05)} 0 ${f(r * 0.75)}Z`;
    const served =
      c.circ(14, 20, 196, C.deep, `opacity=".4" ${c.blur(16)}`) +
      c.circ(
        0,
        0,
        190,
        c.rad(
          [
            [0, mix(cup, C.deep, 0.1)],
            [0.7, cup],
            [1, mix(cup, '#FFFFFF', 0.4)],
          ],
          0.45,
          0.4,
          0.6,
        ),
      ) +
      c.circ(0, 0, 120, C.deep, `opacity=".25" ${c.blur(10)}`) +
      c.rect(mix(cup, C.deep, 0.12), 110, -17, 84, 34, 'rx="16"') +
      c.circ(0, 0, 122, mix(cup, '#FFFFFF', 0.25)) +
      c.circ(
        0,
        0,
        108,
        c.rad([
          [0, '#A9734A'],
          [0.8, '#7A4A30'],
          [1, '#573222'],
        ]),
      ) +
      c.path(heart(74), '#F9EBD6') +
      c.path(heart(52), '#B9855C', 'opacity=".75"') +
      c.path(heart(38), '#FBF1E2') +
      c.line('M-92 -40A100 100 0 0 1 -40 -92', '#FFFFFF', 5, 'opacity=".4"');
    const spoon = c.line('M-120 0H40', C.gold, 9) + c.ell(66, 0, 34, 20, c.gold());
    s +=
      c.at(330, 330, served, 1.05, c.rand(-30, 0)) +
      c.at(680, 470, served, 0.95, c.rand(20, 50)) +
      c.at(640, 160, spoon, 1.1, c.rand(-30, -10));
    for (let i = 0; i < 26; i++) {
      const [x, y] = [c.rand(60, 420), c.rand(590, 700)];
      s += c.at(
        x,
        y,
        c.ell(3, 4, 15, 10, C.deep, 'opacity=".35"') +
          c.ell(0, 0, 15, 10, '#5A3826') +
          c.line('M-12 0Q0 -4 12 0', '#2E1A12', 2),
        1,
        c.rand(0, 180),
      );
    }
    s += c.at(
      840,
      220,
      c.rect(C.deep, -64, -44, 140, 104, `opacity=".35" ${c.blur(8)}`) +
        c.block(-70, -52, 66, 66, '#E6C79A', 8) +
        c.block(6, -40, 66, 66, '#D9A86A', 8) +
        c.block(-30, 10, 66, 66, '#EFD9B4', 8),
      0.9,
      c.rand(-12, 12),
    );
    return (
      s +
      c.posy(900, 680, 100, [C.cream, C.blush, C.rose], 6) +
      c.posy(40, 60, 84, [C.peach, C.cream], 5) +
      c.leak(C.honey, 1, 0, 0.9, 0.4) +
      c.vignette(0.3)
    );
  },
};
