import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Silk robes on a rail. */
export const robe: Scene = {
  frame: [1, 1.3, 0.5, 0.45],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#D8C3BC', '#CBC7B8', '#D9CBB8', '#C9B6BC']);
    let s = c.room(wall, 0.65) + c.tabletop(640, '#C8B09C') + c.rect(c.gold(), 60, 96, 840, 9, 'rx="4"');
    const colors = [c.pick([C.rose, C.sage]), C.blush, '#FBF4EA', c.pick([C.mauve, C.peach])];
    colors.forEach((color, nth) => {
      const x = 190 + nth * 194;
      const silk = c.lin(
        [
          [0, mix(color, C.deep, 0.25)],
          [0.25, color],
          [0.45, mix(color, '#FFFFFF', 0.6)],
          [0.65, color],
          [1, mix(color, C.deep, 0.35)],
        ],
        0,
        0,
        1,
        0,
      );
      s +=
        c.line(`M${x} 130C${x} 104 ${x + 18} 92 ${x + 12} 82C${x + 4} 72 ${x - 8} 80 ${x - 4} 90`, '#8A6532', 4) +
        c.line(`M${x - 58} 166Q${x} 118 ${x + 58} 166`, '#A97A4A', 8);
      s += c.ell(x + 12, 646, 92, 12, C.deep, `opacity=".3" ${c.blur(8)}`);
      s += c.path(
        `M${x - 62} 160C${x - 92} 176 ${x - 104} 260 ${x - 110} 330L${x - 64} 344C${x - 66} 440 ${x - 76} 540 ${x - 84} 626C${x - 30} 640 ${x + 30} 640 ${x + 84} 626C${x + 76} 540 ${x + 66} 440 ${x + 64} 344L${x + 110} 330C${x + 104} 260 ${x + 92} 176 ${x + 62} 160L${x + 24} 146L${x} 260L${x - 24} 146Z`,
        silk,
      );
      for (let i = 0; i < 7; i++)
        s += c.line(
          `M${x - 30 + i * 10} 350C${x - 44 + i * 15} 430 ${x - 40 + i * 13} 540 ${x - 66 + i * 22} 628`,
          i % 2 ? '#FFFFFF' : mix(color, C.deep, 0.4),
          3,
          `opacity=".3" ${c.blur(2)}`,
        );
      s +=
        c.line(
          `M${x - 24} 146C${x - 20} 220 ${x - 8} 270 ${x + 14} 330M${x + 24} 146C${x + 20} 220 ${x + 8} 270 ${x - 14} 330`,
          mix(color, '#FFFFFF', 0.6),
          13,
        ) +
        c.rect(mix(color, C.deep, 0.14), x - 66, 326, 132, 24, 'rx="5"') +
        c.path(`M${x - 8} 340L${x - 26} 440L${x - 12} 444L${x + 2} 346Z`, mix(color, C.deep, 0.2)) +
        c.path(`M${x + 4} 340L${x + 20} 420L${x + 32} 414L${x + 12} 340Z`, mix(color, C.deep, 0.1));
    });
    return s + c.posy(60, 660, 90, [C.cream, C.blush, C.rose], 6) + c.leak(C.honey, 1, 0, 0.8, 0.4) + c.vignette(0.28);
  },
};
