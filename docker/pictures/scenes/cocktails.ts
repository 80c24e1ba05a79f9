import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A row of cocktails with garnish on a bar. */
export const cocktails: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [night, wood] = c.pick([
      ['#4A3A44', '#6A4434'],
      ['#39443F', '#7A5A42'],
      ['#3A3650', '#5A3E38'],
      ['#5A4038', '#8A6244'],
    ] as const);
    let s =
      c.field([mix(night, C.deep, 0.4), night, mix(night, C.amber, 0.35)]) +
      c.bokeh(44, [C.honey, C.peach, C.rose], 12, 50, [0, 0, 1, 0.75], [0.15, 0.5]);
    s += c.rect(
      c.lin([
        [0, mix(wood, '#FFFFFF', 0.25)],
        [0.1, wood],
        [1, mix(wood, C.deep, 0.6)],
      ]),
      0,
      580,
      960,
      140,
    );
    const drink = (x: number, y: number, k: number, color: string, kind: number) => {
      const pour = c.lin([
        [0, mix(color, '#FFFFFF', 0.4)],
        [1, mix(color, C.deep, 0.18)],
      ]);
      let d = c.ell(x + 10, y + 4, 80 * k, 10 * k, color, `opacity=".4" ${c.blur(8)}`);
      const fruit = (fx: number, fy: number, peel: string) =>
        c.circ(fx, fy, 30 * k, peel) +
        c.circ(fx, fy, 25 * k, '#FFF6DC') +
        Array.from({ length: 8 }, (_, i) =>
          c.at(fx, fy, c.path(`M0 0L-6 -20A21 21 0 0 1 6 -20Z`, mix(peel, C.honey, 0.4)), k, i * 45),
        ).join('');
      if (kind === 0)
        d +=
          c.path(
            `M${f(x - 74 * k)} ${f(y - 210 * k)}H${f(x + 74 * k)}L${f(x + 60 * k)} ${f(y)}H${f(x - 60 * k)}Z`,
            '#FFFFFF',
            'opacity=".2"',
          ) +
          c.path(
            `M${f(x - 69 * k)} ${f(y - 150 * k)}H${f(x + 69 * k)}L${f(x + 57 * k)} ${f(y - 8 * k)}H${f(x - 57 * k)}Z`,
            pour,
            'opacity=".92"',
          ) +
          [-26, 20, -4]
            .map((dx, i) =>
              c.at(
                x + dx * k,
                y - (110 - i * 40) * k,
                c.rect('#FFFFFF', -22, -22, 44, 44, 'rx="8" opacity=".35" stroke="#FFFFFF" stroke-width="2"'),
                k,
                i * 25 - 20,
              ),
            )
            .join('') +
          fruit(x + 62 * k, y - 206 * k, C.amber) +
          c.line(`M${f(x - 66 * k)} ${f(y - 200 * k)}L${f(x - 54 * k)} ${f(y - 10)}`, '#FFFFFF', 4, 'opacity=".6"');
      if (kind === 1)
        d +=
          c.path(
            `M${f(x - 92 * k)} ${f(y - 250 * k)}H${f(x + 92 * k)}L${f(x + 6 * k)} ${f(y - 140 * k)}H${f(x - 6 * k)}Z`,
            '#FFFFFF',
            'opacity=".22"',
          ) +
          c.path(
            `M${f(x - 78 * k)} ${f(y - 234 * k)}H${f(x + 78 * k)}L${f(x + 5 * k)} ${f(y - 142 * k)}H${f(x - 5 * k)}Z`,
            pour,
          ) +
          c.rect('#FFFFFF', x - 4 * k, y - 142 * k, 8 * k, 136 * k, 'opacity=".65"') +
          c.ell(x, y - 4, 52 * k, 9 * k, '#FFFFFF', 'opacity=".55"') +
          c.circ(x + 30 * k, y - 240 * k, 13 * k, C.clay) +
          c.line(`M${f(x + 20 * k)} ${f(y - 280 * k)}L${f(x + 34 * k)} ${f(y - 226 * k)}`, C.gold, 4);
      if (kind === 2)
        d +=
          c.path(
            `M${f(x - 86 * k)} ${f(y - 236 * k)}C${f(x - 90 * k)} ${f(y - 150 * k)} ${f(x - 30 * k)} ${f(y - 140 * k)} ${f(x)} ${f(y - 138 * k)}C${f(x + 30 * k)} ${f(y - 140 * k)} ${f(x + 90 * k)} ${f(y - 150 * k)} ${f(x + 86 * k)} ${f(y - 236 * k)}Z`,
            pour,
            'opacity=".95"',
          ) +
          c.ell(x, y - 236 * k, 86 * k, 15 * k, '#FFF6E8') +
          c.rect('#FFFFFF', x - 4 * k, y - 140 * k, 8 * k, 134 * k, 'opacity=".65"') +
          c.ell(x, y - 4, 52 * k, 9 * k, '#FFFFFF', 'opacity=".55"') +
          c.sprig(x - 10 * k, y - 238 * k, 90 * k, -60, C.moss, false, 6) +
          c.flower(x + 22 * k, y - 244 * k, 18 * k, C.blush);
      return d;
    };
    const colors = [C.rose, C.amber, '#A9B27C', C.terra, C.mauve];
    s +=
      c.g(drink(90, 590, 0.72, colors[4] ?? C.rose, 1) + drink(880, 592, 0.72, colors[2] ?? C.rose, 0), c.blur(3)) +
      drink(270, 616, 0.95, colors[0] ?? C.rose, 0) +
      drink(490, 640, 1.12, c.pick(colors), 2) +
      drink(710, 622, 1, colors[1] ?? C.amber, 1);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.38);
  },
};
