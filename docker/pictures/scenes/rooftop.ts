import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A terrace on a roof above a city at night. */
export const rooftop: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [top, low, glow] = c.pick([
      ['#2A2440', '#8A5A78', '#F2B993'],
      ['#33405C', '#B98292', '#F4CF8D'],
      ['#1E1A2B', '#5A4468', '#D99C86'],
      ['#4A4A68', '#D9A08A', '#FBE0B8'],
    ] as const);
    let s = c.field([top, low, glow], 0, 560) + c.glow(300, 470, 420, glow, 0.7);
    for (let i = 0; i < 50; i++)
      s += c.circ(c.rand(0, 960), c.rand(0, 240), c.rand(0.6, 1.8), '#FFFFFF', 'opacity=".6"');
    for (const [layer, base] of [
      [0, 500],
      [1, 540],
    ] as const)
      for (let x = -20; x < 980;) {
        const w = c.rand(44, 96);
        const h = c.rand(90, 260) * (layer ? 0.95 : 1.15);
        const color = mix(mix(top, low, layer ? 0.15 : 0.55), C.night, layer ? 0.5 : 0.1);
        s +=
          c.rect(color, x, base - h, w, h + 60) +
          (c.r() > 0.7
            ? c.path(
                `M${f(x + w * 0.2)} ${f(base - h)}L${f(x + w / 2)} ${f(base - h - 60)}L${f(x + w * 0.8)} ${f(base - h)}Z`,
                color,
              )
            : '');
        for (let wx = x + 8; wx < x + w - 10; wx += 14)
          for (let wy = base - h + 12; wy < base; wy += 20)
            if (c.r() > 0.52)
              s += c.rect(c.pick([C.honey, '#FFE9BE', C.peach]), wx, wy, 7, 10, `opacity="${f(c.rand(0.5, 0.95))}"`);
        x += w + c.rand(-4, 10);
      }
    s += c.field(['#6A5248', '#3A2C30'], 560, 160);
    for (let i = 0; i < 7; i++) s += c.line(`M0 ${582 + i * 22}H960`, '#2A2024', 2, 'opacity=".5"');
    s += c.rect('#2A2024', 0, 470, 960, 8) + c.rect('#CFE0EE', 0, 478, 960, 84, 'opacity=".16"');
    for (let i = 0; i < 9; i++) s += c.rect('#2A2024', i * 120 - 4, 470, 7, 94);
    for (const side of [-1, 1])
      s +=
        c.block(480 + side * 420 - 46, 556, 92, 80, '#4A3A38', 6) +
        Array.from({ length: 11 }, () =>
          c.sprig(480 + side * 420 + c.rand(-30, 30), 560, c.rand(90, 190), c.rand(-140, -40), C.moss, c.r() > 0.5, 7),
        ).join('') +
        c.rect('#2A2024', 480 + side * 470 - 4, 60, 8, 500);
    s +=
      c.lights(6, 80, 480, 150, 50, 15, 4.6) +
      c.lights(480, 150, 954, 80, 50, 15, 4.6) +
      c.lights(6, 160, 954, 170, 70, 26, 4.4) +
      c.lights(6, 70, 954, 240, 40, 26, 4);
    s +=
      c.ell(250, 664, 84, 15, '#FBF4EA') +
      c.rect('#C79A55', 245, 664, 10, 60) +
      c.candle(236, 662, 30, 1.3) +
      c.posy(268, 652, 24, [C.blush, C.cream], 5) +
      c.couple(570, 660, 1.7, '#1B1520', glow);
    return s + c.bokeh(16, [C.honey, C.peach], 10, 26, [0, 0.55, 1, 1], [0.1, 0.3]) + c.vignette(0.4);
  },
};
