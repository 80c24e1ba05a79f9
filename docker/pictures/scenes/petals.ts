import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An aisle with petals and lanterns under old trees. */
export const petals: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [grass, air] = c.pick([
      ['#7F8F6C', '#F3E6CB'],
      ['#6F8474', '#EADFE0'],
      ['#8F8A62', '#FBE3C0'],
      ['#7C8F78', '#E9EBDD'],
    ] as const);
    let s =
      c.field([air, mix(air, grass, 0.4), grass, mix(grass, C.deep, 0.45)]) + c.glow(480, 250, 380, '#FFF6DC', 0.95);
    for (const [x, k] of [
      [330, 190],
      [640, 200],
      [220, 280],
      [760, 290],
    ] as const)
      s += c.g(c.tree(x, 380 + k * 0.1, k * 1.25, mix(grass, C.forest, 0.45)), `opacity=".75" ${c.blur(2)}`);
    for (const [x, k] of [
      [60, 520],
      [900, 540],
    ] as const)
      s += c.tree(x, 480, k, mix(grass, C.forest, 0.75));
    s += c.path(
      'M440 350H520L760 740H200Z',
      c.lin([
        [0, mix(air, '#FFFFFF', 0.5)],
        [1, mix('#EFE4D2', grass, 0.15)],
      ]),
    );
    for (let i = 0; i < 360; i++) {
      const t = Math.sqrt(c.r());
      const y = 352 + t * 380;
      const half = 44 + t * 250;
      const side = c.pick([-1, 1]);
      const x = 480 + side * half * c.rand(0.62, 1.16);
      s += c.ell(
        x,
        y,
        2 + t * 10,
        1.4 + t * 5,
        c.pick([C.blush, '#FFFFFF', C.rose, C.cream, C.peach]),
        `opacity=".9" transform="rotate(${f(c.rand(-50, 50))} ${f(x)} ${f(y)})"`,
      );
    }
    for (const t of [0.1, 0.3, 0.62, 1.05])
      for (const side of [-1, 1]) {
        const [x, y, k] = [480 + side * (62 + t * 300), 372 + t * 290, 0.25 + t * 0.85];
        s +=
          c.shade(x, y, 40 * k, 8 * k) +
          c.at(
            x,
            y,
            c.rect('#FFF3DC', -26, -104, 52, 92, 'opacity=".55"') +
              c.path('M-34 -4H34V6H-34ZM-34 -112H34L14 -140H-14Z', '#3A2E30') +
              c.line('M-30 -108V0M30 -108V0M0 -108V-104', '#3A2E30', 5) +
              c.circ(0, -152, 12, 'none', 'stroke="#3A2E30" stroke-width="4"') +
              c.candle(0, -6, 44, 1.4),
            k,
          ) +
          c.flower(x + side * 44 * k, y - 6 * k, 22 * k, c.pick([C.blush, C.cream])) +
          c.flower(x + side * 62 * k, y - 2 * k, 16 * k, C.rose);
      }
    return s + c.glow(480, 300, 260, '#FFF6DC', 0.55) + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.3);
  },
};
