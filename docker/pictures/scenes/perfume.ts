import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A perfume bottle on a mirrored tray. */
export const perfume: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [wall, glass] = c.pick([
      ['#DCC6C0', C.peach],
      ['#C9CCC0', '#B9A9C6'],
      ['#D6C9B6', C.rose],
      ['#CDBBC4', C.honey],
    ] as const);
    let s = c.room(wall, 0.7) + c.tabletop(520, '#EADFD3');
    s +=
      c.ell(490, 612, 372, 66, C.deep, `opacity=".35" ${c.blur(14)}`) +
      c.ell(480, 596, 366, 62, c.gold()) +
      c.ell(
        480,
        590,
        350,
        55,
        c.lin(
          [
            [0, '#FFFFFF'],
            [0.5, mix(wall, '#FFFFFF', 0.5)],
            [1, mix(wall, C.plum, 0.2)],
          ],
          0,
          0,
          1,
          0.3,
        ),
      );
    const body = c.lin(
      [
        [0, mix(glass, '#FFFFFF', 0.7)],
        [0.3, mix(glass, '#FFFFFF', 0.3)],
        [0.55, glass],
        [1, mix(glass, C.deep, 0.3)],
      ],
      0,
      0,
      1,
      0,
    );
    s += c.path(
      'M380 590C330 560 318 470 352 410C380 366 420 346 440 330V300H520V330C540 346 580 366 608 410C642 470 630 560 580 590Z',
      body,
      'opacity=".95"',
    );
    for (let i = 0; i < 9; i++)
      s += c.line(
        `M${f(448 + i * 8)} 332C${f(370 + i * 27)} 400 ${f(360 + i * 30)} 520 ${f(396 + i * 21)} 588`,
        '#FFFFFF',
        2,
        'opacity=".35"',
      );
    s +=
      c.path(
        'M344 480C420 500 540 500 616 480C622 530 606 572 580 588H380C354 572 338 530 344 480Z',
        mix(glass, C.amber, 0.4),
        'opacity=".45"',
      ) +
      c.block(436, 272, 88, 32, '#D9B36A', 6) +
      c.block(452, 226, 56, 48, '#D9B36A', 8);
    s +=
      c.line('M508 250C600 236 650 262 668 320C676 360 690 372 712 380', '#B98A45', 7) +
      c.ell(
        742,
        414,
        52,
        44,
        c.ball([
          [0, mix(C.plum, '#FFFFFF', 0.35)],
          [1, C.plum],
        ]),
      ) +
      c.block(700, 372, 26, 22, '#D9B36A', 4);
    for (let i = 0; i < 9; i++)
      s += c.line(
        `M${f(720 + i * 6)} 452C${f(712 + i * 7)} 480 ${f(716 + i * 6)} 500 ${f(708 + i * 8)} 520`,
        mix(C.plum, C.rose, c.rand(0, 0.4)),
        3,
      );
    for (const [x, k, color] of [
      [240, 1, C.blush],
      [690, 0.8, '#A9B2A2'],
    ] as const)
      s +=
        c.shade(x + 6, 604, 56 * k, 8) +
        c.g(
          c.block(x - 44 * k, 604 - 120 * k, 88 * k, 120 * k, color, 10) +
            c.block(x - 14 * k, 604 - 160 * k, 28 * k, 42 * k, '#D9B36A', 4) +
            c.rect('#FFFDF9', x - 26 * k, 604 - 84 * k, 52 * k, 44 * k, 'opacity=".85"'),
          'opacity=".95"',
        );
    s +=
      c.flower(330, 620, 44, C.blush) +
      c.flower(282, 640, 34, C.cream) +
      c.circ(560, 628, 20, 'none', `stroke="${C.gold}" stroke-width="6"`) +
      c.circ(560, 606, 8, '#EAF4FA');
    return (
      s +
      c.glow(420, 400, 120, '#FFFFFF', 0.4) +
      c.g(c.posy(60, 690, 100, [C.rose, C.cream], 5), c.blur(2)) +
      c.leak(C.honey, 1, 0, 0.8, 0.35) +
      c.vignette(0.26)
    );
  },
};
