import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A drum kit on a stage under lights. */
export const drums: Scene = {
  frame: [1, 1.25, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [glow, shell] = c.pick([
      [C.honey, C.plum],
      [C.peach, '#37405C'],
      ['#E6B9C6', '#4E5F4B'],
      ['#FFE3B0', '#7A3A34'],
    ] as const);
    let s = c.field(['#1E1824', '#3E2A38', mix('#5A3E44', glow, 0.2)]);
    for (const [x, a] of [
      [140, 20],
      [380, 6],
      [620, -8],
      [850, -22],
    ] as const)
      s +=
        c.at(x, -20, c.path('M0 0L130 760H-130Z', glow, `opacity=".2" ${c.blur(18)}`), 1, a) +
        c.glow(x, 6, 80, glow, 0.9);
    s +=
      c.bokeh(26, [glow, C.rose], 10, 34, [0, 0, 1, 0.6], [0.1, 0.35]) +
      c.field(['#6A4638', '#2E1E20'], 600, 120) +
      c.ell(480, 650, 400, 40, glow, `opacity=".22" ${c.blur(20)}`) +
      c.ell(480, 668, 340, 24, C.deep, `opacity=".6" ${c.blur(10)}`);
    const chrome = c.lin(
      [
        [0, '#8F8882'],
        [0.4, '#FFFFFF'],
        [1, '#7A736E'],
      ],
      0,
      0,
      1,
      0,
    );
    for (const [x1, y1, x2, y2] of [
      [200, 250, 250, 660],
      [760, 250, 710, 660],
      [130, 380, 190, 660],
      [840, 390, 790, 660],
    ] as const)
      s += c.line(`M${x1} ${y1}L${x2} ${y2}M${x2 - 40} 670L${x2} 600L${x2 + 40} 670`, '#B9B0AA', 6);
    const drum = (x: number, y: number, rx: number, ry: number, tall: number) =>
      c.path(`M${x - rx} ${y}V${y + tall}A${rx} ${ry} 0 0 0 ${x + rx} ${y + tall}V${y}Z`, c.rounded(shell)) +
      Array.from({ length: 5 }, (_, i) =>
        c.rect(chrome, x - rx * 0.8 + i * rx * 0.4 - 4, y + 8, 8, tall, 'rx="3"'),
      ).join('') +
      c.ell(x, y, rx, ry, chrome) +
      c.ell(
        x,
        y,
        rx - 8,
        ry - 4,
        c.rad([
          [0, '#FFFFFF'],
          [1, '#DDD3C6'],
        ]),
      );
    s +=
      c.circ(480, 500, 178, chrome) +
      c.circ(480, 500, 164, shell) +
      c.circ(
        480,
        500,
        154,
        c.rad(
          [
            [0, '#FFFFFF'],
            [0.7, '#F4EADD'],
            [1, '#CBBBA9'],
          ],
          0.45,
          0.4,
          0.7,
        ),
      ) +
      c.path('M480 560C390 500 420 424 480 466C540 424 570 500 480 560Z', mix(shell, C.rose, 0.4), 'opacity=".9"');
    s +=
      drum(380, 300, 96, 26, 84) +
      drum(580, 300, 96, 26, 84) +
      drum(240, 480, 98, 24, 62) +
      drum(730, 480, 116, 30, 140);
    for (const [x, y, r, a] of [
      [200, 240, 130, -10],
      [760, 236, 140, 10],
      [120, 380, 96, -4],
      [850, 390, 100, 8],
    ] as const)
      s += c.at(
        x,
        y,
        c.ell(4, 8, r, r * 0.17, C.deep, `opacity=".5" ${c.blur(6)}`) +
          c.ell(
            0,
            0,
            r,
            r * 0.17,
            c.lin(
              [
                [0, '#A9742E'],
                [0.3, '#FBE9B4'],
                [0.55, '#D9A548'],
                [0.8, '#FFF6D6'],
                [1, '#8A5E24'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          c.ell(0, 0, r * 0.6, r * 0.1, 'none', 'stroke="#8A5E24" stroke-width="1.4" opacity=".6"') +
          c.ell(0, -4, r * 0.18, r * 0.07, '#F4D98A'),
        1,
        a,
      );
    s += c.line('M240 452L360 420M300 470L420 406', '#E6C79A', 9);
    return (
      s +
      c.posy(60, 660, 90, [C.blush, C.cream, C.rose], 6) +
      c.posy(910, 665, 84, [C.cream, C.peach], 6) +
      c.vignette(0.4)
    );
  },
};
