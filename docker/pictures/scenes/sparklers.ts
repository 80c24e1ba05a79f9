import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A couple walking between guests with sparklers. */
export const sparklers: Scene = {
  frame: [1, 1.25, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [top, low] = c.pick([
      ['#2A2038', '#7A5468'],
      ['#33344A', '#A9788A'],
      ['#241C2A', '#5A3E4A'],
      ['#3A3A44', '#8F7A68'],
    ] as const);
    let s =
      c.field([top, mix(top, low, 0.5), low], 0, 560) +
      c.field([mix(low, C.deep, 0.3), mix(top, C.deep, 0.5)], 540, 180) +
      c.lights(-10, 60, 480, 110, 50, 16, 4) +
      c.lights(480, 110, 970, 60, 50, 16, 4) +
      c.glow(480, 430, 420, C.amber, 0.4);
    const guest = (x: number, y: number, k: number, side: number, dress: boolean) => {
      const color = mix(C.night, low, 0.12);
      return (
        c.circ(x, y - 186 * k, 21 * k, color) +
        (dress
          ? c.path(
              `M${f(x - 22 * k)} ${f(y - 150 * k)}C${f(x - 20 * k)} ${f(y - 168 * k)} ${f(x + 20 * k)} ${f(y - 168 * k)} ${f(x + 22 * k)} ${f(y - 150 * k)}L${f(x + 14 * k)} ${f(y - 96 * k)}L${f(x + 44 * k)} ${f(y)}H${f(x - 44 * k)}L${f(x - 14 * k)} ${f(y - 96 * k)}Z`,
              color,
            )
          : c.path(
              `M${f(x - 32 * k)} ${f(y - 146 * k)}C${f(x - 30 * k)} ${f(y - 166 * k)} ${f(x + 30 * k)} ${f(y - 166 * k)} ${f(x + 32 * k)} ${f(y - 146 * k)}L${f(x + 24 * k)} ${f(y)}H${f(x + 4 * k)}L${f(x)} ${f(y - 70 * k)}L${f(x - 4 * k)} ${f(y)}H${f(x - 24 * k)}Z`,
              color,
            )) +
        c.line(`M${f(x - side * 22 * k)} ${f(y - 144 * k)}L${f(x - side * 62 * k)} ${f(y - 214 * k)}`, color, 13 * k)
      );
    };
    const spark = (x: number, y: number, k: number) =>
      c.glow(x, y, 130 * k, C.amber, 0.8) +
      c.glow(x, y, 46 * k, '#FFFFFF', 1) +
      Array.from({ length: 30 }, () => {
        const [a, r] = [c.rand(0, 6.28), c.rand(14, 62) * k];
        return c.line(
          `M${f(x + Math.cos(a) * r * 0.3)} ${f(y + Math.sin(a) * r * 0.3)}L${f(x + Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`,
          c.pick(['#FFF6DC', C.honey]),
          1.6 * k,
          'opacity=".9"',
        );
      }).join('') +
      Array.from({ length: 9 }, () => c.circ(x + c.rand(-60, 60) * k, y + c.rand(-50, 80) * k, 1.6, C.honey)).join('');
    for (let i = 0; i < 6; i++)
      for (const side of [-1, 1]) {
        const t = i / 5;
        const [x, y, k] = [480 + side * (84 + t * t * 330), 520 + t * t * 190, 0.42 + t * t * 1.15];
        const [sx, sy] = [x - side * 66 * k, y - 262 * k];
        s +=
          guest(x, y, k, side, (i + (side > 0 ? 1 : 0)) % 2 === 0) +
          c.line(`M${f(x - side * 62 * k)} ${f(y - 214 * k)}L${f(sx)} ${f(sy)}`, '#B9B0AA', 2.4 * k) +
          spark(sx, sy, 0.4 + k * 0.5);
      }
    return (
      s +
      c.couple(480, 630, 1.75, '#1E1620', '#FFF1D8') +
      c.ell(480, 636, 120, 12, C.amber, `opacity=".3" ${c.blur(8)}`) +
      c.vignette(0.4)
    );
  },
};
