import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Bow ties and folded pocket squares in a drawer. */
export const bowTies: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const wood = c.pick(['#8A5E40', '#6A4A3C', '#A9805A', '#7A6A5C']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wood, '#FFFFFF', 0.25)],
            [1, mix(wood, C.deep, 0.35)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.rect(mix(wood, C.deep, 0.55), 50, 44, 860, 632, 'rx="10"') +
      c.rect(
        c.lin([
          [0, '#5A4A48'],
          [1, '#3A2E30'],
        ]),
        66,
        60,
        828,
        600,
        'rx="6"',
      );
    const cloths = [
      C.plum,
      '#37405C',
      '#4E5F4B',
      C.rose,
      '#7A4A34',
      C.mauve,
      '#26222E',
      C.terra,
      '#6F7C86',
      C.gold,
      '#8F4A58',
      C.sage,
    ];
    const tie = (color: string, kind: number) => {
      const silk = c.lin([
        [0, mix(color, '#FFFFFF', 0.3)],
        [0.5, color],
        [1, mix(color, C.deep, 0.45)],
      ]);
      const wing = (k: number) =>
        `M0 -10C${k * 30} -40 ${k * 70} -50 ${k * 96} -42C${k * 104} -14 ${k * 104} 14 ${k * 96} 42C${k * 70} 50 ${k * 30} 40 0 10Z`;
      const marks =
        kind === 1
          ? Array.from({ length: 22 }, (_, i) =>
              c.circ(-84 + (i % 8) * 24, -26 + Math.floor(i / 8) * 26, 3.4, mix(color, '#FFFFFF', 0.7)),
            ).join('')
          : kind === 2
            ? Array.from({ length: 14 }, (_, i) =>
                c.line(`M${-110 + i * 17} 50L${-80 + i * 17} -50`, mix(color, C.honey, 0.6), 3, 'opacity=".7"'),
              ).join('')
            : '';
      return (
        c.path(wing(-1) + wing(1), C.deep, `opacity=".5" transform="translate(5 10)" ${c.blur(7)}`) +
        c.clipped(
          wing(-1) + wing(1),
          c.rect(silk, -110, -54, 220, 108) +
            marks +
            c.path('M-96 -10L-20 0L-96 12ZM96 -10L20 0L96 12Z', C.deep, `opacity=".22" ${c.blur(3)}`),
        ) +
        c.rect(c.rounded(color, false), -17, -22, 34, 44, 'rx="7"')
      );
    };
    const square = (color: string) =>
      c.path(
        'M-84 50V-30L-50 -62L-22 -26L6 -66L36 -28L62 -58L84 -22V50Z',
        C.deep,
        `opacity=".45" transform="translate(5 9)" ${c.blur(7)}`,
      ) +
      c.path(
        'M-84 50V-30L-50 -62L-22 -26L6 -66L36 -28L62 -58L84 -22V50Z',
        c.lin([
          [0, mix(color, '#FFFFFF', 0.5)],
          [1, mix(color, C.deep, 0.3)],
        ]),
      ) +
      c.line('M-50 -62L-40 50M6 -66L10 50M62 -58L52 50', mix(color, C.deep, 0.35), 2, 'opacity=".5"');
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 3; col++) {
        const color = cloths[(row * 3 + col + c.int(0, 3) * 3) % cloths.length] ?? C.plum;
        const [x, y] = [204 + col * 276, 134 + row * 150];
        s +=
          c.rect('none', x - 134, y - 70, 268, 142, 'rx="4" stroke="#1E1618" stroke-width="5" opacity=".6"') +
          c.at(x, y, (row + col) % 3 === 2 ? square(color) : tie(color, (row * 2 + col) % 3), 1, c.rand(-3, 3));
      }
    return (
      s +
      c.leafShadow(0.3, C.deep, 'tr', 3) +
      c.posy(930, 680, 110, [C.cream, C.blush], 6) +
      c.leak(C.honey, 0, 0, 0.9, 0.4) +
      c.vignette(0.34)
    );
  },
};
