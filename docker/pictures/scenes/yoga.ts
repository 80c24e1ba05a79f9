import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Rolled mats, blocks and plants in a bright studio. */
export const yoga: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [mat, wall] = c.pick([
      [C.mauve, '#E0D8CC'],
      [C.sage, '#E3D6CC'],
      [C.terra, '#D9DACE'],
      ['#7A93A8', '#E6DDD2'],
    ] as const);
    let s = c.field([mix(wall, '#FFFFFF', 0.4), wall], 0, 520);
    for (const x of [150, 410, 670])
      s +=
        c.rect(
          c.lin([
            [0, '#FFFDF4'],
            [1, '#E6EAD6'],
          ]),
          x,
          40,
          210,
          400,
        ) +
        c.g(
          Array.from({ length: 9 }, () =>
            c.circ(
              c.rand(x + 10, x + 200),
              c.rand(260, 430),
              c.rand(16, 44),
              mix(C.sage, '#FFFFFF', c.rand(0.2, 0.6)),
              'opacity=".6"',
            ),
          ).join(''),
          c.blur(8),
        ) +
        c.line(`M${x + 105} 40V440M${x} 240H${x + 210}M${x} 40H${x + 210}V440H${x}Z`, '#FFFFFF', 9);
    s += c.glow(480, 240, 480, '#FFF6E0', 0.5) + c.field(['#DDB98F', '#A98260'], 500, 220);
    for (let i = 0; i < 11; i++)
      s += c.line(`M${480 + (i - 5) * 110} 500L${480 + (i - 5) * 260} 720`, '#8A6448', 2, 'opacity=".3"');
    s +=
      c.path('M320 520H600L760 720H160Z', '#FFF6E0', `opacity=".35" ${c.blur(8)}`) +
      c.path('M300 566H660L760 690H200Z', C.deep, `opacity=".3" transform="translate(8 10)" ${c.blur(10)}`) +
      c.path(
        'M300 566H660L760 690H200Z',
        c.lin([
          [0, mix(mat, '#FFFFFF', 0.3)],
          [1, mix(mat, C.deep, 0.12)],
        ]),
      ) +
      c.line('M320 574H646L738 682H224Z', mix(mat, '#FFFFFF', 0.5), 3, 'opacity=".7"') +
      c.path(
        'M480 600C450 620 460 650 480 656C500 650 510 620 480 600ZM440 626C420 636 436 660 480 658C460 650 450 634 440 626ZM520 626C540 636 524 660 480 658C500 650 510 634 520 626Z',
        mix(mat, '#FFFFFF', 0.5),
        'opacity=".8"',
      );
    const roll = (x: number, y: number, color: string, k: number) =>
      c.at(
        x,
        y,
        c.shade(10, 40, 130, 12, 0.35) +
          c.block(-110, -40, 220, 80, color, 40, false) +
          c.ell(-104, 0, 20, 40, mix(color, C.deep, 0.25)) +
          c.ell(-104, 0, 13, 28, mix(color, '#FFFFFF', 0.2)) +
          c.ell(-104, 0, 6, 14, mix(color, C.deep, 0.4)) +
          c.rect('#F4EADD', -40, -42, 14, 84) +
          c.rect('#F4EADD', 50, -42, 14, 84),
        k,
      );
    s +=
      roll(820, 560, C.rose, 0.8) +
      roll(840, 640, C.sage, 0.9) +
      roll(800, 500, mat, 0.7) +
      c.block(84, 596, 130, 50, '#C9A27A', 6, false) +
      c.block(96, 548, 110, 50, '#DDBE98', 6, false) +
      c.shade(150, 650, 90, 10, 0.3) +
      c.candle(120, 548, 26, 1.8) +
      c.ell(176, 544, 26, 8, '#8F8882') +
      c.ell(176, 534, 20, 7, '#A9A29C') +
      c.ell(176, 526, 14, 6, '#7A736E');
    s +=
      c.block(20, 420, 90, 110, '#F4EADD', 12) +
      Array.from({ length: 12 }, () =>
        c.leaf(64 + c.rand(-14, 14), 424, c.rand(110, 230), c.rand(-150, -30), mix(C.moss, C.sage, c.r()), 0.2),
      ).join('') +
      c.block(880, 380, 70, 90, '#D9A88F', 10) +
      Array.from({ length: 10 }, () =>
        c.leaf(914, 384, c.rand(90, 180), c.rand(-160, -20), mix(C.moss, C.forest, c.r()), 0.3),
      ).join('');
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.24);
  },
};
