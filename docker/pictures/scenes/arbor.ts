import { C, f, mix, skies } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const arbor: Scene = {
  frame: [1, 1.18, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      [top, mid, sun] = c.pick(skies.slice(1));
    let s = c.rect(
      c.lin([
        [0, mix(top, '#FFFFFF', 0.3)],
        [0.5, mid],
        [0.72, sun],
      ]),
    );
    s += c.g(
      c.ridge(h * 0.55, h * 0.05, mix(C.sage, sun, 0.55)) + c.ridge(h * 0.61, h * 0.03, mix(C.moss, sun, 0.4)),
      c.blur(4),
    );
    s +=
      c.rect(
        c.lin([
          [0, '#A9AE86'],
          [1, '#5E6A4A'],
        ]),
        0,
        h * 0.66,
        w,
        h * 0.34,
      ) +
      c.path(
        `M${f(w * 0.46)} ${f(h * 0.68)}H${f(w * 0.54)}L${f(w * 0.68)} ${h}H${f(w * 0.32)}Z`,
        c.lin([
          [0, '#F1E6D4'],
          [1, '#E2CDB8'],
        ]),
        'opacity=".85"',
      );
    const cx = w / 2,
      b = h * 0.73,
      aw = h * 0.44,
      ah = h * 0.58,
      r = aw / 2;
    s += c.line(
      `M${f(cx - r)} ${f(b)}V${f(b - ah + r)}A${f(r)} ${f(r)} 0 0 1 ${f(cx + r)} ${f(b - ah + r)}V${f(b)}`,
      '#8A6B4E',
      h * 0.012,
    );
    const at = (t: number): [number, number] => {
      const L1 = ah - r,
        tot = 2 * L1 + Math.PI * r,
        d = t * tot;
      if (d < L1) return [cx - r, b - d];
      if (d < L1 + Math.PI * r) {
        const a = Math.PI - (d - L1) / r;
        return [cx + Math.cos(a) * r, b - ah + r - Math.sin(a) * r];
      }
      return [cx + r, b - (tot - d)];
    };
    const dens = (t: number) => (t < 0.55 ? 1 : 0.45);
    let lv = '',
      fl = '';
    for (let i = 0; i < 110; i++) {
      const t = c.rand(0.02, 0.98);
      if (c.r() > dens(t)) continue;
      const [x, y] = at(t);
      lv += c.leaf(
        x + c.rand(-9, 9),
        y + c.rand(-9, 9),
        h * c.rand(0.05, 0.09),
        c.rand(0, 360),
        c.pick([C.sage, C.moss, '#90A088']),
        0.24,
      );
    }
    for (let i = 0; i < 34; i++) {
      const t = c.rand(0.04, 0.92);
      if (c.r() > dens(t)) continue;
      const [x, y] = at(t);
      fl += c.flower(
        x + c.rand(-12, 12),
        y + c.rand(-12, 12),
        h * c.rand(0.018, 0.042),
        c.pick([C.blush, C.cream, C.rose, C.peach, C.paper]),
      );
    }
    s += lv + fl;
    for (const sgn of [-1, 1])
      for (let row = 0; row < 4; row++)
        for (let k = 0; k < 5; k++) {
          const z = row / 4,
            sc = 0.5 + z * 0.75,
            x = cx + sgn * (w * (0.1 + z * 0.07) + k * w * 0.066 * sc),
            y = h * (0.77 + z * 0.18),
            q = h * 0.06 * sc;
          s += c.g(
            c.rect('#F5EDE2', x - q * 0.42, y - q * 1.7, q * 0.84, q * 0.9, `rx="${f(q * 0.12)}"`) +
              c.rect(mix('#F5EDE2', C.plum, 0.15), x - q * 0.46, y - q * 0.8, q * 0.92, q * 0.16) +
              c.rect('#D8C7B5', x - q * 0.42, y - q * 0.64, q * 0.1, q * 0.7) +
              c.rect('#D8C7B5', x + q * 0.32, y - q * 0.64, q * 0.1, q * 0.7),
            z > 0.6 ? c.blur(2) : '',
          );
        }
    return s + c.leak('#FFE0B0', 0.85, 0, 1, 0.7) + c.vignette(0.28);
  },
};
