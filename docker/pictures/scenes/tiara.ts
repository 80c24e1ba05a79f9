import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A tiara on a velvet cushion. */
export const tiara: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const velvet = c.pick([C.plum, '#37405C', '#4E5F4B', '#7A4E4A']);
    let s =
      c.room(c.pick(['#D3C4BA', '#C9C3CB']), 0.7) +
      c.tabletop(560, '#D9C9B8') +
      c.ell(490, 632, 400, 40, C.deep, `opacity=".4" ${c.blur(16)}`);
    s += c.path(
      'M110 560C90 500 150 470 250 462C400 446 560 446 710 462C810 470 870 500 850 560C870 620 810 640 700 636C560 650 400 650 260 636C150 640 90 620 110 560Z',
      c.lin([
        [0, mix(velvet, '#FFFFFF', 0.35)],
        [0.5, velvet],
        [1, mix(velvet, C.deep, 0.55)],
      ]),
    );
    for (const [x, y] of [
      [116, 612],
      [844, 612],
    ] as const)
      s +=
        c.circ(x, y, 15, c.gold()) +
        Array.from({ length: 7 }, (_, i) =>
          c.line(`M${x} ${y + 10}q${f((i - 3) * 6)} 30 ${f((i - 3) * 9)} 52`, C.gold, 3),
        ).join('');
    s += c.ell(480, 520, 270, 40, C.deep, `opacity=".5" ${c.blur(12)}`);
    const base = (t: number) => [480 + 250 * Math.sin(t), 500 - 46 * (1 - Math.cos(t)) + 28 * Math.cos(t)] as const;
    const metal = c.lin(
      [
        [0, '#9A8F86'],
        [0.3, '#FFFFFF'],
        [0.6, '#C9C0B8'],
        [1, '#8F8680'],
      ],
      0,
      0,
      1,
      0,
    );
    s += c.line('M228 470C260 556 700 556 732 470', metal, 12);
    for (let i = 0; i < 9; i++) {
      const t = (i - 4) * 0.31;
      const [x, y] = base(t);
      const tall = 210 - Math.abs(i - 4) * 34;
      const lean = (i - 4) * 7;
      s += c.line(
        `M${f(x - 26)} ${f(y)}C${f(x - 40 + lean)} ${f(y - tall * 0.5)} ${f(x + lean - 6)} ${f(y - tall * 0.6)} ${f(x + lean)} ${f(y - tall)}C${f(x + lean + 6)} ${f(y - tall * 0.6)} ${f(x + 40 + lean)} ${f(y - tall * 0.5)} ${f(x + 26)} ${f(y)}`,
        metal,
        5,
      );
      s +=
        c.path(
          `M${f(x + lean)} ${f(y - tall * 0.62)}l13 20l-13 26l-13 -26Z`,
          c.lin(
            [
              [0, '#FFFFFF'],
              [0.5, '#CFE0EE'],
              [1, '#8FA6C0'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        c.circ(
          x + lean,
          y - tall - 8,
          12,
          c.ball([
            [0, '#FFFFFF'],
            [1, '#D9CBB8'],
          ]),
        ) +
        c.glow(x + lean, y - tall * 0.55, 30, '#FFFFFF', 0.7);
    }
    for (let i = 0; i < 25; i++) {
      const [x, y] = base((i - 12) * 0.104);
      s += c.circ(
        x,
        y + 4,
        7,
        c.ball([
          [0, '#FFFFFF'],
          [0.6, '#DDE8F2'],
          [1, '#93A3B8'],
        ]),
      );
    }
    return (
      s +
      c.posy(70, 690, 100, [C.blush, C.cream, C.rose], 6) +
      c.posy(910, 700, 80, [C.cream, C.peach], 5) +
      c.leak(C.honey, 1, 0, 0.8, 0.4) +
      c.vignette(0.3)
    );
  },
};
