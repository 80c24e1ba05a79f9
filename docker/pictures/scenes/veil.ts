import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A long veil in an open door, in the light of a garden. */
export const veil: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [wall, garden] = c.pick([
      ['#CDBBAD', '#B9C3A2'],
      ['#BFB6BC', '#C9BFA2'],
      ['#C2C2B2', '#C6B5A0'],
      ['#D1BFB8', '#A9B8A6'],
    ] as const);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, C.deep, 0.3)],
            [0.5, wall],
            [1, mix(wall, C.deep, 0.35)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      c.rect(
        c.lin([
          [0, '#FFF8E8'],
          [0.6, mix(garden, '#FFFFFF', 0.5)],
          [1, garden],
        ]),
        250,
        40,
        460,
        590,
      );
    for (let i = 0; i < 40; i++)
      s += c.circ(
        c.rand(256, 704),
        c.rand(300, 560),
        c.rand(10, 34),
        mix(garden, c.pick([C.moss, '#FFFFFF', C.rose]), 0.35),
        `opacity=".5" ${c.blur(10)}`,
      );
    s +=
      c.g(
        c.rect('#FFFDF6', 236, 26, 16, 610) + c.rect('#FFFDF6', 708, 26, 16, 610) + c.rect('#FFFDF6', 236, 26, 488, 16),
      ) +
      c.rect(
        c.lin([
          [0, '#C2A589'],
          [1, '#8A6B58'],
        ]),
        0,
        630,
        960,
        90,
      ) +
      c.path('M250 630H710L820 720H140Z', '#FFF3DC', 'opacity=".5"');
    s += c.glow(480, 300, 360, '#FFF6E0', 0.9);
    const dress =
      'M448 330C452 300 470 292 480 292C490 292 508 300 512 330C520 380 508 410 512 430C540 520 580 600 640 672C540 700 420 700 320 672C380 600 420 520 448 430C452 410 440 380 448 330Z';
    s +=
      c.path(
        dress,
        c.lin(
          [
            [0, '#F4E8DC'],
            [0.5, '#FFFFFF'],
            [1, '#E4D2C6'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      c.path('M450 336L424 420L436 424L458 370ZM510 336L536 420L524 424L502 370Z', '#D9A888') +
      c.rect('#D9A888', 468, 262, 24, 40) +
      c.ell(480, 238, 30, 36, '#5A3A2E') +
      c.ell(480, 258, 18, 12, '#4A2F27') +
      c.flower(462, 226, 10, C.blush) +
      c.flower(498, 226, 9, C.cream);
    for (let i = 0; i < 9; i++) {
      const t = i / 8 - 0.5;
      s += c.path(
        `M${f(480 + t * 30)} 236C${f(480 + t * 130)} 340 ${f(480 + t * 300)} 520 ${f(500 + t * 900)} ${f(712 + c.rand(-10, 6))}L${f(560 + t * 900)} 720C${f(500 + t * 320)} 520 ${f(490 + t * 150)} 340 ${f(484 + t * 34)} 236Z`,
        '#FFFFFF',
        `opacity=".28" ${c.blur(3)}`,
      );
    }
    s += c.path(
      'M466 226C400 380 300 560 90 704C300 724 700 724 900 706C680 560 560 380 494 226C486 218 474 218 466 226Z',
      c.lin([
        [0, '#FFFFFF', 0.35],
        [1, '#FFFFFF', 0.55],
      ]),
    );
    return (
      s +
      c.posy(150, 640, 90, [C.blush, C.cream, C.rose], 6) +
      c.posy(820, 640, 80, [C.cream, C.peach], 5) +
      c.leak(C.honey, 0, 0, 0.8, 0.4) +
      c.vignette(0.32)
    );
  },
};
