import { C, f, mix, skies } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const hills: Scene = {
  frame: [1, 1.5, 0.5, 0.72],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      [top, mid, sun, land] = c.pick(skies);
    const sx = w * c.rand(0.28, 0.74),
      hy = h * c.rand(0.5, 0.6);
    let s =
      c.rect(
        c.lin([
          [0, top],
          [0.45, mid],
          [0.68, sun],
        ]),
      ) +
      c.glow(sx, hy - h * 0.05, w * 0.5, sun, 0.95) +
      c.circ(sx, hy - h * 0.06, h * 0.045, '#FFF7E6', c.blur(3));
    for (let i = 0; i < 4; i++) {
      const t = i / 4;
      s += c.ridge(
        hy + h * (0.01 + t * 0.17),
        h * (0.05 - t * 0.008),
        mix(mix(land, sun, 0.72 - t * 0.6), land, t * 0.5),
        mix(mix(land, sun, 0.86 - t * 0.5), land, t * 0.3),
      );
      if (i === 1)
        s += c.tree(
          w * (sx > w / 2 ? c.rand(0.12, 0.24) : c.rand(0.76, 0.88)),
          hy + h * 0.13,
          h * 0.3,
          mix(land, C.deep, 0.35),
        );
    }
    s += c.ridge(h * 0.84, h * 0.016, mix(land, C.deep, 0.45), mix(land, C.deep, 0.75), 2);
    s += c.couple(sx + w * 0.03, h * 0.86, h / 430, mix(C.deep, land, 0.15), sun);
    let grass = '';
    for (let i = 0; i < 90; i++) {
      const x = c.rand(-0.02, 1.02) * w,
        l = h * c.rand(0.05, 0.15);
      grass += c.line(
        `M${f(x)} ${f(h * 1.02)}Q${f(x + c.rand(-8, 8))} ${f(h - l * 0.6)} ${f(x + c.rand(-w * 0.02, w * 0.02))} ${f(h - l)}`,
        mix(C.deep, land, c.rand(0, 0.5)),
        c.rand(1.2, 3),
      );
    }
    return (
      s +
      c.g(grass, c.blur(1.6)) +
      c.glow(sx, hy, w * 0.34, C.honey, 0.5) +
      c.leak(C.peach, sx > w / 2 ? 1 : 0, 0.1, 0.8, 0.4) +
      c.vignette(0.4)
    );
  },
};
