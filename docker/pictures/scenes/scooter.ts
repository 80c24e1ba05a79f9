import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A scooter with flowers in its basket in front of a shop. */
export const scooter: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [paint, wall] = c.pick([
      ['#9FB8A8', '#E3CDB8'],
      [C.rose, '#D9D3C2'],
      ['#F0D9A8', '#C9B9B6'],
      ['#A9B9C9', '#E6D3C4'],
    ] as const);
    let s =
      c.rect(
        c.lin([
          [0, mix(wall, '#FFFFFF', 0.3)],
          [1, mix(wall, C.plum, 0.2)],
        ]),
      ) + c.leafShadow(0.26, C.plum, 'tl', 4);
    s +=
      c.block(90, 110, 250, 440, '#5E7470', 4) +
      c.rect(
        c.lin([
          [0, '#FFF3DC'],
          [1, '#D9C6A8'],
        ]),
        112,
        132,
        206,
        200,
      ) +
      c.line('M215 132V332M112 232H318', '#5E7470', 8) +
      c.rect('none', 112, 352, 206, 180, 'stroke="#4A5C58" stroke-width="6"') +
      c.circ(306, 350, 9, C.gold);
    s +=
      c.rect('#8A6B58', 440, 150, 430, 260) +
      c.rect(
        c.lin([
          [0, '#FFF3DC'],
          [1, '#C9B49A'],
        ]),
        454,
        164,
        402,
        232,
      ) +
      c.line('M588 164V396M722 164V396', '#8A6B58', 9);
    for (let i = 0; i < 9; i++)
      s += c.path(
        `M${430 + i * 50} 110H${480 + i * 50}L${488 + i * 50} 176A25 20 0 0 1 ${434 + i * 50} 176Z`,
        i % 2 ? '#FBF4EA' : C.plum,
      );
    for (let i = 0; i < 8; i++) s += c.posy(480 + i * 50, 410, 32, [C.blush, C.rose, C.cream, C.peach], 4);
    s += c.block(446, 418, 418, 34, '#7A5642', 6, false) + c.field(['#B9A698', '#85726A'], 590, 130);
    for (let i = 0; i < 4; i++) s += c.line(`M0 ${612 + i * 28}H960`, '#6A5A54', 2, 'opacity=".4"');
    s += c.ell(510, 668, 300, 18, C.deep, `opacity=".5" ${c.blur(9)}`);
    const wheel = (x: number) =>
      c.circ(x, 624, 52, '#2A2428') +
      c.circ(x, 624, 33, '#DDD3CA') +
      c.circ(x, 624, 25, '#8F8882') +
      c.circ(x, 624, 8, '#FBF4EA');
    const skin = c.lin([
      [0, mix(paint, '#FFFFFF', 0.55)],
      [0.45, paint],
      [1, mix(paint, C.deep, 0.5)],
    ]);
    s +=
      wheel(330) +
      wheel(690) +
      c.path(
        'M660 630C560 640 470 640 420 632L396 604H500C520 560 560 490 640 476C720 470 776 520 784 590C786 612 770 622 752 616C744 570 716 548 690 550C660 552 640 590 660 630Z',
        skin,
      ) +
      c.path(
        'M560 470C580 452 700 448 740 470C752 482 740 494 724 492H580C560 492 552 482 560 470Z',
        c.rounded('#5A3426', false),
      ) +
      c.path('M400 610C360 560 340 500 356 400L392 392C396 480 420 560 460 606Z', skin) +
      c.path('M278 606C290 560 330 548 366 562L388 602C366 596 340 600 330 612Z', skin) +
      c.line('M372 400L348 320L300 300M348 322L400 296', '#C9C3BC', 10) +
      c.line('M300 300L280 300M400 296L420 290', '#2A2428', 14) +
      c.circ(340, 356, 25, '#C9C3BC') +
      c.circ(334, 356, 19, '#FFF6E0') +
      c.glow(326, 356, 60, '#FFF6E0', 0.6) +
      c.circ(400, 262, 24, '#C9C3BC') +
      c.circ(400, 262, 19, '#A9BAC6') +
      c.line('M398 290V284', '#C9C3BC', 6);
    s +=
      c.block(724, 420, 120, 66, '#B98A56', 10) +
      Array.from({ length: 5 }, (_, i) => c.line(`M726 ${432 + i * 12}H842`, '#8A6036', 2, 'opacity=".6"')).join('') +
      c.posy(784, 408, 62, [C.blush, C.cream, C.rose, C.peach], 8);
    for (let i = 0; i < 3; i++)
      s +=
        c.line(`M${760 + i * 12} 620Q${840 + i * 20} ${630 + i * 8} ${880 + i * 14} ${650 + i * 12}`, '#B9B0AA', 2) +
        c.block(872 + i * 14, 640 + i * 12, 24, 30, '#C9C3BC', 5);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.28);
  },
};
