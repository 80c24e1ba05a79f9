import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Small boxes with ribbons and jars with labels, one for each guest. */
export const favors: Scene = {
  frame: [1, 1.4, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#D8C3BC', '#C5CABB', '#CBBBA8', '#B9A6A9']);
    const [paper, ribbon] = c.pick([
      [C.cream, C.plum],
      [C.blush, C.gold],
      ['#C9CFC2', C.terra],
      ['#EADFD3', C.moss],
    ] as const);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, C.deep, 0.2)],
            [1, mix(wall, '#FFFFFF', 0.2)],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      c.windowLight(w * 0.34, h * 0.06, w * 0.44, h * 0.5, -13, 2, 3, '#FFF3DC', 0.8) +
      c.leafShadow(0.22, C.plum, 'tl', 4) +
      c.rect(
        c.lin([
          [0, '#F6ECDF'],
          [0.3, '#DCC8B4'],
          [1, '#A88C78'],
        ]),
        0,
        h * 0.6,
        w,
        h * 0.4,
      );
    const box = (k: number) =>
      c.shade(10, 4, 76, 12, 0.4) +
      c.rect(c.rounded(paper), -62, -92, 124, 92, 'rx="3"') +
      c.rect(c.rounded(mix(paper, '#FFFFFF', 0.3)), -68, -112, 136, 32, 'rx="3"') +
      c.rect(c.rounded(ribbon), -9, -112, 18, 112) +
      c.path('M0 -112C-60 -170 -92 -126 0 -112C92 -126 60 -170 0 -112Z', c.rounded(ribbon, false)) +
      c.path('M-4 -112L-36 -84L-22 -82L0 -108L24 -82L38 -86L4 -112Z', mix(ribbon, C.deep, 0.2)) +
      c.circ(0, -114, 9, mix(ribbon, '#FFFFFF', 0.2)) +
      (k > 0.9 ? c.sprig(6, -116, 60, -30, C.sage, true, 6) : '');
    const jar = () =>
      c.shade(10, 4, 62, 11, 0.4) +
      c.rect(
        c.lin(
          [
            [0, '#A9601C'],
            [0.3, '#F4B54A'],
            [0.6, '#E2952F'],
            [1, '#8A4A14'],
          ],
          0,
          0,
          1,
          0,
        ),
        -52,
        -104,
        104,
        104,
        'rx="16"',
      ) +
      c.rect('#FFFFFF', -44, -98, 15, 88, 'rx="7" opacity=".35"') +
      c.rect(c.gold(), -44, -132, 88, 30, 'rx="5"') +
      c.path('M-54 -126Q0 -156 54 -126L58 -100Q0 -112 -58 -100Z', c.rounded(paper, false)) +
      c.rect(ribbon, -46, -112, 92, 6) +
      c.rect('#FFFDF8', -32, -78, 64, 48, 'rx="4"') +
      c.path('M0 -40C-24 -58 -12 -74 0 -62C12 -74 24 -58 0 -40Z', ribbon);
    for (const [y, k, count] of [
      [0.68, 0.66, 8],
      [0.8, 0.86, 6],
      [0.96, 1.14, 5],
    ] as const)
      for (let i = 0; i < count; i++)
        s += c.at(
          w * ((i + 0.5) / count) + c.rand(-5, 5),
          h * y,
          (i + Math.round(y * 10)) % 3 === 0 ? jar() : box(k),
          k,
        );
    s +=
      c.g(c.posy(w * 0.06, h * 0.52, h * 0.12, [C.blush, C.cream, C.rose], 5), c.blur(1.5)) +
      c.posy(w * 0.97, h * 0.98, h * 0.12, [C.cream, C.blush, C.peach], 5);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
