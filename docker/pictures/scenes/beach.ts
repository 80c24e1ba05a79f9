import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

function palm(c: Studio, x: number, y: number, tall: number, lean: number, color: string): string {
  const [tx, ty] = [x + lean, y - tall];
  let s = c.line(`M${f(x)} ${f(y)}Q${f(x + lean * 0.1)} ${f(y - tall * 0.6)} ${f(tx)} ${f(ty)}`, color, tall * 0.032);
  for (let i = 0; i < 9; i++) {
    const angle = (-200 + i * 27 + c.rand(-8, 8)) / 57.3;
    const [ex, ey] = [tx + Math.cos(angle) * tall * 0.42, ty + Math.sin(angle) * tall * 0.24 + tall * 0.13];
    const [mx, my] = [tx + Math.cos(angle) * tall * 0.24, ty + Math.sin(angle) * tall * 0.3 - tall * 0.03];
    for (let k = 1; k <= 12; k++) {
      const t = k / 12;
      const [px, py] = [
        (1 - t) * (1 - t) * tx + 2 * t * (1 - t) * mx + t * t * ex,
        (1 - t) * (1 - t) * ty + 2 * t * (1 - t) * my + t * t * ey,
      ];
      for (const side of [50, 125])
        s += c.leaf(px, py, tall * 0.12 * (1.1 - t * 0.6), side + c.rand(-12, 12), color, 0.1);
    }
    s += c.line(`M${f(tx)} ${f(ty)}Q${f(mx)} ${f(my)} ${f(ex)} ${f(ey)}`, color, tall * 0.008);
  }
  return s;
}

/** A warm sea at the end of a day, under palms. */
export const beach: Scene = {
  frame: [1, 1.3, 0.5, 0.62],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [top, mid, low, sea] = c.pick([
      ['#7E8FA8', '#F1C3A4', '#FBE3B8', '#5F8A94'],
      ['#8C6A8A', '#E8A08A', '#F7D59B', '#6E7A96'],
      ['#A9C2C4', '#F3DCC4', '#FDF0D8', '#6FA3A2'],
    ] as const);
    const [sx, sy] = [w * c.rand(0.4, 0.66), h * 0.5];
    let s =
      c.rect(
        c.lin([
          [0, top],
          [0.38, mid],
          [0.54, low],
        ]),
      ) +
      c.glow(sx, sy, w * 0.45, low, 1) +
      c.circ(sx, sy - h * 0.035, h * 0.05, '#FFF9EA', c.blur(2));
    for (let i = 0; i < 6; i++)
      s += c.ell(
        c.rand(0, 1) * w,
        h * c.rand(0.1, 0.4),
        w * c.rand(0.08, 0.2),
        h * c.rand(0.008, 0.02),
        '#FFF3E2',
        `opacity=".5" ${c.blur(6)}`,
      );
    s += c.rect(
      c.lin([
        [0, mix(sea, low, 0.55)],
        [0.4, sea],
        [1, mix(sea, '#DFF0EA', 0.35)],
      ]),
      0,
      h * 0.54,
      w,
      h * 0.26,
    );
    for (let i = 0; i < 130; i++) {
      const y = h * c.rand(0.545, 0.77);
      s += c.ell(
        c.r() < 0.5 ? sx + c.rand(-0.12, 0.12) * w : c.rand(0, 1) * w,
        y,
        w * c.rand(0.01, 0.04) * (0.4 + y / h),
        c.rand(0.6, 1.8),
        '#FFF6E2',
        `opacity="${f(c.rand(0.2, 0.8))}"`,
      );
    }
    s +=
      c.path(
        `M0 ${f(h * 0.76)}C${f(w * 0.3)} ${f(h * 0.73)} ${f(w * 0.6)} ${f(h * 0.82)} ${w} ${f(h * 0.77)}V${h}H0Z`,
        c.lin([
          [0, '#D8B992'],
          [0.2, '#EBD3B0'],
          [1, '#B98F72'],
        ]),
      ) +
      c.line(
        `M0 ${f(h * 0.765)}C${f(w * 0.3)} ${f(h * 0.735)} ${f(w * 0.6)} ${f(h * 0.825)} ${w} ${f(h * 0.775)}`,
        '#FFFFFF',
        8,
        `opacity=".8" ${c.blur(2)}`,
      );
    const dark = mix('#2A2A30', sea, 0.22);
    s +=
      palm(c, w * 0.06, h * 1.02, h * 0.82, w * 0.13, dark) +
      palm(c, w * -0.02, h * 1.02, h * 0.6, w * 0.1, mix(dark, sea, 0.15)) +
      c.couple(w * 0.62, h * 0.9, h / 470, mix(dark, '#5A3A40', 0.5), low);
    for (let i = 0; i < 24; i++)
      s += c.ell(
        c.rand(0.3, 1) * w,
        h * c.rand(0.84, 0.99),
        c.rand(3, 8),
        c.rand(1.5, 3),
        c.pick([C.blush, C.rose, '#FFFFFF']),
        'opacity=".8"',
      );
    return s + c.leak(C.peach, 1, 0.2, 0.9, 0.5) + c.vignette(0.32);
  },
};
