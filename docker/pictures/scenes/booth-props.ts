import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

const props: ((c: Studio, color: string) => string)[] = [
  (c, color) =>
    c.path(
      'M0 0C-20 -26 -60 -22 -66 6C-72 26 -96 24 -104 12C-104 44 -40 52 0 16C40 52 104 44 104 12C96 24 72 26 66 6C60 -22 20 -26 0 0Z',
      c.rounded(color, false),
    ),
  (c, color) =>
    c.path(
      'M-90 -26H-20Q-12 -26 -12 -18Q0 -26 12 -18Q12 -26 20 -26H90L82 26Q80 36 68 36H36Q22 36 18 22L12 0Q0 -8 -12 0L-18 22Q-22 36 -36 36H-68Q-80 36 -82 26Z',
      c.rounded(color, false),
    ) +
    c.path(
      'M-74 -12H-28L-34 18Q-36 24 -44 24H-62Q-68 24 -70 18ZM74 -12H28L34 18Q36 24 44 24H62Q68 24 70 18Z',
      '#FFF3DC',
      'opacity=".8"',
    ),
  (c, color) =>
    c.path('M-80 40L-92 -34L-46 0L0 -54L46 0L92 -34L80 40Z', c.rounded(color, false)) +
    c.rect(mix(color, C.deep, 0.3), -80, 34, 160, 14, 'rx="4"') +
    [-92, 0, 92].map((x) => c.circ(x, x === 0 ? -58 : -38, 9, C.clay)).join(''),
  (c, color) =>
    c.path('M0 30C-50 -34 -112 16 0 96C112 16 50 -34 0 30Z', c.rounded(color, false)) +
    c.path(
      'M-48 18C-60 26 -58 44 -44 56',
      'none',
      'stroke="#FFFFFF" stroke-width="6" stroke-opacity=".5" stroke-linecap="round"',
    ),
  (c, color) =>
    c.path(
      'M-66 40C-40 56 40 56 66 40C84 30 70 -2 34 4C20 -10 6 0 0 4C-6 0 -20 -10 -34 4C-70 -2 -84 30 -66 40Z',
      c.rounded(color, false),
    ) + c.line('M-60 28Q0 14 60 28', mix(color, C.deep, 0.5), 4),
  (c, color) =>
    c.rect(c.rounded(color, false), -62, -96, 124, 104, 'rx="6"') +
    c.rect(mix(color, C.deep, 0.35), -98, 0, 196, 20, 'rx="10"') +
    c.rect(C.gold, -62, -22, 124, 20),
  (c, color) =>
    c.path(
      'M-96 -44H96Q112 -44 112 -28V24Q112 40 96 40H-10L-40 74V40H-96Q-112 40 -112 24V-28Q-112 -44 -96 -44Z',
      c.rounded(color, false),
    ) +
    c.path('M-18 -8C-34 -28 -56 -10 -18 18C20 -10 -2 -28 -18 -8Z', C.clay) +
    c.path('M46 -8C30 -28 8 -10 46 18C84 -10 62 -28 46 -8Z', C.rose),
];

/** Paper moustaches, glasses and crowns on sticks, laid out for guests. */
export const boothProps: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const ground = c.pick(['#D9C7B6', '#C5CABB', '#E3C9C2', '#B9A6A9']);
    let s = c.linen(ground, 0.08);
    const places = [
      [0.2, 0.24],
      [0.52, 0.17],
      [0.82, 0.27],
      [0.14, 0.62],
      [0.44, 0.56],
      [0.75, 0.64],
      [0.5, 0.9],
    ] as const;
    for (const [i, [x, y]] of places.entries()) {
      const color = c.pick(['#2F2630', C.plum, C.gold, C.rose, C.clay, C.moss, '#37405C']);
      const drawn =
        c.rect('#E9D3AE', -5, 20, 10, 190, 'rx="5"') +
        c.rect('#B98F5E', 1, 20, 4, 190, 'rx="2"') +
        (props[(i + c.int(0, 1) * 7) % props.length] as (typeof props)[number])(c, color);
      const angle = c.rand(-24, 24);
      s +=
        c.at(w * x + 7, h * y + 12, `<g fill="${C.deep}" opacity=".3" ${c.blur(7)}>${drawn}</g>`, 0.86, angle) +
        c.at(w * x, h * y, drawn, 0.86, angle);
    }
    for (let i = 0; i < 70; i++)
      s += c.at(
        c.rand(0, 1) * w,
        c.rand(0, 1) * h,
        c.rect(c.pick([C.gold, C.rose, C.honey, '#FFFFFF', C.sage]), -5, -3, 10, 6, 'rx="2"'),
        c.rand(0.5, 1.2),
        c.rand(0, 180),
      );
    s +=
      c.line(
        `M0 ${f(h * 0.42)}C${f(w * 0.1)} ${f(h * 0.36)} ${f(w * 0.2)} ${f(h * 0.5)} ${f(w * 0.3)} ${f(h * 0.4)}S${f(w * 0.5)} ${f(h * 0.3)} ${f(w * 0.6)} ${f(h * 0.42)}`,
        mix(C.rose, '#FFFFFF', 0.3),
        8,
        'opacity=".8"',
      ) + c.leafShadow(0.22, C.plum, 'tl', 4);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.28);
  },
};
