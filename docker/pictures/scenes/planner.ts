import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

const month = (c: Studio) => {
  let s = c.rect(C.plum, -82, -118, 164, 8, 'opacity=".85"');
  const day = c.int(9, 26);
  for (let i = 0; i < 31; i++) {
    const [x, y] = [-90 + (i % 7) * 30, -78 + Math.floor(i / 7) * 38];
    s +=
      c.circ(x, y, 3.4, '#8B7F7A', 'opacity=".75"') +
      (i === day
        ? c.path(
            `M${f(x)} ${f(y + 13)}C${f(x - 24)} ${f(y - 6)} ${f(x - 10)} ${f(y - 22)} ${f(x)} ${f(y - 8)}C${f(x + 10)} ${f(y - 22)} ${f(x + 24)} ${f(y - 6)} ${f(x)} ${f(y + 13)}Z`,
            'none',
            `stroke="${C.clay}" stroke-width="3"`,
          )
        : '');
  }
  return s;
};

/** A plan of the day: a list with ticks, a month with a heart, colours and cloth to choose from. */
export const planner: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: false,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick([C.linen, '#D7D3C4', C.blush, '#B9BFB0']), 0.09) + c.leafShadow(0.22, C.plum, 'tr', 4);
    let list = c.rect(C.plum, -118, -186, 150, 10, 'opacity=".85"') + c.rect(C.gold, -118, -164, 60, 2.4);
    for (let i = 0; i < 8; i++) {
      const y = -126 + i * 42;
      list +=
        c.rect('none', -118, y - 11, 21, 21, `rx="3" stroke="${mix(C.plum, '#FFFFFF', 0.3)}" stroke-width="2.2"`) +
        c.rect('#8B7F7A', -80, y - 2.5, c.rand(110, 190), 4.4, 'rx="2" opacity=".55"') +
        (i < 5 ? c.line(`M-114 ${f(y)}L-107 ${f(y + 7)}L-94 ${f(y - 13)}`, C.moss, 4) : '');
    }
    const rings = Array.from(
      { length: 11 },
      (_unused, i) =>
        c.circ(-146, -196 + i * 39, 7, C.deep, 'opacity=".5"') +
        c.path(`M-168 ${f(-196 + i * 39)}a12 10 0 0 1 24 0`, 'none', `stroke="${C.gold}" stroke-width="4"`),
    ).join('');
    s +=
      c.card(w * 0.3, h * 0.54, 330, 470, c.rand(-8, -3), '#FDF9F2', list + rings) +
      c.card(w * 0.64, h * 0.34, 270, 300, c.rand(3, 9), '#FFFDF8', month(c));
    for (const [i, color] of c
      .pick([
        [C.plum, C.rose, C.blush, C.sage, C.cream],
        [C.terra, C.peach, C.honey, C.moss, C.cream],
        ['#55708A', '#A9B7BE', C.cream, C.gold, C.mist],
      ] as const)
      .entries())
      s += c.card(
        w * (0.56 + i * 0.062),
        h * (0.79 + (i % 2) * 0.02),
        74,
        150,
        -14 + i * 8,
        '#FFFFFF',
        c.rect(color, -33, -71, 66, 100) +
          c.rect('#8B7F7A', -24, 42, 48, 4, 'opacity=".5"') +
          c.rect('#8B7F7A', -24, 54, 30, 4, 'opacity=".4"'),
      );
    const pen =
      c.rect(C.deep, -120, 5, 240, 9, `opacity=".4" ${c.blur(5)}`) +
      c.rect(c.rounded(c.pick([C.plum, '#2B2430', C.moss]), false), -110, -6, 180, 12, 'rx="6"') +
      c.rect(c.gold(), 30, -6.5, 9, 13) +
      c.path('M70 -5L112 0L70 5Z', c.gold());
    s +=
      c.at(w * 0.45, h * 0.83, pen, 1, c.rand(-46, -30)) +
      c.circ(w * 0.9, h * 0.5 + 8, 56, C.deep, `opacity=".3" ${c.blur(9)}`) +
      c.circ(w * 0.9, h * 0.5, 58, '#FFFDF8') +
      c.circ(
        w * 0.9,
        h * 0.5,
        48,
        c.rad([
          [0, '#7A4E34'],
          [0.8, '#5A3524'],
          [1, '#3A2018'],
        ]),
      ) +
      c.path(
        `M${f(w * 0.9)} ${f(h * 0.5 + 20)}C${f(w * 0.9 - 44)} ${f(h * 0.5 - 8)} ${f(w * 0.9 - 16)} ${f(h * 0.5 - 34)} ${f(w * 0.9)} ${f(h * 0.5 - 10)}C${f(w * 0.9 + 16)} ${f(h * 0.5 - 34)} ${f(w * 0.9 + 44)} ${f(h * 0.5 - 8)} ${f(w * 0.9)} ${f(h * 0.5 + 20)}Z`,
        '#E9CBA4',
        'opacity=".9"',
      );
    s +=
      c.posy(w * 0.96, h * 0.08, h * 0.13, [C.blush, C.cream, C.rose], 5) +
      c.posy(w * 0.03, h * 0.96, h * 0.13, [C.cream, C.peach, C.blush], 5);
    return s + c.leak(C.honey, 0, 0, 0.8, 0.35) + c.vignette(0.26);
  },
};
