import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

const macaron = (c: Studio, x: number, y: number, r: number, color: string) => {
  const shell = (at: number, up: number) =>
    c.path(
      `M${f(x - r)} ${f(at)}C${f(x - r)} ${f(at - up * r * 0.62)} ${f(x + r)} ${f(at - up * r * 0.62)} ${f(x + r)} ${f(at)}Z`,
      c.lin(
        [
          [0, mix(color, '#FFFFFF', 0.55)],
          [0.6, color],
          [1, mix(color, C.deep, 0.22)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  const foot = (at: number) =>
    Array.from({ length: 11 }, (_unused, i) =>
      c.circ(x - r * 0.92 + i * r * 0.184, at, r * 0.1, mix(color, '#FFFFFF', 0.2)),
    ).join('');
  return (
    c.shade(x + 4, y + r * 0.5, r, r * 0.16, 0.3) +
    shell(y + r * 0.18, -1) +
    foot(y + r * 0.17) +
    c.rect('#FFF6E6', x - r * 0.94, y - r * 0.06, r * 1.88, r * 0.2, `rx="${f(r * 0.1)}"`) +
    foot(y - r * 0.1) +
    shell(y - r * 0.1, 1) +
    c.ell(x - r * 0.36, y - r * 0.36, r * 0.26, r * 0.08, '#FFFFFF', 'opacity=".6"')
  );
};

/** Macarons and small cakes on tiers. */
export const sweets: Scene = {
  frame: [1, 1.35, 0.5, 0.52],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#D8C3BC', '#C5CABB', '#CBBBA8', '#BFA9B0']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.3)],
            [1, mix(wall, C.deep, 0.25)],
          ],
          0,
          0,
          1,
          0.7,
        ),
      ) +
      c.windowLight(w * 0.3, h * 0.06, w * 0.46, h * 0.56, -13, 2, 3, '#FFF3DC', 0.8) +
      c.leafShadow(0.2, C.plum, 'tl', 4) +
      c.rect(
        c.lin([
          [0, '#F6ECDF'],
          [0.3, '#DCC8B4'],
          [1, '#A88C78'],
        ]),
        0,
        h * 0.82,
        w,
        h * 0.18,
      );
    const colors = c.pick([
      [C.blush, C.rose, C.cream],
      [C.mist, C.sage, C.cream],
      [C.peach, C.honey, C.blush],
      ['#C9B4D0', C.blush, C.rose],
    ] as const);
    const cx = w * 0.46;
    const tiers = [
      [0.9, 300, 56],
      [0.66, 220, 52],
      [0.44, 140, 48],
    ] as const;
    s +=
      c.shade(cx + 14, h * 0.92, 240, 18, 0.4) +
      c.rect(c.gold(), cx - 7, h * 0.2, 14, h * 0.7) +
      c.circ(cx, h * 0.18, 15, c.gold()) +
      c.ell(cx, h * 0.925, 110, 13, c.gold());
    for (const [at, half, r] of tiers) {
      const y = h * at;
      s +=
        c.ell(
          cx,
          y,
          half,
          22,
          c.lin(
            [
              [0, '#B9AFA6'],
              [0.3, '#FFFFFF'],
              [1, '#C9BBAE'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        c.ell(cx, y - 6, half, 20, '#FDF8F1') +
        c.ell(cx, y - 6, half - 8, 17, 'none', `stroke="${C.gold}" stroke-width="2.4"`);
      const count = Math.floor((half * 1.84) / (r * 1.5));
      for (let i = 0; i < count; i++)
        s += macaron(c, cx - half * 0.8 + (i / (count - 1)) * half * 1.6, y - 34, r * 0.86, c.pick(colors));
      for (let i = 0; i < count - 1; i++)
        s += macaron(c, cx - half * 0.8 + ((i + 0.5) / (count - 1)) * half * 1.6, y - 84, r * 0.8, c.pick(colors));
      s +=
        c.flower(cx + half * 0.86, y - 12, 19, c.pick([C.blush, C.rose])) +
        c.leaf(cx + half * 0.8, y - 6, 34, 150, C.sage);
    }
    s += c.posy(cx, h * 0.19, 42, [C.blush, C.rose, C.cream], 6);
    for (const [x, k] of [
      [0.82, 1.1],
      [0.93, 0.94],
    ] as const) {
      const [px, py] = [w * x, h * 0.95];
      s +=
        c.shade(px + 6, py, 60 * k, 9, 0.35) +
        c.path(
          `M${f(px - 50 * k)} ${f(py - 58 * k)}L${f(px - 38 * k)} ${f(py)}H${f(px + 38 * k)}L${f(px + 50 * k)} ${f(py - 58 * k)}Z`,
          c.rounded(c.pick([C.rose, C.sage, C.gold])),
        );
      for (const [row, rx] of [
        [0, 56],
        [1, 44],
        [2, 29],
        [3, 15],
      ] as const)
        s += c.ell(
          px,
          py - (64 + row * 21) * k,
          rx * k,
          18 * k,
          c.lin([
            [0, '#FFFFFF'],
            [1, mix(colors[0], C.plum, 0.12)],
          ]),
        );
      s += c.flower(px, py - 142 * k, 15 * k, C.rose);
    }
    return (
      s +
      c.posy(w * 0.02, h * 0.97, h * 0.13, [C.blush, C.cream, C.peach], 5) +
      c.leak(C.honey, 1, 0, 0.9, 0.4) +
      c.vignette(0.28)
    );
  },
};
