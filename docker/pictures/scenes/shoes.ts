import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A pair of heels on a stool with a bouquet. */
export const shoes: Scene = {
  frame: [1, 1.35, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [wall, satin] = c.pick([
      ['#D6C3B8', '#FBF1E6'],
      ['#C6CABC', C.blush],
      ['#CBB9BC', '#F4E2C4'],
      ['#D8CDBB', '#DCE0E4'],
    ] as const);
    let s = c.room(wall, 0.75) + c.tabletop(556, '#B99678');
    for (let i = 0; i < 5; i++)
      s += c.line(
        `M0 ${590 + i * 34}C300 ${580 + i * 34} 640 ${604 + i * 34} 960 ${588 + i * 34}`,
        '#7A5A42',
        2,
        'opacity=".3"',
      );
    const shoe = (dark: number) =>
      c.path(
        'M-190 92C-196 60 -170 40 -140 36C-80 30 -20 0 40 -62C80 -100 130 -112 170 -108C196 -104 200 -80 190 -60L176 92H160L164 -8C120 10 90 40 60 64C20 94 -60 100 -190 92Z',
        c.lin(
          [
            [0, mix(satin, '#FFFFFF', 0.6)],
            [0.45, satin],
            [1, mix(satin, C.plum, 0.35 + dark)],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ) +
      c.path('M-20 6C30 -26 70 -84 110 -98C90 -60 60 -10 20 20Z', mix(satin, C.plum, 0.4), 'opacity=".5"') +
      c.line('M-150 46C-90 40 -30 24 20 -20', '#FFFFFF', 5, `opacity=".8" ${c.blur(2)}`) +
      c.ell(-132, 38, 20, 14, c.gold()) +
      Array.from({ length: 8 }, (_, i) =>
        c.circ(-132 + 17 * Math.cos(i * 0.785), 38 + 12 * Math.sin(i * 0.785), 5, '#FFFFFF'),
      ).join('');
    s +=
      c.shade(420, 606, 230, 14, 0.4) +
      c.at(430, 508, shoe(0.15), 1.02, 0) +
      c.shade(560, 660, 240, 16, 0.4) +
      c.at(560, 560, shoe(0), 1.12, 0);
    return (
      s +
      c.posy(180, 560, 130, [C.blush, C.rose, C.cream, C.peach], 9) +
      c.line('M220 620C260 660 300 650 330 690M200 624C190 670 220 690 214 720', C.blush, 9, 'opacity=".9"') +
      c.leak(C.honey, 1, 0, 0.8, 0.4) +
      c.vignette(0.28)
    );
  },
};
