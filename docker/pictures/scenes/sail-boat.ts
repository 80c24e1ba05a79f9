import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A sailing boat with flags on calm water. */
export const sailBoat: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, mid, sun, sea] = c.pick([
      ['#9FB3C4', '#F3DCD0', '#FBEFD9', '#7A9AA6'],
      ['#B98292', '#F2B993', '#F4CF8D', '#80748F'],
      ['#6A7AA0', '#E9BFB0', '#F9DDB8', '#55708A'],
      ['#B4C2B8', '#F1E6D0', '#FFF6E0', '#86A8A2'],
    ] as const);
    let s =
      c.field([top, mid, sun], 0, 460) + c.glow(250, 400, 430, sun, 0.95) + c.circ(250, 390, 42, '#FFF7E6', c.blur(3));
    s += c.clouds(8, 260, [90, 220], 20);
    s +=
      c.ridge(440, 26, mix(mix(sea, mid, 0.6), C.plum, 0.1), mix(sea, mid, 0.6)) +
      c.field([mix(sea, sun, 0.5), sea, mix(sea, C.night, 0.4)], 452, 268);
    s += c.glints({
      n: 130,
      sun,
      x: 250,
      spread: 50,
      from: 456,
      depth: 262,
      crowded: 1.4,
      longest: 56,
      growth: 2.4,
      shine: 0.65,
    });
    s +=
      c.path(
        'M390 590C440 640 700 640 760 588L740 660C640 700 480 690 400 650Z',
        '#FFFFFF',
        `opacity=".22" ${c.blur(8)}`,
      ) +
      c.line('M560 560V90', '#8A5E40', 10) +
      c.path(
        'M572 100C680 220 720 380 724 520H572Z',
        c.lin(
          [
            [0, '#FFFFFF'],
            [0.5, '#FBF4EA'],
            [1, '#D9C6B4'],
          ],
          0,
          0,
          1,
          0.3,
        ),
      ) +
      c.path(
        'M548 130C500 260 440 400 376 520H548Z',
        c.lin(
          [
            [0, '#E6D6C4'],
            [0.6, '#FFFDF8'],
            [1, '#FFFFFF'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      c.line(
        'M572 200H654M572 300H694M572 400H714M548 240L500 244M548 340L452 344M548 440L414 444',
        '#C9B8A6',
        2,
        'opacity=".7"',
      ) +
      c.line('M566 530H736M370 526L560 540', '#8A5E40', 8);
    s +=
      c.path(
        'M330 548H800C784 590 750 616 700 622H430C384 616 350 590 330 548Z',
        c.lin([
          [0, '#FFFFFF'],
          [0.3, '#FBF4EA'],
          [1, '#A9A0A8'],
        ]),
      ) +
      c.path('M338 566H793L786 580H346Z', c.pick([C.plum, '#37507A', C.clay])) +
      c.rect('#B98A60', 330, 540, 470, 11, 'rx="4"') +
      c.block(600, 508, 130, 34, '#FBF4EA', 8) +
      [622, 660, 698].map((x) => c.circ(x, 526, 8, '#6F93A0')).join('');
    for (let i = 0; i < 17; i++) {
      const t = i / 16;
      const [x, y] = t < 0.5 ? [330 + t * 460, 548 - t * 916] : [560 + (t - 0.5) * 480, 90 + (t - 0.5) * 900];
      s += c.path(`M${f(x)} ${f(y)}l20 4l-8 20Z`, c.pick([C.rose, C.cream, C.honey, C.sage]));
    }
    return (
      s +
      c.couple(450, 546, 0.9, '#3A2A36', '#FFF1D8') +
      c.posy(350, 552, 30, [C.blush, C.cream, C.rose], 5) +
      c.line(
        'M120 200q14 -14 28 0q14 -14 28 0M760 160q10 -10 20 0q10 -10 20 0M830 230q9 -9 18 0q9 -9 18 0',
        '#4A4450',
        3,
        'opacity=".6"',
      ) +
      c.vignette(0.28)
    );
  },
};
