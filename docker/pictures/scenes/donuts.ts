import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Donuts with icing on the pegs of a board. */
export const donuts: Scene = {
  frame: [1, 1.3, 0.5, 0.46],
  mirrors: true,
  draw: (c) => {
    const [board, wall] = c.pick([
      ['#FBF4EA', '#C9BBAE'],
      ['#E9D6D2', '#B9A9AC'],
      ['#DDE3D8', '#A9B2A6'],
      ['#C9AE8F', '#D9CCBC'],
    ] as const);
    let s =
      c.room(wall, 0.5) +
      c.tabletop(640, '#B99678') +
      c.rect(C.deep, 110, 56, 760, 590, `rx="14" opacity=".4" ${c.blur(18)}`) +
      c.rect(c.gold(), 94, 34, 772, 606, 'rx="16"') +
      c.rect(
        c.lin(
          [
            [0, mix(board, '#FFFFFF', 0.4)],
            [1, mix(board, C.plum, 0.15)],
          ],
          0,
          0,
          1,
          1,
        ),
        106,
        46,
        748,
        582,
        'rx="10"',
      );
    const icings = [C.rose, C.blush, '#7A4A34', C.cream, C.peach, C.mauve, C.sage];
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 5; col++) {
        const [x, y] = [192 + col * 144, 122 + row * 142];
        const icing = icings[(row * 3 + col * 2 + c.int(0, 1)) % icings.length] ?? C.rose;
        let d =
          c.circ(8, 12, 58, C.deep, `opacity=".35" ${c.blur(8)}`) +
          c.circ(
            0,
            0,
            58,
            c.rad([
              [0, '#C98F52'],
              [0.75, '#D9A565'],
              [1, '#A9703C'],
            ]),
          );
        d += c.path(
          `M${Array.from({ length: 16 }, (_, i) => `${f(Math.cos(i * 0.3927) * (52 + c.rand(-5, 3)))} ${f(Math.sin(i * 0.3927) * (52 + c.rand(-5, 3)))}`).join('L')}Z`,
          c.rad([
            [0, mix(icing, C.deep, 0.1)],
            [0.7, icing],
            [1, mix(icing, '#FFFFFF', 0.3)],
          ]),
          `stroke="${icing}" stroke-width="8" stroke-linejoin="round"`,
        );
        if ((row + col) % 3 === 0)
          for (let i = 0; i < 20; i++) {
            const a = c.rand(0, 6.28);
            const r = c.rand(26, 48);
            d += c.at(
              Math.cos(a) * r,
              Math.sin(a) * r,
              c.rect(c.pick(['#FFFFFF', C.gold, C.terra, C.sage]), -6, -2, 12, 4, 'rx="2"'),
              1,
              c.rand(0, 180),
            );
          }
        if ((row + col) % 3 === 1)
          for (let i = 0; i < 6; i++)
            d += c.line(
              `M-46 ${-34 + i * 14}Q0 ${-44 + i * 16} 46 ${-34 + i * 14}`,
              mix(icing, '#FFFFFF', 0.65),
              4,
              'opacity=".85"',
            );
        d +=
          c.circ(0, 0, 19, '#A9703C') +
          c.circ(0, 2, 15, mix(board, C.deep, 0.25)) +
          c.circ(0, 0, 11, c.gold()) +
          c.path(
            'M-34 -34A48 48 0 0 1 10 -46',
            'none',
            'stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" opacity=".55"',
          );
        s += c.at(x, y, d, 1, c.rand(0, 360));
      }
    return (
      s +
      c.posy(70, 660, 110, [C.blush, C.cream, C.rose], 7) +
      c.posy(890, 670, 96, [C.cream, C.peach], 6) +
      c.leak(C.honey, 1, 0, 0.8, 0.35) +
      c.vignette(0.28)
    );
  },
};
