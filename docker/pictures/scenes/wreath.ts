import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A wreath with a long ribbon on a painted door. */
export const wreath: Scene = {
  frame: [1, 1.3, 0.5, 0.48],
  mirrors: true,
  draw: (c) => {
    const door = c.pick(['#6F7F78', '#7A4A56', '#52607A', '#8F8472']);
    let s = c.rect('#D9CFC2') + c.block(150, -20, 660, 780, door, 0) + c.leafShadow(0.26, C.deep, 'tr', 4);
    for (const [x, y, h] of [
      [210, 40, 300],
      [510, 40, 300],
      [210, 400, 340],
      [510, 400, 340],
    ] as const)
      s +=
        c.rect('none', x, y, 240, h, `stroke="${mix(door, C.deep, 0.4)}" stroke-width="8"`) +
        c.rect('none', x + 5, y + 5, 240, h, `stroke="${mix(door, '#FFFFFF', 0.35)}" stroke-width="3" opacity=".6"`);
    s += c.circ(764, 400, 20, c.gold()) + c.circ(758, 393, 6, '#FFF6DC');
    s += c.line('M480 -10V120', C.blush, 16);
    s += c.circ(490, 332, 200, 'none', `stroke="${C.deep}" stroke-width="70" opacity=".35" ${c.blur(16)}`);
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * 6.283;
      s += c.sprig(
        480 + Math.cos(a) * 196,
        314 + Math.sin(a) * 196,
        c.rand(60, 110),
        (a * 180) / Math.PI + 90 + c.rand(-46, 46),
        c.pick([C.sage, C.moss, '#8A9A7C']),
        i % 3 === 0,
        6,
      );
    }
    for (let i = 0; i < 20; i++) {
      const a = 0.5 + i * 0.19 + c.rand(-0.05, 0.05);
      s += c.flower(
        480 + Math.cos(a) * (196 + c.rand(-34, 34)),
        314 + Math.sin(a) * (196 + c.rand(-34, 34)),
        c.rand(20, 46),
        c.pick([C.blush, C.cream, C.rose, C.peach]),
      );
    }
    const silk = c.rounded(C.blush);
    s +=
      c.path(
        'M470 500C420 580 440 640 400 716L440 700L458 724C480 650 470 580 494 506ZM490 500C540 570 530 640 566 700L532 696L514 722C496 650 500 580 474 506Z',
        silk,
      ) +
      c.path(
        'M482 500C420 450 370 470 376 506C382 540 440 540 482 506ZM482 500C540 450 596 470 590 506C584 540 530 540 482 506Z',
        silk,
      ) +
      c.block(462, 486, 40, 34, C.blush, 10);
    return s + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.32);
  },
};
