import { C, balls, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A bride's hair from behind, pinned up with flowers. */
export const updo: Scene = {
  frame: [1, 1.25, 0.5, 0.4],
  mirrors: true,
  draw: (c) => {
    const [hair, skin] = c.pick([
      ['#5A3A2E', '#E3B897'],
      ['#7A4E33', '#EBC6A8'],
      ['#33211F', '#B98060'],
      ['#A9794F', '#F0D0B6'],
    ] as const);
    let s =
      c.room('#D9CCC2', 0) +
      c.g(
        c.rect('#FFF6E6', 90, -20, 260, 560, 'opacity=".85"') +
          c.rect('#FFF6E6', 390, -20, 260, 560, 'opacity=".85"') +
          c.rect('#FFF6E6', 690, -20, 200, 560, 'opacity=".6"'),
        c.blur(20),
      ) +
      c.glow(260, 200, 420, '#FFF1D8', 0.6);
    const across = (color: string) =>
      c.lin(
        [
          [0, mix(color, '#FFFFFF', 0.25)],
          [0.4, color],
          [1, mix(color, C.plum, 0.35)],
        ],
        0,
        0,
        1,
        0,
      );
    s += c.path(
      'M96 770C104 660 190 604 330 566C404 546 430 516 432 440H528C530 516 556 546 630 566C770 604 856 660 864 770Z',
      across(skin),
    );
    s += c.g(
      c.path(
        'M420 500C440 540 520 540 540 500C536 560 520 590 480 596C440 590 424 560 420 500Z',
        mix(skin, C.plum, 0.45),
        'opacity=".35"',
      ),
      c.blur(10),
    );
    s += c.path(
      'M180 770L252 586C274 577 300 572 322 566C352 640 412 706 480 728C548 706 608 640 638 566C660 572 686 577 708 586L780 770Z',
      across('#F6EDE4'),
    );
    for (let i = 0; i < 150; i++) {
      const side = c.pick([-1, 1]);
      const y = c.rand(590, 716);
      s += c.circ(
        480 + side * c.rand(186 - (y - 590) * 1.05, 226 + (y - 590) * 0.3),
        y,
        c.rand(1.5, 4),
        c.pick(['#FFFFFF', '#DCCBBE', C.gold]),
        'opacity=".6"',
      );
    }
    for (const side of [-1, 1])
      s +=
        c.ell(480 + side * 112, 338, 17, 30, mix(skin, C.rose, 0.25)) +
        c.circ(480 + side * 116, 376, 7, '#FFFDF6') +
        c.circ(480 + side * 116, 394, 10, '#F4E9DA');
    s += c.path(
      'M480 130C590 130 606 240 596 330C588 400 556 452 520 470H440C404 452 372 400 364 330C354 240 370 130 480 130Z',
      across(hair),
    );
    for (let i = 0; i < 34; i++) {
      const t = i / 33 - 0.5;
      s += c.line(
        `M${f(480 + t * 60)} ${f(134 + Math.abs(t) * 20)}C${f(480 + t * 260)} ${f(190)} ${f(480 + t * 250)} ${f(330)} ${f(480 + t * 110)} 410`,
        mix(hair, i % 3 ? C.deep : C.honey, i % 3 ? 0.3 : 0.45),
        c.rand(1, 3),
        'opacity=".45"',
      );
    }
    s +=
      c.ell(484, 428, 104, 70, C.deep, `opacity=".4" ${c.blur(10)}`) +
      c.ell(
        480,
        412,
        102,
        72,
        c.rad(
          [
            [0, mix(hair, C.honey, 0.3)],
            [0.6, hair],
            [1, mix(hair, C.deep, 0.4)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      );
    for (let i = 0; i < 22; i++) {
      const k = i / 22;
      s += c.line(
        `M${f(384 + k * 70)} ${f(420 - k * 10)}C${f(400 + k * 50)} ${f(350 + k * 40)} ${f(560 - k * 40)} ${f(345 + k * 44)} ${f(576 - k * 80)} ${f(420)}C${f(560 - k * 60)} ${f(478 - k * 40)} ${f(430 + k * 30)} ${f(486 - k * 50)} ${f(398 + k * 60)} ${f(430)}`,
        mix(hair, i % 2 ? C.deep : C.honey, 0.32),
        2,
        'opacity=".5"',
      );
    }
    for (let i = 0; i < 7; i++)
      s += c.sprig(392 + i * 8, 400 - i * 8, c.rand(60, 110), c.rand(150, 290), C.sage, i % 2 === 0, 6);
    for (const [x, y, r] of [
      [388, 402, 30],
      [412, 356, 34],
      [456, 330, 27],
      [372, 446, 22],
      [500, 332, 18],
    ] as const)
      s += c.flower(x, y, r, c.pick([C.blush, C.cream, C.rose]));
    for (const [x, y] of [
      [540, 350],
      [566, 384],
      [560, 426],
      [528, 452],
    ] as const)
      s += c.circ(x, y, 7, c.ball(balls.pearl));
    return s + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.28, C.plum);
  },
};
