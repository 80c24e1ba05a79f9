import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Chairs around a fire under the stars. */
export const firePit: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [top, low] = c.pick([
      ['#1E2440', '#6A5A7A'],
      ['#2A2A4A', '#B9787A'],
      ['#1E3038', '#5A7070'],
      ['#33264A', '#8A5A78'],
    ] as const);
    let s = c.field([top, mix(top, low, 0.5), low], 0, 480);
    for (let i = 0; i < 140; i++)
      s += c.circ(c.rand(0, 960), c.rand(0, 400), c.rand(0.6, 2.2), '#FFFFFF', `opacity="${f(c.rand(0.4, 0.9))}"`);
    s += c.ridge(440, 50, mix(top, low, 0.4), mix(top, low, 0.3));
    for (let i = 0; i < 26; i++) {
      const [x, k] = [c.rand(-20, 980), c.rand(90, 220)];
      s += c.path(`M${f(x)} ${f(480 - k)}L${f(x - k * 0.2)} 490H${f(x + k * 0.2)}Z`, mix(top, C.night, 0.45));
    }
    s +=
      c.field([mix('#4A4A3A', top, 0.4), mix('#2A2A24', top, 0.3)], 470, 250) +
      c.ell(480, 610, 420, 110, C.amber, `opacity=".4" ${c.blur(40)}`) +
      c.glow(480, 520, 420, C.amber, 0.75);
    const chair = (x: number, y: number, k: number, side: number) =>
      c.at(
        x,
        y,
        c.g(
          c.shade(0, 60, 70, 9, 0.5) +
            c.path(
              'M-56 -110L50 -96L40 20L-66 10Z',
              c.lin(
                [
                  [0, '#C98F5A'],
                  [1, '#7A4A34'],
                ],
                1,
                0,
                0,
                0,
              ),
            ) +
            [-30, -6, 18].map((d) => c.line(`M${d} ${-106 + d * 0.1}L${d - 10} 14`, '#5A3426', 3)).join('') +
            c.path('M-66 10L40 20L88 34L-6 40Z', '#A97048') +
            c.line('M-60 14L-66 64M36 26L40 66M84 36L88 70M-4 40V72M44 -30L96 -22V34', '#7A4A34', 9) +
            c.path('M-40 -70C-10 -84 30 -70 44 -40L30 24L-50 12Z', c.pick([C.rose, C.cream, C.sage]), 'opacity=".9"'),
          side > 0 ? 'transform="scale(-1 1)"' : '',
        ),
        k,
      );
    s += chair(290, 520, 0.8, -1) + chair(670, 520, 0.8, 1);
    for (let i = 0; i < 16; i++) {
      const a = 3.14 + (i / 15) * 3.14;
      s += c.ell(480 + Math.cos(a) * 128, 606 + Math.sin(a) * 40, 24, 17, c.pick(['#6A6468', '#5A5456', '#7A7274']));
    }
    for (const [x1, x2] of [
      [390, 560],
      [400, 540],
      [570, 420],
      [480, 500],
    ] as const)
      s += c.line(`M${x1} 620L${x2} 570`, '#4A2A20', 22) + c.line(`M${x1} 616L${x2} 566`, '#8A4A2E', 6);
    for (const [dx, hgt, wid, color] of [
      [-40, 150, 46, '#E0703A'],
      [36, 170, 48, '#E58A3E'],
      [0, 240, 66, '#F0A04A'],
      [-16, 170, 44, '#F9C868'],
      [14, 130, 34, '#FFE9A8'],
      [0, 80, 22, '#FFFBE6'],
    ] as const)
      s += c.path(
        `M${480 + dx} ${610 - hgt}C${480 + dx + wid * 0.2} ${610 - hgt * 0.6} ${480 + dx + wid} ${610 - hgt * 0.4} ${480 + dx + wid * 0.7} 610H${480 + dx - wid * 0.7}C${480 + dx - wid} ${610 - hgt * 0.36} ${480 + dx - wid * 0.3} ${610 - hgt * 0.5} ${480 + dx} ${610 - hgt}Z`,
        color,
        `opacity=".9" ${c.blur(1.6)}`,
      );
    for (let i = 0; i < 12; i++) {
      const a = (i / 11) * 3.14;
      s += c.ell(
        480 + Math.cos(a) * 136,
        612 + Math.sin(a) * 46,
        30,
        21,
        c.lin([
          [0, '#C98F6A'],
          [0.4, '#7A6E70'],
          [1, '#3A3438'],
        ]),
      );
    }
    for (let i = 0; i < 50; i++)
      s += c.circ(
        480 + c.rand(-130, 130),
        c.rand(120, 520),
        c.rand(1, 3),
        c.pick([C.honey, '#FFD9A0']),
        'opacity=".85"',
      );
    return (
      s +
      chair(150, 610, 1.2, -1) +
      chair(810, 610, 1.2, 1) +
      c.lights(-10, 120, 480, 190, 50, 15, 4) +
      c.lights(480, 190, 970, 120, 50, 15, 4) +
      c.vignette(0.42)
    );
  },
};
