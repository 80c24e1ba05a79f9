import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Suits on a rail beside shoes. */
export const suits: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#C9BDB0', '#B4B9AE', '#C6B6B4', '#A9A5A2']);
    let s =
      c.room(wall, 0.6) +
      c.tabletop(636, '#8A6A54') +
      c.rect('#3A2E30', 70, 96, 820, 12, 'rx="6"') +
      c.rect('#3A2E30', 92, 96, 12, 560) +
      c.rect('#3A2E30', 856, 96, 12, 560);
    const cloths = [
      c.pick(['#37405C', '#2E3448']),
      '#8F8882',
      c.pick([C.plum, '#4E5F4B']),
      '#26222E',
      c.pick(['#B9A48C', '#A9805A']),
    ];
    cloths.forEach((cloth, nth) => {
      const x = 200 + nth * 142;
      const side = c.lin(
        [
          [0, mix(cloth, C.deep, 0.55)],
          [0.3, cloth],
          [0.55, mix(cloth, '#FFFFFF', 0.18)],
          [1, mix(cloth, C.deep, 0.5)],
        ],
        0,
        0,
        1,
        0,
      );
      s +=
        c.line(`M${x} 134C${x} 112 ${x + 14} 104 ${x + 10} 92C${x + 4} 84 ${x - 8} 90 ${x - 4} 98`, '#C79A55', 5) +
        c.path(`M${x - 62} 168C${x - 40} 134 ${x + 40} 134 ${x + 62} 168Z`, '#A97A4A') +
        c.ell(x + 12, 640, 76, 10, C.deep, `opacity=".35" ${c.blur(8)}`);
      s +=
        c.path(`M${x - 30} 420H${x + 30}L${x + 40} 616H${x + 6}L${x} 480L${x - 6} 616H${x - 40}Z`, side) +
        c.path(`M${x - 26} 146L${x} 172L${x + 26} 146L${x + 10} 300H${x - 10}Z`, '#FBF6EE') +
        c.path(`M${x - 7} 176H${x + 7}L${x + 11} 300L${x} 318L${x - 11} 300Z`, nth % 2 ? C.rose : C.gold);
      s +=
        c.path(
          `M${x - 30} 146C${x - 64} 156 ${x - 76} 176 ${x - 78} 210L${x - 84} 420L${x - 62} 426L${x - 56} 260L${x - 60} 454H${x - 4}L${x - 2} 320Z`,
          side,
        ) +
        c.path(
          `M${x + 30} 146C${x + 64} 156 ${x + 76} 176 ${x + 78} 210L${x + 84} 420L${x + 62} 426L${x + 56} 260L${x + 60} 454H${x + 4}L${x + 2} 320Z`,
          side,
        ) +
        c.path(
          `M${x - 28} 146L${x - 46} 190L${x - 30} 204L${x - 40} 220L${x - 2} 324L${x - 12} 210ZM${x + 28} 146L${x + 46} 190L${x + 30} 204L${x + 40} 220L${x + 2} 324L${x + 12} 210Z`,
          mix(cloth, '#FFFFFF', 0.16),
          `stroke="${mix(cloth, C.deep, 0.5)}" stroke-width="1.4"`,
        ) +
        c.circ(x - 5, 350, 4, '#17131A') +
        c.circ(x - 5, 392, 4, '#17131A') +
        c.path(`M${x + 26} 246l10 -14l8 10l9 -12l4 16Z`, '#FFFFFF') +
        (nth === 2 ? c.sprig(x - 36, 236, 40, -80, C.sage, true, 5) + c.flower(x - 34, 230, 13, C.blush) : '');
    });
    const shoe = 'M-86 20C-90 -4 -70 -18 -40 -22C-10 -26 20 -40 36 -50C60 -56 84 -44 86 -20V20Z';
    for (const [x, y] of [
      [330, 668],
      [480, 690],
    ] as const)
      s += c.at(
        x,
        y,
        c.ell(6, 26, 96, 9, C.deep, `opacity=".5" ${c.blur(6)}`) +
          c.path(
            shoe,
            c.lin([
              [0, '#A9683A'],
              [0.5, '#7A4426'],
              [1, '#4A2818'],
            ]),
          ) +
          c.rect('#2A1A14', -88, 18, 176, 9, 'rx="3"') +
          c.line('M-10 -24L10 -6M6 -32L26 -14M-60 -10Q-40 -18 -20 -12', '#E6C79A', 2.4),
        0.9,
      );
    return s + c.posy(90, 680, 84, [C.cream, C.blush, C.rose], 6) + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.3);
  },
};
