import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A slice of layer cake on a plate with a fork. */
export const cakeSlice: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [wall, sponge, cream] = c.pick([
      ['#D9C3BC', '#E9C48C', '#FFFBF4'],
      ['#C9CCC0', '#8A5236', '#F4E2C4'],
      ['#D6C9B6', '#B4503F', '#FFFBF4'],
      ['#CDBBC4', '#E6BC82', C.blush],
    ] as const);
    let s = c.room(wall, 0.75) + c.tabletop(500, '#EFE4D8');
    s +=
      c.ell(490, 620, 350, 66, C.deep, `opacity=".35" ${c.blur(14)}`) +
      c.ell(480, 600, 346, 66, c.rounded('#FBF4EA')) +
      c.ell(480, 594, 330, 58, 'none', `stroke="${C.gold}" stroke-width="5"`) +
      c.ell(480, 594, 236, 38, '#F1E6DA');
    const layer = (y: number, h: number, color: string) =>
      c.path(
        `M250 ${y}L690 ${y + 26}V${y + 26 + h}L250 ${y + h}Z`,
        c.lin(
          [
            [0, color],
            [1, mix(color, C.deep, 0.22)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + c.path(`M690 ${y + 26}L760 ${y - 20}V${y - 20 + h}L690 ${y + 26 + h}Z`, mix(color, C.deep, 0.3));
    s += c.ell(500, 606, 270, 24, C.deep, `opacity=".35" ${c.blur(10)}`);
    for (let i = 3; i >= 0; i--) {
      const y = 300 + i * 66;
      s += layer(y + 16, 52, sponge);
      for (let n = 0; n < 60; n++) {
        const x = c.rand(256, 684);
        s += c.circ(
          x,
          y + 22 + ((x - 250) / 440) * 26 + c.rand(0, 42),
          c.rand(1.4, 4),
          c.pick([mix(sponge, C.deep, 0.35), mix(sponge, '#FFFFFF', 0.45)]),
          'opacity=".5"',
        );
      }
      s += layer(y, 18, cream);
    }
    s +=
      c.path(
        'M250 302L420 214C520 226 660 250 760 282L690 328Z',
        c.lin([
          [0, '#FFFFFF'],
          [1, mix(cream, C.plum, 0.12)],
        ]),
      ) +
      c.path('M760 282C770 360 766 460 760 546L742 556C750 460 750 370 742 290Z', cream) +
      c.path(
        'M250 302C262 322 280 300 296 314C312 336 330 306 350 318C372 340 392 310 420 322C444 344 470 316 500 328C524 350 550 322 580 332C606 350 630 328 656 336C674 346 684 338 690 328L250 290Z',
        cream,
      );
    for (const [x, y, r] of [
      [560, 250, 42],
      [500, 232, 32],
      [622, 262, 30],
    ] as const)
      s += c.flower(x, y, r, c.pick([C.rose, C.blush, C.peach]));
    s += c.sprig(640, 260, 90, -10, C.sage, true, 6) + c.sprig(480, 230, 80, 190, C.moss, false, 6);
    for (let i = 0; i < 26; i++)
      s += c.circ(c.rand(220, 720), 612 + c.rand(-6, 20), c.rand(2, 7), mix(sponge, C.deep, c.rand(0, 0.25)));
    s += c.g(
      c.line('M700 690L880 560', '#8A6532', 9) +
        c.line('M700 687L880 557', C.honey, 4) +
        [-12, 0, 12]
          .map((d) => c.line(`M${700 + d * 0.6} ${690 + d * 0.8}L${650 + d * 0.6} ${726 + d * 0.8}`, C.gold, 5))
          .join(''),
    );
    return s + c.posy(80, 560, 96, [C.blush, C.cream, C.rose], 6) + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.26);
  },
};
