import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Rows of small cards with names on a table with flowers. */
export const escortCards: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [cloth, wall] = c.pick([
      ['#F1E6DA', '#CFBFB2'],
      ['#E6E3D8', '#B9BFB0'],
      ['#EBDAD6', '#C2AFB2'],
      ['#E3DACB', '#BBAFA2'],
    ] as const);
    let s =
      c.field([mix(wall, C.deep, 0.25), wall, mix(wall, '#FFFFFF', 0.3)], 0, 260) +
      c.bokeh(22, [C.honey, '#FFF3DC', C.blush], 16, 50, [0, 0, 1, 0.34], [0.15, 0.45]) +
      c.path(
        'M0 240H960V720H0Z',
        c.lin([
          [0, mix(cloth, '#FFFFFF', 0.4)],
          [1, mix(cloth, C.plum, 0.22)],
        ]),
      );
    s +=
      c.g(
        Array.from({ length: 9 }, (_, i) => c.posy(60 + i * 108, 226, 62, [C.blush, C.cream, C.rose, C.peach], 6)).join(
          '',
        ),
        c.blur(2),
      ) +
      c.candle(170, 250, 70, 1) +
      c.candle(520, 250, 80, 1) +
      c.candle(800, 250, 66, 1);
    for (let row = 0; row < 4; row++) {
      const k = 0.62 + row * 0.2;
      const y = 330 + row * (84 + row * 14);
      const n = 6 - Math.floor(row / 2);
      for (let i = 0; i < n; i++) {
        const x = 480 + (i - (n - 1) / 2) * 176 * k * 1.06 + c.rand(-5, 5);
        s += c.at(
          x,
          y,
          c.path('M-70 6H84L70 -6H-60Z', C.deep, `opacity=".35" ${c.blur(6)}`) +
            c.path(
              'M-72 0L-62 -84H62L72 0Z',
              c.lin([
                [0, '#FFFFFF'],
                [1, '#EFE4D8'],
              ]),
            ) +
            c.path('M-62 -84L-54 -94H54L62 -84Z', '#DCCDBE') +
            c.line(
              `M-40 -40c6 -30 18 -26 10 -4c8 -14 16 -12 14 2c8 -14 18 -10 ${f(c.rand(10, 16))} 0s14 -8 ${f(c.rand(14, 22))} 0`,
              C.plum,
              3,
              'opacity=".8"',
            ) +
            c.line('M-30 -18H30', C.gold, 2) +
            (i % 2
              ? c.sprig(48, -84, 44, -150, C.sage, true, 5) + c.flower(50, -84, 10, C.blush)
              : c.sprig(-48, -84, 40, -30, C.moss, false, 5)),
          k,
        );
      }
    }
    return (
      s +
      c.posy(20, 680, 100, [C.cream, C.blush], 6) +
      c.posy(945, 670, 90, [C.rose, C.cream], 6) +
      c.leak(C.honey, 1, 0, 0.8, 0.35) +
      c.vignette(0.28)
    );
  },
};
