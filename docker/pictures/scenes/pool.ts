import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A pool with floating candles between palms at dusk. */
export const pool: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, mid, water] = c.pick([
      ['#4A4A72', '#D99C92', '#4E8A96'],
      ['#7A8FA8', '#F3D6BE', '#6AA6A6'],
      ['#2E2E50', '#8A6A8A', '#3A6A80'],
      ['#8A7A9A', '#F6C8A8', '#5A96A0'],
    ] as const);
    let s = c.field([top, mid, mix(mid, '#FFF1D8', 0.5)], 0, 420) + c.glow(480, 400, 420, '#FFE3B0', 0.6);
    s +=
      c.rect('#F4EADD', 300, 250, 400, 170) +
      c.rect('#D9C6B4', 280, 234, 440, 20) +
      [330, 424, 518, 612]
        .map(
          (x) =>
            c.rect(
              c.rad([
                [0, '#FFF6DC'],
                [1, C.honey],
              ]),
              x,
              280,
              64,
              140,
            ) +
            c.line(`M${x + 32} 280V420`, '#C9B49A', 3) +
            c.glow(x + 32, 350, 90, C.amber, 0.4),
        )
        .join('');
    const palm = (x: number, y: number, k: number) =>
      c.line(
        `M${x} ${y}C${f(x + 20 * k)} ${f(y - 120 * k)} ${f(x - 10 * k)} ${f(y - 220 * k)} ${f(x + 14 * k)} ${f(y - 320 * k)}`,
        mix('#5A4438', top, 0.3),
        15 * k,
      ) +
      Array.from({ length: 11 }, (_, i) => {
        const a = -3.3 + i * 0.36;
        const [tx, ty] = [x + 14 * k + Math.cos(a) * 150 * k, y - 320 * k + Math.sin(a) * 110 * k + 46 * k];
        return c.path(
          `M${f(x + 14 * k)} ${f(y - 320 * k)}Q${f(x + 14 * k + Math.cos(a) * 90 * k)} ${f(y - 350 * k + Math.sin(a) * 90 * k)} ${f(tx)} ${f(ty)}Q${f(x + 14 * k + Math.cos(a) * 70 * k)} ${f(y - 316 * k + Math.sin(a) * 60 * k)} ${f(x + 14 * k)} ${f(y - 320 * k)}Z`,
          mix('#3F5A48', top, c.rand(0.1, 0.4)),
        );
      }).join('');
    s +=
      palm(120, 440, 1.1) +
      palm(230, 430, 0.8) +
      palm(830, 440, 1.15) +
      palm(730, 430, 0.74) +
      c.field(['#D9C2A8', '#B99A80'], 412, 308);
    s +=
      c.path('M200 470H760L1010 730H-50Z', '#FBF4EA') +
      c.path(
        'M216 482H744L960 730H0Z',
        c.lin([
          [0, mix(water, mid, 0.5)],
          [0.5, water],
          [1, mix(water, C.night, 0.3)],
        ]),
      );
    for (let i = 0; i < 60; i++) {
      const t = c.r();
      const y = 486 + t * 230;
      s += c.line(
        `M${f(480 + c.rand(-250, 250) * (1 + t * 0.7))} ${f(y)}q${f(20 + t * 20)} ${f(-4 - t * 5)} ${f(40 + t * 40)} 0`,
        '#FFFFFF',
        1 + t * 1.6,
        'opacity=".35"',
      );
    }
    s += [362, 456, 550, 644].map((x) => c.rect(C.honey, x - 26, 486, 44, 110, `opacity=".35" ${c.blur(8)}`)).join('');
    for (let i = 0; i < 17; i++) {
      const t = 0.08 + c.r() * 0.9;
      const [x, y, k] = [480 + c.rand(-240, 240) * (1 + t * 0.5), 490 + t * 200, 0.4 + t * 0.8];
      s +=
        c.ell(x, y + 16 * k, 34 * k, 6, C.amber, `opacity=".5" ${c.blur(4)}`) +
        (i % 2
          ? c.ell(x, y, 26 * k, 9 * k, '#FBF4EA') + c.candle(x, y, 16 * k, k * 0.9)
          : c.at(x, y, c.g(c.flower(0, 0, 26, c.pick([C.blush, C.cream, C.rose])), 'transform="scale(1 .5)"'), k));
    }
    for (const [x, y, k] of [
      [70, 560, 1],
      [890, 560, 1],
    ] as const)
      s += c.at(
        x,
        y,
        c.shade(0, 34, 90, 10, 0.35) +
          c.path('M-90 0L40 0L90 -60L98 -54L50 14H-90Z', '#FBF4EA') +
          c.path('M-90 0H40L88 -56', 'none', 'stroke="#B98A60" stroke-width="7"') +
          c.line('M-80 6V34M34 8V34', '#B98A60', 7) +
          c.rect(C.rose, 30, -34, 44, 22, 'rx="8" transform="rotate(-48 52 -22)"'),
        k,
      );
    return s + c.lights(-10, 180, 480, 240, 40, 15, 4) + c.lights(480, 240, 970, 180, 40, 15, 4) + c.vignette(0.34);
  },
};
