import { C, balls, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A small dish with rings and earrings beside flowers. */
export const ringDish: Scene = {
  frame: [1, 1.35, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [dish, base] = c.pick([
      ['#FBF4EA', '#CDBFB2'],
      ['#A9BDB4', '#D9CBBE'],
      [C.blush, '#C2C0B4'],
      ['#8FA0B4', '#D3C4BC'],
    ] as const);
    let s = c.linen(base, 0.12) + c.leafShadow(0.26, C.plum, 'tr', 4);
    s +=
      c.circ(470, 400, 236, C.deep, `opacity=".35" ${c.blur(22)}`) +
      c.path(
        `M${Array.from({ length: 40 }, (_, i) => {
          const r = 232 + (i % 2 ? 10 : -8);
          return `${f(460 + Math.cos(i * 0.157) * r)} ${f(376 + Math.sin(i * 0.157) * r)}`;
        }).join('L')}Z`,
        c.rounded(dish, false),
        `stroke="${C.gold}" stroke-width="7" stroke-linejoin="round"`,
      ) +
      c.circ(
        460,
        376,
        176,
        c.rad(
          [
            [0, mix(dish, C.deep, 0.1)],
            [0.75, dish],
            [1, mix(dish, C.deep, 0.22)],
          ],
          0.5,
          0.55,
          0.6,
        ),
      ) +
      c.g(
        Array.from({ length: 20 }, (_, i) =>
          c.line(
            `M${f(460 + Math.cos(i * 0.314) * 178)} ${f(376 + Math.sin(i * 0.314) * 178)}L${f(460 + Math.cos(i * 0.314) * 222)} ${f(376 + Math.sin(i * 0.314) * 222)}`,
            mix(dish, C.deep, 0.25),
            3,
            'opacity=".5"',
          ),
        ).join(''),
      );
    const ring = (r: number, wide: number, stone?: string) =>
      c.ell(6, 12, r, r * 0.78, 'none', `stroke="${C.deep}" stroke-width="${wide}" opacity=".4" ${c.blur(6)}`) +
      c.ell(0, 0, r, r * 0.78, 'none', `stroke="${c.ringGold()}" stroke-width="${wide}"`) +
      c.ell(0, -2, r, r * 0.78, 'none', 'stroke="#FFF8E0" stroke-opacity=".7" stroke-width="2"') +
      (stone
        ? c.path(
            `M0 ${f(-r * 0.78 - 34)}L26 ${f(-r * 0.78 - 12)}L0 ${f(-r * 0.78 + 16)}L-26 ${f(-r * 0.78 - 12)}Z`,
            c.lin(
              [
                [0, '#FFFFFF'],
                [0.5, stone],
                [1, mix(stone, C.deep, 0.3)],
              ],
              0,
              0,
              1,
              1,
            ),
          ) + c.glow(-4, -r * 0.78 - 14, 40, '#FFFFFF', 0.8)
        : '');
    s +=
      c.at(420, 400, ring(66, 13), 1, -12) +
      c.at(512, 420, ring(56, 9, '#CFE0EE'), 1, 18) +
      c.at(470, 310, ring(48, 8, c.pick(['#F0C0C8', '#BFE0CC', '#E6D08A'])), 0.9, -30);
    for (const [x, y] of [
      [350, 330],
      [378, 292],
    ] as const)
      s += c.circ(x + 4, y + 6, 14, C.deep, 'opacity=".35"') + c.circ(x, y, 14, c.ball(balls.pearl));
    s +=
      c.line('M720 90C640 220 860 260 760 380S820 560 700 720', c.pick([C.blush, C.rose]), 26, 'opacity=".9"') +
      c.line('M720 90C640 220 860 260 760 380S820 560 700 720', '#FFFFFF', 5, `opacity=".5" ${c.blur(2)}`);
    return (
      s +
      c.posy(850, 180, 130, [C.blush, C.rose, C.cream, C.peach], 8) +
      c.posy(110, 650, 120, [C.cream, C.blush], 7) +
      c.leak(C.honey, 0, 0, 0.9, 0.4) +
      c.vignette(0.28)
    );
  },
};
