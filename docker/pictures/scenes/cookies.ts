import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Cookies with icing: hearts, rings, gowns and flowers. */
export const cookies: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [base, tone] = c.pick([
      ['#D6C9BA', C.rose],
      ['#C9CDBF', C.sage],
      ['#D9C6C2', C.mauve],
      ['#CFC2B4', C.peach],
    ] as const);
    let s =
      c.linen(base, 0.1) +
      c.leafShadow(0.24, C.plum, 'tl', 4) +
      c.rect(C.deep, 96, 76, 790, 600, `rx="20" opacity=".35" ${c.blur(16)}`) +
      c.rect(
        c.lin(
          [
            [0, '#FFFFFF'],
            [1, '#DDD3CA'],
          ],
          0,
          0,
          1,
          1,
        ),
        82,
        58,
        796,
        600,
        'rx="20"',
      ) +
      c.rect('none', 104, 80, 752, 556, `rx="12" stroke="${C.gold}" stroke-width="4"`);
    const heart = 'M0 62C-100 -4 -66 -78 0 -34C66 -78 100 -4 0 62Z';
    const gown = 'M-16 -60L-26 -54L-20 -14C-30 10 -50 40 -56 60H56C50 40 30 10 20 -14L26 -54L16 -60L0 -44Z';
    const round = 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1 -60 0Z';
    const shapes = [heart, round, gown, 'M-50 -60H50V60H-50Z'];
    for (let row = 0; row < 3; row++)
      for (let col = 0; col < 4; col++) {
        const kind = (row + col * 3) % 4;
        const shape = shapes[kind] ?? heart;
        const icing = c.pick(['#FFFFFF', mix(tone, '#FFFFFF', 0.45), C.blush, C.cream]);
        let d =
          c.path(shape, C.deep, `opacity=".3" transform="translate(6 9)" ${c.blur(7)}`) +
          c.path(shape, '#D9A86A', 'stroke="#D9A86A" stroke-width="24" stroke-linejoin="round"') +
          c.path(shape, 'none', 'stroke="#B9844A" stroke-width="5" stroke-linejoin="round" opacity=".5"') +
          c.path(
            shape,
            c.lin(
              [
                [0, '#FFFFFF'],
                [0.5, icing],
                [1, mix(icing, C.plum, 0.14)],
              ],
              0,
              0,
              1,
              1,
            ),
            `stroke="${icing}" stroke-width="8" stroke-linejoin="round"`,
          );
        const line = mix(tone, C.plum, 0.3);
        if (kind === 0)
          d +=
            c.line('M-34 -12C-30 -30 -12 -30 0 -10', '#FFFFFF', 6, 'opacity=".8"') +
            Array.from({ length: 10 }, (_, i) =>
              c.circ(Math.cos(i * 0.628) * 40, Math.sin(i * 0.628) * 30 - 6, 3.4, line),
            ).join('');
        if (kind === 1)
          d +=
            c.flower(0, 0, 28, tone) + c.sprig(0, 4, 52, 20, C.sage, true, 5) + c.sprig(0, 4, 52, 200, C.sage, true, 5);
        if (kind === 2)
          d +=
            c.line('M-21 -14H21', C.gold, 6) +
            Array.from({ length: 5 }, (_, i) =>
              c.line(`M${-12 + i * 6} -8L${-40 + i * 20} 56`, line, 2, 'opacity=".5"'),
            ).join('') +
            Array.from({ length: 12 }, () => c.circ(c.rand(-14, 14), c.rand(-46, -20), 2, C.gold)).join('');
        if (kind === 3)
          d +=
            c.circ(-10, 4, 24, 'none', `stroke="${C.gold}" stroke-width="6"`) +
            c.circ(14, 10, 22, 'none', `stroke="${C.gold}" stroke-width="6"`) +
            c.rect('none', -44, -54, 88, 108, `stroke="${line}" stroke-width="3" stroke-dasharray="2 8"`);
        s += c.at(192 + col * 192, 166 + row * 192, d, 1.08, c.rand(-12, 12));
      }
    return (
      s +
      c.posy(920, 690, 100, [C.cream, C.blush, C.rose], 6) +
      c.posy(30, 40, 90, [C.peach, C.cream], 5) +
      c.leak(C.honey, 1, 0, 0.9, 0.35) +
      c.vignette(0.26)
    );
  },
};
