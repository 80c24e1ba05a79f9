import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A ring in a velvet box, beside flowers. */
export const ringBox: Scene = {
  frame: [1, 1.5, 0.48, 0.55],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const velvet = c.pick([C.plum, '#3E5A52', '#8E5560', '#37405C']);
    let s = c.linen(c.pick([C.linen, C.blush, '#DDD8CC', '#CDB8A8']), 0.12) + c.leafShadow(0.24, C.plum, 'tr', 4);
    const [cx, cy, r] = [w * c.rand(0.42, 0.54), h * 0.56, h * 0.25];
    s += c.shade(cx + 16, cy + r * 0.98, r * 1.2, r * 0.3, 0.45);
    // the lid stands behind, the box is in front
    s += c.path(
      `M${f(cx - r)} ${f(cy - r * 0.1)}V${f(cy - r * 0.95)}Q${f(cx - r)} ${f(cy - r * 1.25)} ${f(cx - r * 0.7)} ${f(cy - r * 1.25)}H${f(cx + r * 0.7)}Q${f(cx + r)} ${f(cy - r * 1.25)} ${f(cx + r)} ${f(cy - r * 0.95)}V${f(cy - r * 0.1)}Z`,
      c.rounded(velvet),
    );
    s += c.path(
      `M${f(cx - r * 0.86)} ${f(cy - r * 0.12)}V${f(cy - r * 0.9)}Q${f(cx - r * 0.86)} ${f(cy - r * 1.1)} ${f(cx - r * 0.64)} ${f(cy - r * 1.1)}H${f(cx + r * 0.64)}Q${f(cx + r * 0.86)} ${f(cy - r * 1.1)} ${f(cx + r * 0.86)} ${f(cy - r * 0.9)}V${f(cy - r * 0.12)}Z`,
      c.lin([
        [0, '#FBF1E6'],
        [1, '#D9C3B0'],
      ]),
    );
    s +=
      c.path(
        `M${f(cx - r)} ${f(cy - r * 0.1)}H${f(cx + r)}L${f(cx + r * 1.12)} ${f(cy + r * 0.3)}V${f(cy + r * 0.86)}Q${f(cx + r * 1.1)} ${f(cy + r)} ${f(cx + r * 0.94)} ${f(cy + r)}H${f(cx - r * 0.94)}Q${f(cx - r * 1.1)} ${f(cy + r)} ${f(cx - r * 1.12)} ${f(cy + r * 0.86)}V${f(cy + r * 0.3)}Z`,
        c.rounded(velvet),
      ) + c.line(`M${f(cx - r * 1.12)} ${f(cy + r * 0.3)}H${f(cx + r * 1.12)}`, C.gold, 3);
    s +=
      c.path(
        `M${f(cx - r * 0.86)} ${f(cy - r * 0.08)}H${f(cx + r * 0.86)}L${f(cx + r * 0.96)} ${f(cy + r * 0.24)}H${f(cx - r * 0.96)}Z`,
        c.lin([
          [0, '#E9D8C8'],
          [1, '#FFF8EE'],
        ]),
      ) + c.ell(cx, cy + r * 0.1, r * 0.5, r * 0.07, mix(velvet, '#FFFFFF', 0.15), 'opacity=".55"');
    const ry = cy - r * 0.2;
    s +=
      c.ell(cx, ry, r * 0.36, r * 0.36, 'none', `stroke="${c.ringGold()}" stroke-width="${f(r * 0.075)}"`) +
      c.path(
        `M${f(cx - r * 0.9)} ${f(cy + r * 0.1)}H${f(cx + r * 0.9)}L${f(cx + r * 0.96)} ${f(cy + r * 0.24)}H${f(cx - r * 0.96)}Z`,
        c.lin([
          [0, '#F1E2D2'],
          [1, '#FFF8EE'],
        ]),
      );
    const gy = ry - r * 0.42;
    s +=
      c.glow(cx, gy, r * 0.6, '#FFFFFF', 0.85) +
      c.path(
        `M${f(cx - r * 0.15)} ${f(gy)}L${f(cx - r * 0.09)} ${f(gy - r * 0.1)}H${f(cx + r * 0.09)}L${f(cx + r * 0.15)} ${f(gy)}L${f(cx)} ${f(gy + r * 0.17)}Z`,
        c.lin([
          [0, '#FFFFFF'],
          [0.5, '#DCE8EE'],
          [1, '#A9C0CC'],
        ]),
      ) +
      c.line(
        `M${f(cx - r * 0.15)} ${f(gy)}H${f(cx + r * 0.15)}M${f(cx - r * 0.05)} ${f(gy)}L${f(cx)} ${f(gy + r * 0.16)}L${f(cx + r * 0.05)} ${f(gy)}`,
        '#FFFFFF',
        1.4,
      );
    s +=
      c.posy(w * 0.12, h * 0.16, h * 0.14, [C.rose, C.blush, C.cream], 5) +
      c.posy(w * 0.9, h * 0.86, h * 0.15, [C.blush, C.cream, C.peach], 6);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.32);
  },
};
