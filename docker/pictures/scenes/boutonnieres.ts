import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Boutonnieres with pins in a row on linen. */
export const boutonnieres: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [base, tie] = c.pick([
      ['#CFC6B8', C.cream],
      ['#5A4A52', C.blush],
      ['#B9BDB0', C.rose],
      ['#54605A', C.honey],
    ] as const);
    let s = c.linen(base, 0.12) + c.leafShadow(0.26, C.plum, 'tl', 4);
    const sets = [
      [C.blush, C.cream],
      [C.rose, C.mauve],
      [C.cream, '#FFFFFF'],
      [C.peach, C.honey],
      [C.terra, C.peach],
      [C.mauve, C.blush],
    ];
    for (let row = 0; row < 2; row++)
      for (let col = 0; col < 4; col++) {
        const [x, y] = [160 + col * 214, 190 + row * 330];
        const colors = sets[(row * 4 + col + c.int(0, 1)) % sets.length] ?? [C.blush];
        let d = c.g(c.ell(12, 20, 80, 120, C.deep, 'opacity=".3"'), c.blur(16));
        for (let i = 0; i < 7; i++)
          d += c.sprig(
            c.rand(-6, 6),
            66,
            c.rand(130, 210),
            c.rand(-130, -50),
            c.pick([C.sage, C.moss, '#8A9A7C']),
            (i + col) % 2 === 0,
            8,
          );
        for (let i = 0; i < 9; i++) {
          const a = c.rand(-2.2, -0.9);
          const r = c.rand(120, 170);
          d +=
            c.line(`M0 60L${f(Math.cos(a) * r)} ${f(60 + Math.sin(a) * r)}`, C.moss, 1.4) +
            c.circ(Math.cos(a) * r, 60 + Math.sin(a) * r, c.rand(3, 6), c.pick(['#FFFFFF', C.cream, tie]));
        }
        d +=
          c.line('M-8 60L-14 150M0 60L2 158M8 60L16 148', C.moss, 7) +
          c.block(-20, 72, 40, 44, tie, 6, false) +
          c.line('M-20 84H20M-20 96H20M-20 106H20', mix(tie, C.deep, 0.25), 1.6, 'opacity=".6"') +
          c.path('M0 94C-50 70 -56 120 0 98C56 120 50 70 0 94Z', tie) +
          c.flower(0, 4, 52, colors[0] ?? C.blush) +
          c.flower(-38, 40, 25, colors[1] ?? C.cream) +
          c.flower(38, 36, 22, colors[1] ?? C.cream) +
          c.line('M46 130L-20 60', '#DDE0E2', 2.6) +
          c.circ(48, 133, 7, '#FFFFFF');
        s += c.at(x, y, d, 0.92, c.rand(-14, 14));
      }
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
