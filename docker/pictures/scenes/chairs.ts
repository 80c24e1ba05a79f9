import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

/** A wooden chair with a crossed back, from the front, on a sheet of 160 by 330. */
const chair = (c: Studio, wood: string) =>
  c.shade(0, 4, 84, 12, 0.4) +
  c.line('M-58 0L-50 -150M58 0L50 -150M-40 -14L-38 -140M40 -14L38 -140', mix(wood, C.deep, 0.35), 9) +
  c.line('M-52 -60H52', mix(wood, C.deep, 0.4), 6) +
  c.line('M-54 -150V-290C-54 -336 54 -336 54 -290V-150', wood, 11) +
  c.line('M-52 -170C-20 -240 20 -250 52 -296M52 -170C20 -240 -20 -250 -52 -296M-54 -196H54', wood, 7) +
  c.path(
    'M-64 -140L-56 -166H56L64 -140Q64 -132 56 -132H-56Q-64 -132 -64 -140Z',
    c.rounded(mix(wood, '#FFFFFF', 0.2), false),
  ) +
  c.rect('#FBF3E6', -52, -176, 104, 20, 'rx="10"');

/** Chairs with ribbons and flowers in rows on a lawn. */
export const chairs: Scene = {
  frame: [1, 1.35, 0.5, 0.64],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wood = c.pick(['#8A5A3C', '#5E4034', '#E9DECF', '#B98F6A']);
    let s =
      c.rect(
        c.lin([
          [0, '#E9DCC4'],
          [0.5, '#D9C9A2'],
          [1, '#8F9A6E'],
        ]),
      ) + c.glow(w * 0.75, h * 0.12, w * 0.5, '#FFF3D2', 1);
    for (const at of [0.02, 0.2, 0.55, 0.8, 0.98])
      s += c.g(c.tree(w * at, h * 0.56, h * c.rand(0.4, 0.56), mix(C.moss, '#D9C9A2', 0.4)), c.blur(5));
    s +=
      c.rect(
        c.lin([
          [0, '#A9AE86'],
          [0.3, '#8B9668'],
          [1, '#55623F'],
        ]),
        0,
        h * 0.52,
        w,
        h * 0.48,
      ) + c.ell(w * 0.7, h * 0.62, w * 0.4, h * 0.06, '#F4E6B8', `opacity=".5" ${c.blur(16)}`);
    for (const [row, y, k, blurred] of [
      [7, 0.64, 0.36, 2.4],
      [5, 0.76, 0.56, 1],
      [4, 0.97, 0.88, 0],
    ] as const) {
      let line = '';
      for (let i = 0; i < row; i++) {
        const x = w * ((i + 0.5) / row) + c.rand(-6, 6);
        line +=
          c.at(x, h * y, chair(c, wood), k) +
          (i % 2 === 0
            ? c.posy(x + 50 * k, h * y - 262 * k, 32 * k, [C.blush, C.cream, C.rose], 4) +
              c.line(
                `M${f(x + 52 * k)} ${f(h * y - 240 * k)}q${f(14 * k)} ${f(60 * k)} ${f(-4 * k)} ${f(120 * k)}M${f(x + 46 * k)} ${f(h * y - 240 * k)}q${f(-14 * k)} ${f(60 * k)} ${f(2 * k)} ${f(104 * k)}`,
                '#FFF6EE',
                5 * k,
              )
            : '');
      }
      s += c.g(line, blurred ? c.blur(blurred) : '');
    }
    for (let i = 0; i < 60; i++)
      s += c.ell(
        c.rand(0, 1) * w,
        h * c.rand(0.78, 1),
        c.rand(2, 5),
        c.rand(1, 3),
        c.pick([C.blush, C.rose, '#FFFFFF']),
        'opacity=".8"',
      );
    return s + c.leak('#FFE0B0', 0.85, 0, 1, 0.6) + c.vignette(0.32);
  },
};
