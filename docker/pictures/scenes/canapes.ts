import { C, balls, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Rows of canapes on a slate. */
export const canapes: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [slate, wall] = c.pick([
      ['#4A4A4E', '#C9BBAE'],
      ['#3F4844', '#BFC2B4'],
      ['#54464A', '#CDB9B2'],
      ['#5A544E', '#D6C9B6'],
    ] as const);
    let s =
      c.field([mix(wall, C.deep, 0.25), wall, mix(wall, '#FFFFFF', 0.3)], 0, 330) +
      c.bokeh(24, [C.honey, '#FFF3DC', C.peach], 14, 44, [0, 0, 1, 0.4], [0.15, 0.45]) +
      c.tabletop(320, '#D9C6B2');
    s +=
      c.path('M70 420H890L960 690H0Z', C.deep, `opacity=".4" transform="translate(8 14)" ${c.blur(14)}`) +
      c.path(
        'M90 400H870L944 676H16Z',
        c.lin([
          [0, mix(slate, '#FFFFFF', 0.25)],
          [1, mix(slate, C.deep, 0.4)],
        ]),
      );
    for (let i = 0; i < 40; i++)
      s += c.line(
        `M${f(c.rand(60, 860))} ${f(c.rand(410, 670))}q${f(c.rand(20, 80))} ${f(c.rand(-4, 4))} ${f(c.rand(40, 120))} 0`,
        '#FFFFFF',
        1.2,
        'opacity=".1"',
      );
    const bite = (x: number, y: number, k: number, kind: number) => {
      const bread =
        c.ell(x + 6, y + 10 * k, 58 * k, 18 * k, C.deep, `opacity=".5" ${c.blur(7)}`) +
        c.path(
          `M${f(x - 54 * k)} ${f(y - 18 * k)}V${f(y + 2 * k)}A${f(54 * k)} ${f(18 * k)} 0 0 0 ${f(x + 54 * k)} ${f(y + 2 * k)}V${f(y - 18 * k)}Z`,
          c.lin(
            [
              [0, '#A9703C'],
              [0.4, '#E6BC82'],
              [1, '#8A5A30'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        c.ell(x, y - 18 * k, 54 * k, 18 * k, '#EFCF9C');
      if (kind === 0)
        return (
          bread +
          c.path(
            `M${f(x - 40 * k)} ${f(y - 24 * k)}C${f(x - 30 * k)} ${f(y - 60 * k)} ${f(x + 10 * k)} ${f(y - 30 * k)} ${f(x + 20 * k)} ${f(y - 58 * k)}C${f(x + 50 * k)} ${f(y - 50 * k)} ${f(x + 46 * k)} ${f(y - 14 * k)} ${f(x)} ${f(y - 12 * k)}C${f(x - 30 * k)} ${f(y - 12 * k)} ${f(x - 40 * k)} ${f(y - 16 * k)} ${f(x - 40 * k)} ${f(y - 24 * k)}Z`,
            c.lin([
              [0, '#F4A88A'],
              [1, '#D97A5A'],
            ]),
          ) +
          c.ell(x - 6 * k, y - 44 * k, 18 * k, 10 * k, '#FFFDF6') +
          c.sprig(x, y - 44 * k, 44 * k, -60, C.moss, false, 6)
        );
      if (kind === 1)
        return (
          bread +
          c.ell(x, y - 28 * k, 40 * k, 16 * k, '#FFFDF6') +
          [-20, 6, 24]
            .map((d, i) => c.circ(x + d * k, y - (44 + (i % 2) * 10) * k, 17 * k, c.ball(balls.strawberry)))
            .join('') +
          c.leaf(x, y - 56 * k, 34 * k, -30, C.moss, 0.4) +
          c.leaf(x, y - 56 * k, 30 * k, -150, C.sage, 0.4)
        );
      return (
        bread +
        c.path(
          `M${f(x - 40 * k)} ${f(y - 22 * k)}L${f(x - 6 * k)} ${f(y - 70 * k)}L${f(x + 44 * k)} ${f(y - 26 * k)}Z`,
          c.rounded('#F6E3B4'),
        ) +
        c.circ(x - 2 * k, y - 26 * k, 20 * k, '#5A3450') +
        c.circ(x - 2 * k, y - 26 * k, 14 * k, '#C9605A') +
        Array.from({ length: 8 }, () => c.circ(x + c.rand(-10, 8) * k, y - c.rand(16, 36) * k, 1.5, C.honey)).join('') +
        c.line(`M${f(x + 14 * k)} ${f(y - 20 * k)}V${f(y - 112 * k)}`, '#D9B98A', 3 * k) +
        c.circ(x + 14 * k, y - 114 * k, 6 * k, C.gold)
      );
    };
    for (let row = 0; row < 3; row++)
      for (let col = 0; col < 5; col++) {
        const k = 0.8 + row * 0.18;
        s += bite(480 + (col - 2) * (158 + row * 18), 452 + row * 88, k, (row + col) % 3);
      }
    return (
      s +
      c.posy(40, 400, 84, [C.cream, C.blush], 5) +
      c.g(c.posy(930, 360, 80, [C.rose, C.cream], 5), c.blur(2)) +
      c.leak(C.honey, 1, 0, 0.8, 0.4) +
      c.vignette(0.34)
    );
  },
};
