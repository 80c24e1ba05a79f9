import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const bouquet: Scene = {
  frame: [1, 1.5, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      tone = c.pick([
        [C.blush, C.rose, C.cream],
        [C.cream, C.paper, C.peach],
        [C.rose, C.mauve, C.plum],
        [C.peach, C.terra, C.cream],
      ]);
    const bg = c.pick([C.linen, '#CFC6BC', '#B9B2A4', '#8E8A7E', '#5B4A50']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(bg, '#FFFFFF', 0.3)],
            [1, mix(bg, C.deep, 0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) + c.glow(w * 0.15, h * 0.05, w * 0.6, C.cream, 0.8);
    const cx = w * c.rand(0.42, 0.6),
      cy = h * c.rand(0.52, 0.6),
      R = Math.min(w, h);
    let back = '';
    for (let i = 0; i < 15; i++) {
      const a = c.rand(-180, 180);
      back += c.sprig(
        cx + Math.cos(a / 57.3) * R * 0.18,
        cy + Math.sin(a / 57.3) * R * 0.15,
        R * c.rand(0.32, 0.52),
        a,
        c.pick([C.sage, C.moss, C.sage, '#96A58F']),
        c.r() < 0.5,
        8,
      );
    }
    s += c.g(back, c.blur(2.2));
    const spots: [number, number, number][] = [];
    for (let i = 0; i < 60 && spots.length < 11; i++) {
      const a = c.rand(0, 6.28),
        q = Math.sqrt(c.r()) * R * 0.34,
        r = R * c.rand(0.085, 0.17),
        x = cx + Math.cos(a) * q * 1.2,
        y = cy + Math.sin(a) * q;
      if (spots.every((p) => Math.hypot(p[0] - x, p[1] - y) > (p[2] + r) * 0.78)) spots.push([x, y, r]);
    }
    spots
      .sort((a, b) => a[2] - b[2])
      .forEach(([x, y, r], i) => {
        if (i === Math.floor(spots.length / 2))
          for (let k = 0; k < 5; k++)
            s += c.sprig(
              cx + c.rand(-0.2, 0.2) * R,
              cy + c.rand(-0.1, 0.2) * R,
              R * c.rand(0.22, 0.34),
              c.rand(-200, 20),
              C.sage,
              c.r() < 0.6,
              7,
            );
        s += c.flower(x, y, r, c.pick(tone));
      });
    for (let i = 0; i < 26; i++)
      s += c.circ(
        cx + c.rand(-0.45, 0.45) * R,
        cy + c.rand(-0.4, 0.35) * R,
        R * c.rand(0.006, 0.013),
        c.pick([C.paper, C.blush, C.honey]),
        'opacity=".9"',
      );
    s += c.g(
      c.flower(w * c.rand(-0.02, 0.08), h * 0.98, R * 0.22, c.pick(tone)) +
        c.leaf(w * 0.84, h * 1.05, R * 0.5, -60, C.moss),
      c.blur(16),
    );
    return s + c.leak(C.peach, 0, 0, 0.9, 0.35) + c.vignette(0.35);
  },
};
