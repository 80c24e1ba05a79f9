import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const meadow: Scene = {
  frame: [1, 1.5, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      sx = w * c.rand(0.15, 0.85);
    let s =
      c.rect(
        c.lin([
          [0, '#E9C9A0'],
          [0.5, '#C9A66F'],
          [1, '#5A5A3C'],
        ]),
      ) +
      c.glow(sx, h * 0.12, w * 0.7, '#FFE9BF', 1) +
      c.bokeh(26, [C.honey, '#FFF0CF', C.peach], h * 0.02, h * 0.085, [0, 0.05, 1, 0.7], [0.15, 0.5]);
    const layer = (n: number, bl: number, hh: number, col: string, head: number) => {
      let q = '';
      for (let i = 0; i < n; i++) {
        const x = c.rand(-0.03, 1.03) * w,
          l = h * hh * c.rand(0.6, 1.1),
          tx = x + c.rand(-0.05, 0.05) * w;
        q += c.line(`M${f(x)} ${f(h * 1.03)}Q${f(x)} ${f(h - l * 0.6)} ${f(tx)} ${f(h - l)}`, col, c.rand(1.2, 2.6));
        if (c.r() < head) {
          const cc = c.pick([C.blush, C.cream, C.rose, '#FFFFFF']);
          const z = c.rand(0.55, 1.7),
            sq = c.rand(0.35, 1),
            n = c.int(7, 12);
          let fl = '';
          for (let k = 0; k < n; k++) {
            const a = (k / n) * 6.283;
            fl += `<ellipse cx="${f(h * 0.018 * z)}" cy="0" rx="${f(h * 0.015 * z)}" ry="${f(h * 0.0075 * z)}" fill="${mix(cc, C.rose, c.rand(0, 0.35))}" transform="rotate(${f(a * 57.3)})"/>`;
          }
          q += `<g transform="translate(${f(tx)} ${f(h - l)}) rotate(${f(c.rand(-30, 30))}) scale(1 ${f(sq)})">${fl}<circle r="${f(h * 0.008 * z)}" fill="${mix(C.amber, C.terra, c.rand(0, 0.5))}"/></g>`;
        } else if (c.r() < 0.4) {
          for (let k = 0; k < 7; k++)
            q += c.ell(tx + (k % 2 ? 3 : -3), h - l + k * h * 0.012, h * 0.004, h * 0.009, mix(col, C.honey, 0.5));
        }
      }
      return c.g(q, bl ? c.blur(bl) : '');
    };
    s +=
      layer(60, 5, 0.62, '#8C8450', 0.3) + layer(46, 0.5, 0.55, '#4C5134', 0.55) + layer(14, 12, 0.66, '#39402A', 0.5);
    return s + c.leak('#FFD9A0', sx / w, 0, 1, 0.8) + c.vignette(0.35);
  },
};
