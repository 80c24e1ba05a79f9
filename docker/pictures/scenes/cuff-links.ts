import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A watch, cuff links, a tie and a boutonniere on a tray. */
export const cuffLinks: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [leather, silk] = c.pick([
      ['#6A4432', C.plum],
      ['#2E2A30', '#37405C'],
      ['#7A5A3E', '#4E5F4B'],
      ['#54363A', C.terra],
    ] as const);
    let s = c.linen(c.pick(['#CFC6B8', '#C6BEB6', '#D6CBBE']), 0.1) + c.leafShadow(0.24, C.plum, 'tl', 4);
    s +=
      c.rect(C.deep, 120, 130, 730, 480, `rx="26" opacity=".4" ${c.blur(16)}`) +
      c.rect(
        c.lin(
          [
            [0, mix(leather, '#FFFFFF', 0.2)],
            [1, mix(leather, C.deep, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
        108,
        112,
        744,
        490,
        'rx="26"',
      ) +
      c.rect(mix(leather, C.deep, 0.35), 136, 140, 688, 434, 'rx="16"') +
      c.rect(
        'none',
        122,
        126,
        716,
        462,
        `rx="20" stroke="${mix(leather, C.honey, 0.5)}" stroke-width="2" stroke-dasharray="10 8"`,
      );
    s += c.at(
      610,
      330,
      c.rect(C.deep, -50, -190, 118, 400, `opacity=".4" ${c.blur(10)}`) +
        c.path('M-46 -190H46L38 190L0 216L-38 190Z', c.rounded(silk)) +
        Array.from({ length: 12 }, (_, i) =>
          c.line(`M-44 ${-150 + i * 32}L44 ${-190 + i * 32}`, mix(silk, C.honey, 0.55), 4, 'opacity=".5"'),
        ).join(''),
      0.98,
      c.rand(14, 24),
    );
    const strap = c.rounded(mix(leather, C.terra, 0.3));
    s += c.at(
      330,
      350,
      c.rect(C.deep, -40, -200, 94, 420, `rx="20" opacity=".5" ${c.blur(10)}`) +
        c.rect(strap, -40, -206, 80, 412, 'rx="18"') +
        c.circ(0, 0, 98, c.gold()) +
        c.circ(
          0,
          0,
          84,
          c.rad([
            [0, '#FFFFFF'],
            [1, '#EADFCF'],
          ]),
        ) +
        Array.from({ length: 12 }, (_, i) =>
          c.at(0, 0, c.rect('#4A3B34', -2, -76, 4, i % 3 ? 10 : 18), 1, i * 30),
        ).join('') +
        c.at(0, 0, c.rect('#2E2228', -4, -46, 8, 56, 'rx="4"'), 1, -54) +
        c.at(0, 0, c.rect('#2E2228', -3, -66, 6, 76, 'rx="3"'), 1, 62) +
        c.circ(0, 0, 7, C.gold) +
        c.block(94, -12, 18, 24, '#C79A55', 4),
      1,
      c.rand(-16, -4),
    );
    for (const [x, y] of [
      [486, 208],
      [452, 478],
    ] as const)
      s +=
        c.shade(x + 6, y + 10, 34, 30, 0.5) +
        c.circ(x, y, 32, c.gold()) +
        c.circ(
          x,
          y,
          24,
          c.ball([
            [0, mix(silk, '#FFFFFF', 0.5)],
            [1, mix(silk, C.deep, 0.4)],
          ]),
        ) +
        c.ell(x - 8, y - 9, 7, 5, '#FFFFFF', 'opacity=".7"');
    s +=
      c.sprig(744, 500, 130, -70, C.sage, true, 8) +
      c.sprig(744, 500, 120, -110, C.moss, false, 8) +
      c.flower(742, 462, 46, c.pick([C.cream, C.blush])) +
      c.flower(778, 492, 26, C.rose) +
      c.rect(C.linen, 732, 498, 20, 54, 'rx="6"');
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.32);
  },
};
