import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A pen, an inkwell and written cards. */
export const calligraphy: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [ink, desk] = c.pick([
      [C.plum, '#D6C9BA'],
      ['#37405C', '#C9CDBF'],
      ['#4E5F4B', '#D9C6BC'],
      ['#6A4434', '#CFC4B6'],
    ] as const);
    let s = c.linen(desk, 0.1) + c.leafShadow(0.26, C.plum, 'tr', 4);
    const stroke = (x: number, y: number, len: number) => {
      let d = `M${f(x)} ${f(y)}`;
      for (let at = 0; at < len; at += 26)
        d += c.pick([
          'c4 -26 14 -26 12 0c-2 18 6 14 14 0',
          'c6 -12 16 -12 14 0c-4 14 4 12 12 0',
          'c10 -40 20 -40 10 0c-10 40 -14 30 16 0',
        ]);
      return c.line(d, ink, 2.6, 'opacity=".85"');
    };
    const name = (w: number) =>
      c.line(`M${-w} 6C${-w + 20} -50 ${-w + 50} -40 ${-w + 30} 10M${-w + 14} -8q20 -8 34 -2`, ink, 4) +
      stroke(-w + 44, 8, w * 1.5) +
      c.line(`M${-w} 34C${-w * 0.3} 22 ${w * 0.4} 50 ${w} 28`, C.gold, 2);
    for (const [x, y, a] of [
      [230, 170, -9],
      [300, 360, 3],
      [200, 560, -5],
    ] as const)
      s += c.card(
        x,
        y,
        330,
        150,
        a + c.rand(-3, 3),
        '#FFFBF4',
        c.rect('none', -152, -62, 304, 124, `stroke="${C.gold}" stroke-width="2" opacity=".8"`) + name(110),
      );
    s += c.card(
      640,
      400,
      340,
      460,
      c.rand(4, 9),
      '#FBF4E6',
      name(96) +
        Array.from({ length: 7 }, (_, i) =>
          c.at(0, 70 + i * 22 - 10, c.line(`M${-110 + (i % 3) * 14} 0H${110 - (i % 2) * 24}`, ink, 2, 'opacity=".3"')),
        ).join('') +
        c.at(0, -130, c.line('M-60 0C-30 -40 30 -40 60 0C30 40 -30 40 -60 0M-40 0H40', C.gold, 3)),
    );
    s += c.at(
      820,
      180,
      c.circ(10, 16, 84, C.deep, `opacity=".4" ${c.blur(12)}`) +
        c.circ(
          0,
          0,
          80,
          c.rad(
            [
              [0, '#FFFFFF'],
              [0.7, '#CFDADF'],
              [1, '#8FA0AA'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) +
        c.circ(0, 0, 58, mix(ink, C.deep, 0.3)) +
        c.circ(
          0,
          0,
          50,
          c.ball([
            [0, mix(ink, '#FFFFFF', 0.35)],
            [1, mix(ink, C.deep, 0.5)],
          ]),
        ) +
        c.ell(-18, -20, 15, 8, '#FFFFFF', 'opacity=".55"'),
      1,
      0,
    );
    s += c.at(
      640,
      420,
      c.line('M14 26L250 -176', C.deep, 15, `opacity=".3" ${c.blur(6)}`) +
        c.path('M-50 46L-20 14L-8 26Z', '#8F8882') +
        c.line('M-50 46L-16 18', '#3A3238', 2) +
        c.line('M-14 20L36 -22', '#C79A55', 15) +
        c.line('M36 -22L240 -196', mix(ink, '#FFFFFF', 0.1), 13) +
        c.line('M40 -28L236 -196', mix(ink, '#FFFFFF', 0.5), 3),
      1,
      c.rand(-8, 8),
    );
    return (
      s +
      c.posy(900, 640, 120, [C.blush, C.cream, C.rose], 7) +
      c.posy(40, 700, 70, [C.peach, C.cream], 5) +
      c.leak(C.honey, 0, 0, 0.9, 0.4) +
      c.vignette(0.28)
    );
  },
};
