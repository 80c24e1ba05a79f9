import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const vinyl: Scene = {
  frame: [1, 1.5, 0.6, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick([C.terra, '#B9AFA2', C.rose, '#8F9B88']), 0.07);
    const cx = w * 0.5,
      cy = h * 0.54,
      R = h * 0.4;
    s += c.circ(cx + 8, cy + 16, R, C.deep, `opacity=".45" ${c.blur(14)}`) + c.circ(cx, cy, R, '#1A1518');
    for (let i = 0; i < 22; i++)
      s += c.circ(
        cx,
        cy,
        R * (0.42 + i * 0.026),
        'none',
        `stroke="#FFFFFF" stroke-opacity="${f(c.rand(0.03, 0.11))}" stroke-width="1"`,
      );
    s +=
      c.path(
        `M${f(cx)} ${f(cy)}L${f(cx - R * 0.86)} ${f(cy - R * 0.5)}A${f(R)} ${f(R)} 0 0 1 ${f(cx - R * 0.4)} ${f(cy - R * 0.91)}Z`,
        '#FFFFFF',
        `opacity=".16" ${c.blur(9)}`,
      ) +
      c.path(
        `M${f(cx)} ${f(cy)}L${f(cx + R * 0.86)} ${f(cy + R * 0.5)}A${f(R)} ${f(R)} 0 0 1 ${f(cx + R * 0.4)} ${f(cy + R * 0.91)}Z`,
        '#FFFFFF',
        `opacity=".1" ${c.blur(9)}`,
      ) +
      c.circ(cx, cy, R * 0.36, c.pick([C.plum, C.clay, C.blush])) +
      c.circ(cx, cy, R * 0.33, 'none', 'stroke="#FFF" stroke-opacity=".4"') +
      c.circ(cx, cy, R * 0.03, C.paper) +
      c.line(
        `M${f(w * 0.92)} ${f(h * 0.08)}L${f(w * 0.86)} ${f(h * 0.5)}L${f(cx + R * 0.62)} ${f(cy + R * 0.34)}`,
        '#E4D8C8',
        9,
      ) +
      c.circ(w * 0.92, h * 0.08, 26, '#CDBFAE');
    return s + c.leafShadow(0.26, C.deep, 'tl', 4) + c.leak(C.honey, 0, 0, 0.8, 0.4) + c.vignette(0.3);
  },
};
