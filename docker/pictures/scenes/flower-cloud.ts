import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Flowers hanging from the ceiling over a round table. */
export const flowerCloud: Scene = {
  frame: [1, 1.25, 0.5, 0.42],
  mirrors: true,
  draw: (c) => {
    const [wall, cloth] = c.pick([
      ['#CFC0B4', '#FBF4EA'],
      ['#B9B8AC', '#F4EEE2'],
      ['#C6B4B8', '#FBF1EE'],
      ['#8F8088', '#F1E6DC'],
    ] as const);
    let s = c.field([mix(wall, C.deep, 0.2), wall, mix(wall, '#FFFFFF', 0.35)]);
    for (const x of [70, 350, 630, 910])
      s += c.path(
        c.archPath(x, 560, 190, 470),
        c.lin([
          [0, '#FFF8E8'],
          [1, '#E6DCC6'],
        ]),
        `opacity=".8" ${c.blur(3)}`,
      );
    s += c.field(['#B99F8C', '#8F7668'], 560, 160) + c.glow(480, 300, 380, '#FFF3DC', 0.55);
    for (const side of [-1, 1])
      for (const [dx, dy, k] of [
        [250, 610, 1],
        [390, 650, 1.2],
      ] as const)
        s += c.at(
          480 + side * dx,
          dy,
          c.line('M-34 0V-96M34 0V-96M-34 -96Q0 -112 34 -96M-34 -50H34M-24 0V60M24 0V60', '#A88A5E', 6) +
            c.rect('#FBF4EA', -38, -54, 76, 12, 'rx="5"'),
          k,
        );
    s +=
      c.ell(490, 690, 250, 24, C.deep, `opacity=".4" ${c.blur(12)}`) +
      c.path(
        'M240 560C250 640 236 690 226 720H734C724 690 710 640 720 560Z',
        c.lin(
          [
            [0, mix(cloth, C.plum, 0.25)],
            [0.4, cloth],
            [1, mix(cloth, C.plum, 0.3)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      c.ell(480, 560, 240, 36, mix(cloth, '#FFFFFF', 0.5));
    for (let i = 0; i < 7; i++)
      s += c.ell(330 + i * 50, 566 - Math.abs(i - 3) * 4, 24, 6, '#FFFFFF', `stroke="${C.gold}" stroke-width="2"`);
    for (const x of [430, 480, 530]) s += c.candle(x, 556, x === 480 ? 70 : 46, 1.2);
    for (let i = 0; i < 26; i++) {
      const x = c.rand(150, 810);
      s += c.line(`M${f(x)} 60L${f(x + c.rand(-10, 10))} ${f(c.rand(250, 380))}`, C.moss, 1.6, 'opacity=".5"');
    }
    for (let i = 0; i < 80; i++)
      s += c.sprig(
        c.rand(130, 830),
        c.rand(20, 200),
        c.rand(60, 170),
        c.rand(30, 150),
        c.pick([C.sage, C.moss, '#8A9A7C']),
        i % 2 === 0,
        7,
      );
    for (let i = 0; i < 85; i++) {
      const a = c.rand(0, 6.28);
      const d = Math.sqrt(c.r());
      s += c.flower(
        480 + Math.cos(a) * 370 * d,
        110 + Math.sin(a) * 130 * d + c.rand(0, 50),
        c.rand(18, 46),
        c.pick([C.blush, C.cream, C.rose, C.peach, '#FFFFFF']),
      );
    }
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.3);
  },
};
