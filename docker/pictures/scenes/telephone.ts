import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An old telephone beside a guest book. */
export const telephone: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [shell, wall] = c.pick([
      ['#E9DFD3', '#C9B6AC'],
      [C.rose, '#C9CCBF'],
      ['#6F8A84', '#D6C9B6'],
      [C.plum, '#CBB9BC'],
    ] as const);
    let s = c.room(wall, 0.75) + c.tabletop(560, '#A98668');
    const body = c.lin(
      [
        [0, mix(shell, '#FFFFFF', 0.5)],
        [0.4, shell],
        [1, mix(shell, C.deep, 0.5)],
      ],
      0,
      0,
      1,
      0.6,
    );
    s +=
      c.shade(380, 640, 250, 20, 0.45) +
      c.path(
        'M190 630C190 560 250 470 276 400H474C500 470 560 560 560 630C560 648 540 654 520 654H230C210 654 190 648 190 630Z',
        body,
      ) +
      c.line('M196 632H556', mix(shell, C.deep, 0.5), 4, 'opacity=".5"') +
      c.circ(375, 540, 96, mix(shell, C.deep, 0.35)) +
      c.circ(375, 536, 92, c.gold()) +
      c.circ(
        375,
        536,
        84,
        c.rad([
          [0, '#FFFDF8'],
          [1, '#DCCFBE'],
        ]),
      );
    for (let i = 0; i < 10; i++) {
      const a = 0.9 + i * 0.52;
      s +=
        c.circ(375 + Math.cos(a) * 60, 536 + Math.sin(a) * 60, 14, mix(shell, C.deep, 0.55)) +
        c.circ(375 + Math.cos(a) * 60, 537 + Math.sin(a) * 60, 11, '#F4EADD');
    }
    s +=
      c.circ(375, 536, 28, c.gold()) +
      c.path('M375 548C352 530 360 512 375 524C390 512 398 530 375 548Z', C.rose) +
      c.block(290, 352, 24, 60, C.gold, 6) +
      c.block(436, 352, 24, 60, C.gold, 6);
    s +=
      c.path(
        'M150 352C150 300 250 290 375 290C500 290 600 300 600 352C600 392 556 404 528 396C506 388 510 350 490 346H260C240 350 244 388 222 396C194 404 150 392 150 352Z',
        body,
      ) + c.line('M196 312C260 300 480 300 550 312', '#FFFFFF', 6, `opacity=".6" ${c.blur(2)}`);
    let cord = 'M160 380';
    for (let i = 0; i < 18; i++) cord += `q-26 8 -4 14q20 -2 2 -6`;
    s +=
      c.line(cord, mix(shell, C.deep, 0.3), 6) +
      c.at(
        760,
        560,
        c.path(
          'M-170 40L-150 -70H0V60ZM170 40L150 -70H0V60Z',
          C.deep,
          `opacity=".35" transform="translate(8 14)" ${c.blur(10)}`,
        ) +
          c.path('M-176 44L-152 -74H152L176 44L0 66Z', C.plum) +
          c.path(
            'M-164 34L-144 -76C-90 -92 -30 -84 0 -66V52C-40 34 -110 24 -164 34Z',
            c.lin(
              [
                [0, '#FFFFFF'],
                [1, '#E6D9C9'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          c.path(
            'M164 34L144 -76C90 -92 30 -84 0 -66V52C40 34 110 24 164 34Z',
            c.lin(
              [
                [0, '#E6D9C9'],
                [0.3, '#FFFFFF'],
                [1, '#F1E6D9'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          Array.from({ length: 5 }, (_, i) =>
            c.line(
              `M${-140 + i * 3} ${-56 + i * 17}q30 -8 60 2t56 6M${22} ${-50 + i * 17}q36 -10 56 -2t50 -2`,
              '#6D5A60',
              2,
              'opacity=".5"',
            ),
          ).join(''),
        1,
        0,
      );
    s +=
      c.line('M820 500L880 600', '#2E2226', 8) +
      c.line('M876 592L884 606', C.gold, 6) +
      c.posy(690, 420, 90, [C.blush, C.cream, C.rose, C.peach], 8) +
      c.vase(690, 520, 0.62, '#F4EADD');
    return s + c.leak(C.honey, 1, 0, 0.8, 0.4) + c.vignette(0.28);
  },
};
