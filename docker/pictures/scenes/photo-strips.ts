import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

/** Four takes of two people, each a little different. */
function strip(c: Studio, ground: string): string {
  const [w, h] = [132, 118];
  let s = '';
  for (let i = 0; i < 4; i++) {
    const [x, y] = [-w / 2, -270 + i * (h + 14)];
    const back = mix(ground, c.pick([C.blush, C.honey, C.sage]), 0.35);
    s += c.clipped(
      `M${f(x)} ${f(y)}H${f(x + w)}V${f(y + h)}H${f(x)}Z`,
      c.rect(
        c.rad([
          [0, mix(back, '#FFFFFF', 0.5)],
          [1, back],
        ]),
        x,
        y,
        w,
        h,
      ) +
        c.at(
          c.rand(-8, 8),
          y + h * 0.42 + c.rand(-6, 8),
          c.portrait(0, 0, c.rand(0.92, 1.12), '#2B2230', '#FBF5EC'),
          1,
          c.rand(-9, 9),
        ) +
        hearts(c, y),
    );
  }
  return s;
}

const hearts = (c: Studio, y: number) =>
  c.r() < 0.6
    ? c.at(
        c.rand(-46, 46),
        y + c.rand(12, 26),
        c.path('M0 6C-10 -6 -22 4 0 22C22 4 10 -6 0 6Z', c.pick([C.clay, C.rose, C.plum])),
        c.rand(0.5, 0.9),
        c.rand(-20, 20),
      )
    : '';

/** Strips from a photo booth, spread out on a table. */
export const photoStrips: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick([C.blush, '#CBB9A8', '#B9BFB0', C.terra]), 0.08);
    const spread = [
      [0.14, 0.56, -17],
      [0.38, 0.42, -6],
      [0.62, 0.52, 4],
      [0.87, 0.46, 15],
    ] as const;
    for (const [x, y, angle] of spread)
      s += c.card(
        w * x,
        h * y,
        160,
        570,
        angle + c.rand(-3, 3),
        '#FDFAF5',
        strip(c, c.pick([C.rose, C.sage, C.mauve, C.sand])),
      );
    for (let i = 0; i < 44; i++)
      s += c.at(
        c.rand(0, 1) * w,
        c.rand(0, 1) * h,
        c.rect(c.pick([C.gold, C.rose, C.plum, C.honey, '#FFFFFF']), -4, -4, 8, 8, 'rx="2" opacity=".85"'),
        c.rand(0.5, 1.1),
        c.rand(0, 90),
      );
    s += c.posy(w * 0.02, h * 0.06, h * 0.12, [C.blush, C.cream, C.peach], 5) + c.leafShadow(0.2, C.plum, 'tr', 4);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.28);
  },
};
