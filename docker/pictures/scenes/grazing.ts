import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Cheese, figs, grapes and bread on a board, from above. */
export const grazing: Scene = {
  frame: [1, 1.4, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wood = c.pick(['#A9744A', '#8A5A3C', '#C99A66']);
    let s = c.linen(c.pick([C.linen, '#CFC6B4', '#B9BFB0', C.blush]), 0.1);
    const [bw, bh] = [w * 0.8, h * 0.72];
    let board =
      c.rect(C.deep, -bw / 2 + 8, -bh / 2 + 16, bw, bh, `rx="60" opacity=".45" ${c.blur(14)}`) +
      c.rect(
        c.lin(
          [
            [0, mix(wood, '#FFFFFF', 0.2)],
            [0.5, wood],
            [1, mix(wood, C.deep, 0.25)],
          ],
          0,
          0,
          1,
          1,
        ),
        -bw / 2,
        -bh / 2,
        bw,
        bh,
        'rx="60"',
      );
    for (let i = 0; i < 12; i++) {
      const y = -bh / 2 + 30 + (i * (bh - 60)) / 11;
      board += c.line(
        `M${f(-bw / 2 + 20)} ${f(y)}C${f(-bw / 6)} ${f(y + c.rand(-12, 12))} ${f(bw / 6)} ${f(y + c.rand(-12, 12))} ${f(bw / 2 - 20)} ${f(y)}`,
        mix(wood, C.deep, 0.4),
        c.rand(0.8, 2.4),
        'opacity=".4"',
      );
    }
    s += c.at(w / 2, h / 2, board, 1, c.rand(-4, 4));
    const fig = (x: number, y: number, r: number) =>
      c.circ(x + 3, y + 6, r, C.deep, `opacity=".35" ${c.blur(4)}`) +
      c.circ(x, y, r, '#5A2A46') +
      c.circ(x, y, r * 0.88, '#F3DCC8') +
      c.circ(
        x,
        y,
        r * 0.72,
        c.rad([
          [0, '#E9A48F'],
          [0.6, C.clay],
          [1, '#8A2F3C'],
        ]),
      ) +
      Array.from({ length: 18 }, () => {
        const [a, d] = [c.rand(0, 6.28), r * c.rand(0.1, 0.6)];
        return c.circ(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.04, '#FBE3C4');
      }).join('');
    const grape = (x: number, y: number, r: number, color: string) =>
      c.circ(x + 2, y + 4, r, C.deep, `opacity=".3" ${c.blur(3)}`) +
      c.circ(
        x,
        y,
        r,
        c.rad(
          [
            [0, mix(color, '#FFFFFF', 0.7)],
            [0.4, color],
            [1, mix(color, C.deep, 0.45)],
          ],
          0.36,
          0.32,
          0.75,
        ),
      );
    const round = (x: number, y: number, r: number) =>
      c.circ(x + 5, y + 10, r, C.deep, `opacity=".35" ${c.blur(8)}`) +
      c.circ(
        x,
        y,
        r,
        c.rad([
          [0, '#FFFDF6'],
          [0.8, '#F6EBD6'],
          [1, '#D9C6A4'],
        ]),
      ) +
      c.path(
        `M${f(x)} ${f(y)}L${f(x + r * 0.98)} ${f(y - r * 0.2)}A${f(r)} ${f(r)} 0 0 1 ${f(x + r * 0.72)} ${f(y + r * 0.7)}Z`,
        mix(wood, C.deep, 0.15),
      ) +
      c.path(
        `M${f(x)} ${f(y)}L${f(x + r * 0.98)} ${f(y - r * 0.2)}L${f(x + r * 0.98)} ${f(y - r * 0.08)}L${f(x + 6)} ${f(y + 8)}Z`,
        '#F4D98F',
      );
    const cracker = (x: number, y: number, a: number) =>
      c.at(
        x,
        y,
        c.rect(C.deep, -30, -26, 64, 60, `rx="8" opacity=".3" ${c.blur(4)}`) +
          c.rect(c.rounded('#E3B878', false), -32, -32, 62, 62, 'rx="8"') +
          [-14, 0, 14].map((q) => [-14, 0, 14].map((p) => c.circ(q, p, 2, '#A9743A')).join('')).join(''),
        1,
        a,
      );
    s += round(w * 0.3, h * 0.34, h * 0.15) + round(w * 0.7, h * 0.68, h * 0.12);
    for (let i = 0; i < 9; i++) s += cracker(w * (0.44 + i * 0.036), h * (0.24 + Math.sin(i * 0.7) * 0.03), i * 14);
    for (let i = 0; i < 6; i++)
      s += c.at(
        w * (0.24 + i * 0.042),
        h * 0.74,
        c.path('M-46 0A46 46 0 0 1 46 0Z', c.rounded('#EFC76A', false)) +
          c.path('M-46 0A46 46 0 0 1 46 0L42 8H-42Z', '#C98B3C', 'opacity=".3"'),
        0.8,
        -30 + i * 10,
      );
    for (const [gx, gy, color] of [
      [0.53, 0.5, '#6B3A56'],
      [0.78, 0.4, '#9DAE6A'],
    ] as const)
      for (let i = 0; i < 26; i++)
        s += grape(
          w * gx + c.rand(-70, 70),
          h * gy + c.rand(-48, 48),
          c.rand(13, 19),
          mix(color, C.plum, c.rand(0, 0.25)),
        );
    for (const [x, y] of [
      [0.4, 0.56],
      [0.46, 0.66],
      [0.62, 0.3],
      [0.2, 0.56],
      [0.86, 0.58],
      [0.58, 0.78],
    ] as const)
      s += fig(w * x, h * y, h * c.rand(0.045, 0.06));
    for (let i = 0; i < 26; i++)
      s += c.at(
        w * c.rand(0.18, 0.82),
        h * c.rand(0.24, 0.78),
        c.ell(0, 0, 8, 5, c.pick(['#8A5A3C', '#6B4630', '#A97A4A'])),
        1,
        c.rand(0, 180),
      );
    for (const [x, y, a] of [
      [0.35, 0.5, 20],
      [0.66, 0.5, -30],
      [0.5, 0.36, 80],
      [0.82, 0.76, 200],
    ] as const)
      s += c.sprig(w * x, h * y, h * 0.14, a, C.sage, false, 8);
    s +=
      c.posy(w * 0.1, h * 0.88, h * 0.1, [C.blush, C.cream, C.peach], 4) +
      c.posy(w * 0.92, h * 0.12, h * 0.1, [C.cream, C.rose], 4) +
      c.leafShadow(0.2, C.deep, 'tl', 4);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.32);
  },
};
