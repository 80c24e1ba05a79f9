import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Paper lanterns rising over water at night. */
export const skyLanterns: Scene = {
  frame: [1, 1.25, 0.5, 0.45],
  mirrors: true,
  draw: (c) => {
    const [top, mid, low] = c.pick([
      ['#1E2038', '#4A4468', '#B9787A'],
      ['#26344A', '#5A7088', '#D9B3A0'],
      ['#2A1E34', '#6A4468', '#E0A080'],
      ['#1E2C30', '#4A6A68', '#D9C6A0'],
    ] as const);
    let s = c.field([top, mid, low], 0, 520);
    for (let i = 0; i < 80; i++)
      s += c.circ(c.rand(0, 960), c.rand(0, 380), c.rand(0.6, 1.8), '#FFFFFF', 'opacity=".65"');
    s += c.ridge(490, 30, mix(top, mid, 0.4), mix(top, low, 0.2)) + c.field([mix(low, top, 0.4), mid, top], 500, 160);
    const lantern = (x: number, y: number, k: number) =>
      c.glow(x, y, 120 * k, C.amber, 0.6) +
      c.path(
        `M${f(x - 34 * k)} ${f(y - 46 * k)}C${f(x - 40 * k)} ${f(y - 62 * k)} ${f(x + 40 * k)} ${f(y - 62 * k)} ${f(x + 34 * k)} ${f(y - 46 * k)}L${f(x + 26 * k)} ${f(y + 44 * k)}H${f(x - 26 * k)}Z`,
        c.lin([
          [0, '#F9DDA4'],
          [0.6, '#FFC873'],
          [1, '#FFF3C9'],
        ]),
      ) +
      c.line(
        `M${f(x - 12 * k)} ${f(y - 54 * k)}L${f(x - 9 * k)} ${f(y + 44 * k)}M${f(x + 13 * k)} ${f(y - 54 * k)}L${f(x + 10 * k)} ${f(y + 44 * k)}`,
        '#D98F4A',
        1.4 * k,
        'opacity=".6"',
      ) +
      c.ell(x, y + 44 * k, 26 * k, 5 * k, '#FFFDF0');
    const spots = Array.from(
      { length: 40 },
      () => [c.rand(20, 940), 40 + c.r() * 420, 0.12 + c.r() ** 3 * 0.5] as const,
    ).sort((a, b) => a[2] - b[2]);
    for (const [x, y, k] of spots)
      s +=
        lantern(x, y, k) +
        c.ell(x, 516 + (500 - y) * 0.28, 12 + 30 * k, 2 + 3 * k, C.amber, `opacity="${f(0.3 + k * 0.4)}" ${c.blur(2)}`);
    s +=
      lantern(250, 190, 1) +
      lantern(700, 130, 0.84) +
      lantern(590, 330, 0.66) +
      c.field([mix(top, C.deep, 0.4), C.night], 640, 80) +
      Array.from({ length: 60 }, () =>
        c.line(
          `M${f(c.rand(0, 960))} 650q${f(c.rand(-6, 6))} -14 ${f(c.rand(-9, 9))} ${f(c.rand(-40, -18))}`,
          C.night,
          2.6,
        ),
      ).join('');
    return s + c.couple(430, 668, 1.6, '#17121C', '#D9B9A0') + lantern(500, 470, 0.5) + c.vignette(0.36);
  },
};
