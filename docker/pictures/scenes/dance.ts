import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const dance: Scene = {
  frame: [1, 1.25, 0.5, 0.66],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s =
      c.rect(
        c.lin([
          [0, '#1F1626'],
          [0.6, '#5A2B42'],
          [1, '#1D1320'],
        ]),
      ) +
      c.g(
        c.bokeh(46, [C.honey, C.rose, C.peach, '#C98CA6', C.amber], h * 0.025, h * 0.1, [0, 0, 1, 0.72], [0.18, 0.6]),
        c.blur(2),
      );
    for (let i = 0; i < 3; i++)
      s += c.lights(-20, h * (0.06 + i * 0.08), w + 20, h * c.rand(0.02, 0.2), h * c.rand(0.06, 0.13), 13, h * 0.008);
    s += c.ell(w / 2, h * 0.98, w * 0.6, h * 0.2, C.amber, `opacity=".35" ${c.blur(40)}`);
    let p = '';
    for (let i = 0; i < 9; i++) {
      const x = w * (0.04 + i * 0.115 + c.rand(-0.02, 0.02)),
        k = h * c.rand(0.2, 0.3);
      p +=
        c.circ(x, h - k, h * 0.034, '#150D16') +
        c.path(
          `M${f(x - h * 0.08)} ${h}C${f(x - h * 0.08)} ${f(h - k * 0.75)} ${f(x - h * 0.03)} ${f(h - k * 0.82)} ${f(x)} ${f(h - k * 0.82)}C${f(x + h * 0.03)} ${f(h - k * 0.82)} ${f(x + h * 0.08)} ${f(h - k * 0.75)} ${f(x + h * 0.08)} ${h}Z`,
          '#150D16',
        );
      if (c.r() < 0.5) {
        const d = c.pick([-1, 1]);
        p += c.line(
          `M${f(x + d * h * 0.05)} ${f(h - k * 0.7)}L${f(x + d * h * 0.075)} ${f(h - k * 1.05)}L${f(x + d * h * 0.05)} ${f(h - k * 1.32)}`,
          '#150D16',
          h * 0.022,
        );
      }
    }
    s += c.g(p, `opacity=".8" ${c.blur(7)}`) + c.couple(w * 0.5, h * 0.99, h / 210, '#140C14', '#F6D9B0');
    return s + c.leak(C.rose, 0, 0.2, 0.9, 0.55) + c.leak(C.amber, 1, 0, 0.7, 0.45) + c.vignette(0.5, '#0B060C');
  },
};
