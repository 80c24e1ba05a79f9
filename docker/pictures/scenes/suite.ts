import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A bedroom with a canopy bed, petals and a tray. */
export const suite: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [wall, bed] = c.pick([
      ['#C9BBAE', C.blush],
      ['#B9BEB0', C.cream],
      ['#C6B4B6', C.rose],
      ['#B4B0B4', '#DCE0E4'],
    ] as const);
    let s =
      c.field([mix(wall, C.deep, 0.2), wall, mix(wall, '#FFFFFF', 0.25)], 0, 560) +
      c.rect(
        c.lin([
          [0, '#FFFDF4'],
          [1, '#F0E3C8'],
        ]),
        40,
        90,
        170,
        380,
      ) +
      c.line('M125 90V470M40 280H210', '#FFFFFF', 8) +
      c.path(
        'M10 60C40 240 30 400 14 540H70C80 400 70 200 84 60ZM240 60C210 240 220 400 236 540H182C172 400 182 200 168 60Z',
        '#FFFFFF',
        `opacity=".75" ${c.blur(2)}`,
      ) +
      c.glow(130, 260, 340, '#FFF3DC', 0.65) +
      c.field(['#B58F70', '#7A5A48'], 540, 180) +
      c.ell(600, 680, 420, 60, mix(bed, '#FFFFFF', 0.3), 'opacity=".5"');
    s +=
      c.rect('#8A5E40', 360, 60, 14, 580) + c.rect('#8A5E40', 846, 60, 14, 580) + c.rect('#8A5E40', 350, 52, 520, 14);
    for (const [x, side] of [
      [366, 1],
      [852, -1],
    ] as const)
      s +=
        c.path(
          `M${x - 20} 60C${x + side * 70} 180 ${x + side * 10} 300 ${x + side * 16} 380C${x + side * 24} 460 ${x + side * 10} 560 ${x + side * 26} 640H${x - side * 34}C${x - side * 24} 500 ${x - side * 20} 300 ${x - side * 24} 60Z`,
          c.lin(
            [
              [0, '#FFFFFF', 0.9],
              [0.5, '#F4EADD', 0.85],
              [1, '#FFFFFF', 0.9],
            ],
            0,
            0,
            1,
            0,
          ),
        ) + c.rect(C.gold, x + side * 2 - 20, 376, 44, 9);
    s +=
      c.path('M360 66C440 150 780 150 860 66Z', '#FFFFFF', 'opacity=".8"') +
      c.path(
        'M420 380C420 280 470 240 610 240S800 280 800 380V440H420Z',
        c.lin([
          [0, mix(bed, C.plum, 0.2)],
          [1, mix(bed, C.plum, 0.4)],
        ]),
      ) +
      Array.from({ length: 12 }, (_, i) =>
        c.circ(460 + (i % 6) * 60, 300 + Math.floor(i / 6) * 56, 4, mix(bed, C.deep, 0.4)),
      ).join('');
    for (const [x, y, w, color] of [
      [450, 350, 150, '#FFFFFF'],
      [620, 350, 150, '#FFFFFF'],
      [490, 390, 120, bed],
      [612, 390, 120, bed],
    ] as const)
      s += c.rect(
        c.lin([
          [0, '#FFFFFF'],
          [1, mix(color, C.plum, 0.2)],
        ]),
        x,
        y,
        w,
        76,
        'rx="26"',
      );
    s +=
      c.path(
        'M390 440H832L880 640H344Z',
        c.lin([
          [0, '#FFFFFF'],
          [0.6, '#FBF4EA'],
          [1, '#D3C2B6'],
        ]),
      ) +
      c.path(
        'M378 500H844L880 640H344Z',
        c.lin([
          [0, bed],
          [1, mix(bed, C.plum, 0.3)],
        ]),
        'opacity=".9"',
      ) +
      Array.from({ length: 6 }, (_, i) =>
        c.line(
          `M${400 + i * 80} ${504 + (i % 2) * 10}Q${390 + i * 86} 580 ${372 + i * 92} 636`,
          mix(bed, C.plum, 0.35),
          5,
          `opacity=".35" ${c.blur(3)}`,
        ),
      ).join('');
    for (let i = 0; i < 44; i++) {
      const [x, y] = [c.rand(420, 810), c.rand(470, 620)];
      s += c.ell(
        x,
        y,
        9,
        5,
        c.pick([C.clay, C.rose, C.plum]),
        `opacity=".85" transform="rotate(${c.int(0, 180)} ${f(x)} ${f(y)})"`,
      );
    }
    s +=
      c.path('M540 540H700L712 590H528Z', '#8A5E40') +
      c.path('M546 536H694L704 576H536Z', '#A97A4E') +
      [580, 656]
        .map(
          (x) =>
            c.path(
              `M${x - 15} 470C${x - 16} 500 ${x - 4} 508 ${x} 508C${x + 4} 508 ${x + 16} 500 ${x + 15} 470Z`,
              '#F4D98A',
              'opacity=".9"',
            ) +
            c.rect('#FFFFFF', x - 1.5, 508, 3, 44) +
            c.ell(x, 554, 12, 3, '#FFFFFF'),
        )
        .join('') +
      c.posy(618, 540, 30, [C.blush, C.cream, C.rose], 5);
    s +=
      c.block(262, 500, 84, 140, '#8A6248', 4) +
      c.vase(300, 500, 0.5, '#F4EADD') +
      c.posy(300, 420, 44, [C.blush, C.cream], 6) +
      c.path('M884 360L900 300H944L960 360Z', '#FFF3DC') +
      c.rect(C.gold, 919, 360, 6, 140) +
      c.glow(922, 350, 160, C.honey, 0.6);
    return s + c.leak(C.honey, 0, 0, 0.8, 0.35) + c.vignette(0.32);
  },
};
