import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Buckets full of cut flowers on a florist's bench. */
export const flowerBuckets: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#B9B4A2', '#C9B5A8', '#A9B2A6', '#BFAFB4']);
    let s = c.room(wall, 0.6) + c.tabletop(560, '#A98565');
    for (let i = 0; i < 4; i++)
      s += c.line(
        `M0 ${596 + i * 34}C300 ${588 + i * 34} 640 ${606 + i * 34} 960 ${594 + i * 34}`,
        '#6A4A36',
        2,
        'opacity=".35"',
      );
    const zinc = ['#9AA0A0', '#8F9894', '#A6A39C'];
    const sets = [
      [C.blush, C.cream],
      [C.rose, C.mauve],
      ['#FFFFFF', C.cream],
      [C.peach, C.honey],
      [C.terra, C.rose],
    ];
    for (const [nth, x] of [110, 300, 490, 680, 860].entries()) {
      const y = 600 + (nth % 2) * 44;
      const k = 0.92 + (nth % 2) * 0.14;
      for (let i = 0; i < 10; i++)
        s += c.sprig(x, y - 120 * k, c.rand(130, 250), c.rand(-130, -50), c.pick([C.sage, C.moss]), nth % 2 === 0, 8);
      for (let i = 0; i < 12; i++) {
        const [px, py] = [x + c.rand(-94, 94), y - c.rand(190, 350) * k];
        s +=
          c.line(
            `M${f(px)} ${f(py)}Q${f(x + (px - x) * 0.6)} ${f(y - 200)} ${x} ${f(y - 90)}`,
            C.moss,
            3,
            'opacity=".7"',
          ) + c.flower(px, py, c.rand(24, 42), c.pick(sets[nth] ?? [C.blush]));
      }
      s +=
        c.shade(x + 10, y + 4, 82 * k, 14, 0.45) +
        c.path(
          `M${f(x - 84 * k)} ${f(y - 150 * k)}H${f(x + 84 * k)}L${f(x + 62 * k)} ${y}H${f(x - 62 * k)}Z`,
          c.rounded(c.pick(zinc)),
        ) +
        c.ell(x, y - 150 * k, 84 * k, 13, '#D3D6D2') +
        c.line(
          `M${f(x - 78 * k)} ${f(y - 110 * k)}H${f(x + 78 * k)}M${f(x - 72 * k)} ${f(y - 60 * k)}H${f(x + 72 * k)}`,
          '#FFFFFF',
          2,
          'opacity=".4"',
        );
    }
    return s + c.leak(C.honey, 1, 0, 0.8, 0.4) + c.vignette(0.3);
  },
};
