import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A low bowl of flowers with candles on a round table. */
export const centerpiece: Scene = {
  frame: [1, 1.3, 0.5, 0.52],
  mirrors: true,
  draw: (c) => {
    const [night, cloth] = c.pick([
      ['#5A4656', '#EFE4D6'],
      ['#6A6A5C', '#F2EADF'],
      ['#4A4258', '#EADCD6'],
      ['#7A5F58', '#F4EADD'],
    ] as const);
    let s =
      c.field([mix(night, C.deep, 0.4), night, mix(night, C.peach, 0.45)]) +
      c.bokeh(34, [C.honey, C.peach, '#FFF3DC'], 12, 44, [0, 0, 1, 0.62], [0.15, 0.55]);
    s +=
      c.ell(480, 690, 640, 190, C.deep, `opacity=".4" ${c.blur(20)}`) +
      c.ell(
        480,
        680,
        620,
        180,
        c.lin([
          [0, mix(cloth, '#FFFFFF', 0.4)],
          [1, mix(cloth, C.plum, 0.3)],
        ]),
      );
    s += c.shade(490, 606, 210, 22, 0.45);
    const brass = c.gold();
    s += c.path(
      'M320 480H640C640 540 580 560 520 562V590C550 592 576 598 584 606H376C384 598 410 592 440 590V562C380 560 320 540 320 480Z',
      brass,
    );
    for (let i = 0; i < 26; i++)
      s += c.sprig(
        480 + c.rand(-120, 120),
        470,
        c.rand(120, 230),
        c.rand(-175, -5),
        c.pick([C.sage, C.moss, '#8A9A7C']),
        i % 2 === 0,
        8,
      );
    for (let i = 0; i < 6; i++) s += c.sprig(360 + i * 48, 480, c.rand(90, 150), c.rand(30, 150), C.sage, true, 7);
    for (let i = 0; i < 26; i++) {
      const a = c.rand(Math.PI, 2 * Math.PI);
      const d = c.rand(0.1, 1);
      s += c.flower(
        480 + Math.cos(a) * 190 * d,
        480 + Math.sin(a) * 150 * d + c.rand(-6, 24),
        c.rand(26, 54),
        c.pick([C.blush, C.rose, C.cream, C.peach, C.mauve]),
      );
    }
    for (const [x, y, t] of [
      [150, 640, 90],
      [232, 668, 60],
      [806, 640, 100],
      [728, 672, 64],
    ] as const)
      s +=
        c.shade(x + 4, y, 34, 8) +
        c.candle(x, y, t, 2) +
        c.path(
          `M${x - 34} ${y - t - 26}L${x - 26} ${y + 4}H${x + 26}L${x + 34} ${y - t - 26}Z`,
          '#FFF3DC',
          'opacity=".22"',
        );
    return s + c.leak(C.honey, 1, 0, 0.9, 0.35) + c.vignette(0.36);
  },
};
