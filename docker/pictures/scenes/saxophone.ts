import { C, balls, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A saxophone on a chair beside a curtain. */
export const saxophone: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const curtain = c.pick([C.plum, '#3F4E48', '#37405C', '#7A4038']);
    let s = c.rect(curtain);
    for (let i = 0; i < 15; i++)
      s += c.path(
        `M${i * 68 - 20} 0C${i * 68 - 10} 240 ${i * 68 - 30} 460 ${i * 68 - 16} 600H${i * 68 + 30}C${i * 68 + 16} 460 ${i * 68 + 40} 240 ${i * 68 + 24} 0Z`,
        c.lin(
          [
            [0, mix(curtain, C.deep, 0.7)],
            [0.45, mix(curtain, '#FFFFFF', 0.22)],
            [1, mix(curtain, C.deep, 0.65)],
          ],
          0,
          0,
          1,
          0,
        ),
        `opacity=".8" ${c.blur(3)}`,
      );
    s +=
      c.path('M480 -60L800 640H160Z', C.honey, `opacity=".26" ${c.blur(30)}`) +
      c.field(['#8A6248', '#3F2A28'], 590, 130) +
      c.ell(490, 640, 330, 40, C.honey, `opacity=".35" ${c.blur(16)}`) +
      c.bokeh(16, [C.honey, C.peach], 10, 30, [0, 0, 1, 0.7], [0.1, 0.3]);
    const brass = c.lin(
      [
        [0, '#7A5220'],
        [0.25, '#F9E3A4'],
        [0.45, '#D9A548'],
        [0.7, '#FFF1C4'],
        [1, '#8A5E24'],
      ],
      0,
      0,
      1,
      0,
    );
    s += c.shade(500, 650, 200, 16, 0.5);
    let x =
      c.path(
        'M-20 -300C-24 -100 -30 60 -40 150C-50 250 30 300 100 262C160 230 170 120 196 20L262 -60C280 -90 240 -112 204 -92L140 -40C120 40 110 140 84 180C60 210 30 190 34 150C40 60 20 -100 16 -300Z',
        brass,
        'stroke="#7A5220" stroke-width="2"',
      ) +
      c.ell(236, -76, 66, 34, '#5A3A18', 'transform="rotate(-38 236 -76)"') +
      c.ell(236, -76, 66, 34, 'none', 'transform="rotate(-38 236 -76)" stroke="#FFF1C4" stroke-width="7"') +
      c.line('M-4 -296C-6 -350 -60 -372 -110 -352', '#D9A548', 17) +
      c.line('M-104 -354L-150 -332', '#1E1A20', 24) +
      c.line('M-4 -299C-8 -348 -60 -366 -108 -348', '#FFF6D6', 4);
    for (let i = 0; i < 8; i++)
      x +=
        c.circ(-6 + i, -230 + i * 46, 17, '#8A5E24') +
        c.circ(-8 + i, -233 + i * 46, 15, c.ball(balls.brass)) +
        c.line(`M${24 + i} ${-240 + i * 46}H${46 + i}`, '#8A5E24', 5);
    x +=
      c.line('M40 -250V130', '#B98338', 6) +
      c.circ(140, 120, 26, c.ball(balls.brass)) +
      c.circ(168, 50, 22, c.ball(balls.brass));
    s += c.at(430, 400, x, 0.86, c.rand(6, 14)) + c.glow(560, 220, 90, '#FFFFFF', 0.5);
    return (
      s +
      c.posy(170, 640, 100, [C.cream, C.blush, C.rose], 7) +
      c.posy(820, 650, 80, [C.peach, C.cream], 6) +
      c.vignette(0.4)
    );
  },
};
