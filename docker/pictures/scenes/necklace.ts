import { C, balls, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A necklace on a velvet bust. */
export const necklace: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [velvet, wall] = c.pick([
      ['#3A3040', '#CBBDB4'],
      [C.plum, '#D3C6B8'],
      ['#EDE3D8', '#B9A9AC'],
      ['#4E5F4B', '#D6CABA'],
    ] as const);
    const gem = c.pick(['#BFD6EA', '#D98FA0', '#8FBFA6', '#E6C06A']);
    let s = c.room(wall, 0.75) + c.tabletop(620, '#E2D3C4');
    s +=
      c.shade(490, 676, 260, 18, 0.4) +
      c.path('M330 680C340 640 420 640 440 620H520C540 640 620 640 630 680Z', mix(velvet, C.deep, 0.3));
    const bust =
      'M400 60C404 150 396 190 350 216C270 250 214 290 206 380C210 500 330 600 480 630C630 600 750 500 754 380C746 290 690 250 610 216C564 190 556 150 560 60C520 44 440 44 400 60Z';
    s +=
      c.path(bust, C.deep, `opacity=".35" transform="translate(16 14)" ${c.blur(16)}`) +
      c.path(
        bust,
        c.lin(
          [
            [0, mix(velvet, '#FFFFFF', 0.3)],
            [0.4, velvet],
            [1, mix(velvet, C.deep, 0.5)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      c.ell(480, 58, 80, 16, mix(velvet, '#FFFFFF', 0.15));
    const on = (t: number, drop: number) =>
      [480 + Math.sin(t) * (128 + drop * 0.3), 180 + (Math.cos(t) + 0.2) * (120 + drop)] as const;
    for (const drop of [0, 60])
      for (let i = -16; i <= 16; i++) {
        const [x, y] = on(i * 0.092, drop);
        const r = drop ? 7 + (16 - Math.abs(i)) * 0.5 : 6;
        s +=
          c.circ(x + 3, y + 5, r, C.deep, 'opacity=".4"') +
          (drop
            ? c.circ(x, y, r, c.gold()) +
              c.circ(
                x,
                y,
                r * 0.72,
                c.ball([
                  [0, '#FFFFFF'],
                  [0.5, gem],
                  [1, mix(gem, C.deep, 0.4)],
                ]),
              )
            : c.circ(x, y, r, c.ball(balls.pearl)));
      }
    s +=
      c.line('M480 396V424', C.gold, 4) +
      c.path('M480 416C520 470 512 516 480 520C448 516 440 470 480 416Z', c.gold()) +
      c.path(
        'M480 432C508 474 504 504 480 508C456 504 452 474 480 432Z',
        c.lin(
          [
            [0, '#FFFFFF'],
            [0.5, gem],
            [1, mix(gem, C.deep, 0.45)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.path('M480 432L468 476L480 508L492 476Z', '#FFFFFF', 'opacity=".45"') +
      c.glow(472, 464, 60, '#FFFFFF', 0.8);
    s += c.at(
      800,
      650,
      c.shade(6, 22, 70, 10) +
        c.rect(velvet, -64, -20, 128, 40, 'rx="8"') +
        c.circ(-24, -30, 20, 'none', `stroke="${C.gold}" stroke-width="6"`) +
        c.circ(28, -30, 20, 'none', `stroke="${C.gold}" stroke-width="6"`) +
        c.circ(-24, -54, 8, gem) +
        c.circ(28, -54, 8, '#FFFFFF'),
      1,
    );
    return s + c.posy(90, 660, 110, [C.blush, C.cream, C.rose], 7) + c.leak(C.honey, 1, 0, 0.8, 0.4) + c.vignette(0.28);
  },
};
