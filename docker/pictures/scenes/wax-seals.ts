import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A stack of envelopes tied with a ribbon, sealing wax and a stamp. */
export const waxSeals: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [paper, wax] = c.pick([
      ['#EADDCB', C.plum],
      ['#DDE0D6', C.terra],
      ['#E9D2CC', '#7A3A4A'],
      ['#CFC9D6', '#37405C'],
    ] as const);
    let s = c.linen(c.pick(['#C9BFB2', '#BFBAB0', '#CDBDB6']), 0.12) + c.leafShadow(0.26, C.plum, 'tl', 4);
    const seal = (k: number) =>
      c.at(
        0,
        0,
        c.path(
          `M${Array.from({ length: 14 }, (_, i) => `${f(Math.cos(i * 0.4488) * (50 + c.rand(-6, 6)))} ${f(Math.sin(i * 0.4488) * (50 + c.rand(-6, 6)))}`).join('L')}Z`,
          c.rad(
            [
              [0, mix(wax, '#FFFFFF', 0.35)],
              [0.7, wax],
              [1, mix(wax, C.deep, 0.4)],
            ],
            0.4,
            0.35,
            0.7,
          ),
          `stroke="${wax}" stroke-width="14" stroke-linejoin="round"`,
        ) +
          c.circ(0, 0, 36, 'none', `stroke="${mix(wax, C.deep, 0.45)}" stroke-width="4"`) +
          c.path('M0 22C-36 -2 -24 -28 0 -10C24 -28 36 -2 0 22Z', mix(wax, '#FFFFFF', 0.28)) +
          c.line('M-36 -28Q-16 -46 8 -46', '#FFFFFF', 4, 'opacity=".5"'),
        k,
      );
    const envelope = (x: number, y: number, a: number, sealed: boolean) =>
      c.at(
        x,
        y,
        c.rect(C.deep, -206, -134, 426, 290, `rx="4" opacity=".35" ${c.blur(10)}`) +
          c.rect(
            c.lin(
              [
                [0, mix(paper, '#FFFFFF', 0.35)],
                [1, mix(paper, C.sand, 0.2)],
              ],
              0,
              0,
              1,
              1,
            ),
            -214,
            -146,
            428,
            290,
            'rx="4"',
          ) +
          c.path(
            'M-214 -146L0 34L214 -146Z',
            mix(paper, C.plum, 0.07),
            `stroke="${mix(paper, C.plum, 0.25)}" stroke-width="2"`,
          ) +
          c.line('M-214 144L-40 0M214 144L40 0', mix(paper, C.plum, 0.25), 2) +
          (sealed ? c.at(0, 22, seal(1)) : ''),
        1,
        a,
      );
    for (let i = 0; i < 4; i++) s += envelope(340 - i * 7, 260 - i * 9, c.rand(-4, 2) - 8, i === 3);
    s += c.at(312, 232, c.rect(mix(wax, C.blush, 0.6), -226, 74, 452, 18, 'opacity=".85"'), 1, -9);
    s += envelope(640, 530, c.rand(4, 10), true);
    s += c.at(
      790,
      230,
      c.circ(10, 16, 62, C.deep, `opacity=".4" ${c.blur(10)}`) +
        c.block(-22, -160, 44, 130, '#7A4A34', 18) +
        c.ell(0, -162, 26, 16, '#9A6244') +
        c.rect(c.gold(), -30, -36, 60, 20, 'rx="4"') +
        c.rect(c.gold(), -46, -18, 92, 40, 'rx="8"'),
      1.1,
      c.rand(18, 40),
    );
    s +=
      c.at(
        210,
        560,
        c.rect(C.deep, -130, -12, 280, 40, `rx="6" opacity=".35" ${c.blur(7)}`) +
          c.block(-140, -18, 270, 36, wax, 5, false) +
          c.path('M130 -18L168 -4V6L130 18Z', mix(wax, '#FFFFFF', 0.2)),
        1,
        c.rand(-22, -8),
      ) +
      c.at(160, 640, seal(0.62)) +
      c.at(278, 650, seal(0.5)) +
      c.at(880, 420, seal(0.6));
    return s + c.posy(910, 660, 110, [C.cream, C.blush, C.rose], 6) + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
