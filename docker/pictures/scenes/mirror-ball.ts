import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A mirror ball over a dance floor. */
export const mirrorBall: Scene = {
  frame: [1, 1.3, 0.5, 0.45],
  mirrors: true,
  draw: (c) => {
    const [top, low, spark] = c.pick([
      ['#2E1E38', '#8A4A68', C.peach],
      ['#22283E', '#6A6A98', '#DCE0F0'],
      ['#3A2430', '#B9685A', C.honey],
      ['#20302E', '#6A8A7C', '#E6EBC8'],
    ] as const);
    let s = c.field([top, mix(top, low, 0.6), low]) + c.glow(480, 300, 520, spark, 0.35);
    for (let i = 0; i < 150; i++)
      s += c.ell(
        c.rand(0, 960),
        c.rand(0, 720),
        c.rand(4, 15),
        c.rand(3, 9),
        spark,
        `opacity="${f(c.rand(0.1, 0.5))}" ${c.blur(2)}`,
      );
    for (let i = 0; i < 16; i++)
      s += c.at(480, 280, c.path('M0 0L36 760H-36Z', spark, `opacity=".1" ${c.blur(10)}`), 1, i * 22.5 + c.rand(-6, 6));
    s += c.line('M480 -10V110', '#C9C3BC', 5) + c.block(462, 90, 36, 28, '#8F8882', 4);
    const R = 176;
    s += c.circ(480, 286, R + 4, '#1B1620');
    for (let row = -8; row <= 8; row++) {
      const y = Math.sin((row / 9) * 1.5708);
      const half = Math.cos((row / 9) * 1.5708);
      const n = Math.max(5, Math.round(24 * half));
      for (let i = 0; i < n; i++) {
        const a = ((i + 0.5) / n - 0.5) * 3.1416;
        const x = Math.sin(a) * half;
        const wide = Math.cos(a) * half * ((R * 3.0) / n);
        const light = Math.max(0, -0.5 * x - 0.6 * y + 0.5 * Math.cos(a) * half);
        const tile = mix(
          mix('#3A3444', low, c.rand(0, 0.5)),
          c.r() > 0.82 ? '#FFFFFF' : spark,
          Math.min(1, light * c.rand(0.5, 1.3)),
        );
        s += c.rect(tile, 480 + x * R - wide / 2, 286 + y * R - 12, Math.max(2, wide - 1.6), 21, 'rx="1.5"');
      }
    }
    s +=
      c.circ(
        480,
        286,
        R,
        c.rad(
          [
            [0, '#FFFFFF', 0.35],
            [0.4, '#FFFFFF', 0],
            [1, C.night, 0.6],
          ],
          0.34,
          0.28,
          0.8,
        ),
      ) +
      [
        [410, 200],
        [530, 250],
        [450, 330],
      ]
        .map(
          ([x = 0, y = 0]) =>
            c.glow(x, y, 60, '#FFFFFF', 0.9) +
            c.line(`M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}`, '#FFFFFF', 2, 'opacity=".8"'),
        )
        .join('');
    for (let i = 0; i < 13; i++) {
      const [x, k] = [i * 80 + c.rand(-20, 20), c.rand(0.8, 1.1)];
      const color = mix(top, C.night, 0.55);
      s += c.g(
        c.circ(x, 600, 22 * k, color) +
          c.path(
            `M${f(x - 44 * k)} 740C${f(x - 46 * k)} 650 ${f(x - 20 * k)} 624 ${f(x)} 624C${f(x + 20 * k)} 624 ${f(x + 46 * k)} 650 ${f(x + 44 * k)} 740Z`,
            color,
          ) +
          (i % 3 ? '' : c.line(`M${f(x - 30)} 664L${f(x - 54)} 560M${f(x + 30)} 664L${f(x + 50)} 556`, color, 14)),
        c.blur(1.5),
      );
    }
    return s + c.vignette(0.38);
  },
};
