import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Brushes, powders and a comb with pearls on a marble top. */
export const brushes: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const stone = c.pick(['#EDE4DC', '#E8D8D2', '#DDE0D8']);
    let s = c.rect(
      c.lin(
        [
          [0, '#FFFFFF'],
          [1, mix(stone, C.plum, 0.12)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 9; i++)
      s += c.line(
        `M${f(c.rand(-0.1, 0.6) * w)} ${f(c.rand(0, 1) * h)}q${f(c.rand(100, 260))} ${f(c.rand(-120, 120))} ${f(c.rand(200, 460))} ${f(c.rand(-140, 140))}t${f(c.rand(100, 300))} ${f(c.rand(-90, 90))}`,
        '#A8948C',
        c.rand(0.8, 4),
        `opacity="${f(c.rand(0.1, 0.35))}" ${c.blur(2)}`,
      );
    s += c.leafShadow(0.22, C.plum, 'tr', 4);
    const brush = (long: number, head: number, hair: string) =>
      c.rect(C.deep, -8, -long * 0.5 + 8, 22, long * 1.1, `opacity=".28" ${c.blur(6)}`) +
      c.path(
        `M-6 ${f(-long * 0.1)}L-3 ${f(long * 0.6)}Q0 ${f(long * 0.64)} 3 ${f(long * 0.6)}L6 ${f(-long * 0.1)}Z`,
        c.rounded(c.pick(['#F3E3DC', '#2F2630', C.rose])),
      ) +
      c.rect(c.gold(), -9, -long * 0.26, 18, long * 0.18, 'rx="3"') +
      c.path(
        `M-9 ${f(-long * 0.25)}C${f(-head)} ${f(-long * 0.4)} ${f(-head * 0.8)} ${f(-long * 0.56)} 0 ${f(-long * 0.6)}C${f(head * 0.8)} ${f(-long * 0.56)} ${f(head)} ${f(-long * 0.4)} 9 ${f(-long * 0.25)}Z`,
        c.lin([
          [0, mix(hair, '#FFFFFF', 0.4)],
          [0.5, hair],
          [1, mix(hair, C.deep, 0.3)],
        ]),
      );
    for (let i = 0; i < 6; i++)
      s += c.at(
        w * (0.1 + i * 0.085),
        h * (0.46 + c.rand(-0.05, 0.05)),
        brush(c.rand(300, 390), c.rand(16, 44), c.pick(['#8C6A58', '#D9B8A6', C.rose, '#4A3A3A'])),
        1,
        -22 + i * 6 + c.rand(-4, 4),
      );
    const pan = (x: number, y: number, r: number, color: string) =>
      c.circ(x + 6, y + 10, r, C.deep, `opacity=".3" ${c.blur(8)}`) +
      c.circ(x, y, r, c.gold()) +
      c.circ(
        x,
        y,
        r * 0.9,
        c.rad(
          [
            [0, mix(color, '#FFFFFF', 0.45)],
            [0.8, color],
            [1, mix(color, C.deep, 0.15)],
          ],
          0.4,
          0.36,
          0.7,
        ),
      ) +
      c.circ(x, y, r * 0.6, 'none', `stroke="#FFFFFF" stroke-opacity=".35" stroke-width="2"`) +
      c.circ(x, y, r * 0.34, 'none', `stroke="#FFFFFF" stroke-opacity=".3" stroke-width="2"`);
    for (const [x, y, r] of [
      [0.7, 0.24, 76],
      [0.87, 0.4, 62],
      [0.68, 0.56, 58],
      [0.84, 0.7, 80],
      [0.6, 0.8, 48],
    ] as const)
      s += pan(w * x, h * y, r, c.pick([C.rose, C.peach, C.mauve, '#D9A58E', C.plum, '#C98B7A']));
    const teeth = Array.from({ length: 13 }, (_unused, i) => c.line(`M${f(-66 + i * 11)} 0V58`, '#C79A55', 4)).join('');
    const comb =
      c.rect(C.deep, -72, -8, 152, 80, `opacity=".25" ${c.blur(7)}`) +
      teeth +
      c.rect(c.gold(), -74, -14, 148, 18, 'rx="8"') +
      Array.from({ length: 11 }, (_unused, i) =>
        c.circ(
          -64 + i * 13,
          -14 + Math.sin(i) * 4,
          c.rand(6, 10),
          c.rad(
            [
              [0, '#FFFFFF'],
              [0.5, '#F4E6DC'],
              [1, '#B99F94'],
            ],
            0.36,
            0.32,
            0.72,
          ),
        ),
      ).join('');
    s +=
      c.at(w * 0.42, h * 0.87, comb, 1.1, c.rand(-16, 8)) +
      c.posy(w * 0.02, h * 0.92, h * 0.15, [C.blush, C.cream, C.rose], 6) +
      c.g(c.posy(w * 0.98, h * 0.04, h * 0.12, [C.cream, C.blush], 4), c.blur(2));
    return s + c.leak(C.honey, 0, 0, 0.8, 0.3) + c.vignette(0.24, C.plum);
  },
};
