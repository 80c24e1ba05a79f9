import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const rings: Scene = {
  frame: [1, 1.5, 0.55, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick([C.linen, C.blush, '#DDD8CC']), 0.13);
    const x = w * c.rand(0.42, 0.55),
      y = h * 0.56,
      R = h * 0.15;
    s += c.leafShadow(0.24, C.plum, 'tr', 4);
    const ring = (cx: number, cy: number, r: number, rx: number) =>
      c.ell(
        cx + r * 0.15,
        cy + r * 0.34,
        r * 1.02,
        r * rx,
        'none',
        `stroke="${C.deep}" stroke-width="${f(r * 0.16)}" opacity=".35" ${c.blur(r * 0.09)}`,
      ) +
      c.ell(cx, cy, r, r * rx, 'none', `stroke="${c.ringGold()}" stroke-width="${f(r * 0.17)}"`) +
      c.ell(
        cx,
        cy - r * 0.03,
        r * 1.0,
        r * rx,
        'none',
        `stroke="#FFF8E0" stroke-opacity=".7" stroke-width="${f(r * 0.028)}"`,
      );
    for (let i = 0; i < 5; i++)
      s += c.sprig(w * 0.98, h * c.rand(0.05, 0.4), w * c.rand(0.25, 0.4), c.rand(140, 200), C.sage, true, 8);
    s +=
      ring(x, y, R, 0.74) +
      ring(x + R * 1.16, y + R * 0.36, R * 0.84, 0.74) +
      c.glow(x - R * 0.5, y - R * 0.62, R * 0.5, '#FFFFFF', 0.9);
    s +=
      c.g(c.flower(w * 0.1, h * 0.94, h * 0.2, C.blush) + c.flower(w * 0.3, h * 1.05, h * 0.15, C.cream), c.blur(9)) +
      c.flower(w * 0.86, h * 0.2, h * 0.11, C.rose) +
      c.flower(w * 0.95, h * 0.36, h * 0.085, C.cream);
    return s + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
