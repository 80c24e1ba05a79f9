import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

const burst = (c: Studio, x: number, y: number, size: number, color: string) => {
  let s = c.glow(x, y, size * 0.9, color, 0.5);
  for (let i = 0; i < 46; i++) {
    const [angle, long] = [(i / 46) * 6.283 + c.rand(-0.06, 0.06), size * c.rand(0.55, 1)];
    const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long + size * 0.08];
    s +=
      c.line(
        `M${f(x + Math.cos(angle) * size * 0.12)} ${f(y + Math.sin(angle) * size * 0.12)}Q${f(x + Math.cos(angle) * long * 0.7)} ${f(y + Math.sin(angle) * long * 0.7 - 4)} ${f(ex)} ${f(ey)}`,
        color,
        c.rand(0.8, 2),
        'opacity=".75"',
      ) + c.circ(ex, ey, c.rand(1, 2.8), '#FFF6E2');
  }
  return s;
};

/** Fireworks over a lake, and two people looking up. */
export const fireworks: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [night, low] = c.pick([
      ['#15172B', '#4A3A5C'],
      ['#1F1626', '#5A2B42'],
      ['#16232B', '#3E5560'],
    ] as const);
    let sky = c.rect(
      c.lin([
        [0, night],
        [0.6, mix(night, low, 0.6)],
        [0.75, low],
      ]),
    );
    for (let i = 0; i < 60; i++)
      sky += c.circ(c.r() * w, c.r() * h * 0.55, c.rand(0.4, 1.2), '#FFFFFF', `opacity="${f(c.rand(0.2, 0.8))}"`);
    const bursts = [
      [0.28, 0.26, 0.24],
      [0.62, 0.18, 0.2],
      [0.8, 0.36, 0.17],
      [0.46, 0.42, 0.13],
    ] as const;
    for (const [x, y, size] of bursts)
      sky += burst(
        c,
        w * x + c.rand(-20, 20),
        h * y,
        h * size,
        c.pick([C.honey, C.rose, C.peach, '#C9B4E4', '#FFE9BF']),
      );
    sky += c.ridge(h * 0.64, h * 0.035, '#120E18', undefined, 2);
    for (let i = 0; i < 22; i++)
      sky += c.circ(c.rand(0.05, 0.95) * w, h * c.rand(0.645, 0.665), c.rand(1.4, 2.8), C.honey);
    let s =
      sky +
      c.clipped(
        `M0 ${f(h * 0.67)}H${w}V${h}H0Z`,
        `<g transform="translate(0 ${f(h * 1.34)}) scale(1 -1)" opacity=".5">${c.g(sky, c.blur(2.4))}</g>`,
      ) +
      c.rect(
        c.lin([
          [0, night, 0.1],
          [1, night, 0.75],
        ]),
        0,
        h * 0.67,
        w,
        h * 0.33,
      );
    s +=
      c.ridge(h * 0.9, h * 0.012, '#0C090F', undefined, 2) + c.couple(w * 0.5, h * 0.94, h / 340, '#0C090F', '#F6D9B0');
    for (const side of [-1, 1]) {
      const [x, y] = [w * 0.5 + side * 58, h * 0.72];
      s += c.glow(x, y, 60, C.honey, 0.9) + burst(c, x, y, 26, '#FFE9BF');
    }
    return s + c.vignette(0.46, '#08060B');
  },
};
