import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A book of vows, open, with a ribbon, a pen and flowers. */
export const vowBook: Scene = {
  frame: [1, 1.4, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const cover = c.pick([C.plum, '#5E7264', '#8C5A4A', '#44506B']);
    let s = c.linen(c.pick([C.linen, '#D7D3C4', C.blush, '#C9B4A6']), 0.1) + c.leafShadow(0.24, C.plum, 'tl', 4);
    const [pw, ph] = [w * 0.25, h * 0.5];
    const writing = (from: number) => {
      let lines = '';
      for (let i = 0; i < 9; i++) {
        const [y, long] = [-ph * 0.34 + i * ph * 0.085, pw * (i === 8 ? 0.4 : c.rand(0.6, 0.74))];
        let d = `M${f(from)} ${f(y)}`;
        for (let x = 0; x < long; x += 9)
          d += `q${f(c.rand(1, 3))} ${f(c.rand(-7, -2))} ${f(4.5)} 0q${f(c.rand(1, 3))} ${f(c.rand(1, 5))} ${f(4.5)} 0`;
        lines += c.line(d, '#5B4A50', 1.3, 'opacity=".7"');
      }
      return lines;
    };
    const page = (side: 1 | -1) =>
      c.path(
        `M0 ${f(-ph * 0.5)}C${f(side * pw * 0.3)} ${f(-ph * 0.58)} ${f(side * pw * 0.8)} ${f(-ph * 0.53)} ${f(side * pw)} ${f(-ph * 0.5)}V${f(ph * 0.5)}C${f(side * pw * 0.8)} ${f(ph * 0.47)} ${f(side * pw * 0.3)} ${f(ph * 0.42)} 0 ${f(ph * 0.5)}Z`,
        c.lin(
          [
            [0, '#D9C8B6'],
            [0.14, '#F8F0E4'],
            [0.5, '#FFFCF6'],
            [1, '#F1E5D6'],
          ],
          side > 0 ? 0 : 1,
          0,
          side > 0 ? 1 : 0,
          0,
        ),
      );
    const book =
      c.rect(C.deep, -pw * 1.04, -ph * 0.5, pw * 2.1, ph * 1.08, `opacity=".4" ${c.blur(14)}`) +
      c.rect(c.rounded(cover), -pw * 1.05, -ph * 0.55, pw * 2.1, ph * 1.1, 'rx="6"') +
      page(-1) +
      page(1) +
      writing(-pw * 0.86) +
      writing(pw * 0.16) +
      c.path(
        `M-6 ${f(-ph * 0.5)}H8L14 ${f(ph * 0.68)}L4 ${f(ph * 0.62)}L-8 ${f(ph * 0.7)}Z`,
        c.rounded(c.pick([C.rose, C.gold, C.plum])),
        'opacity=".92"',
      );
    s += c.at(w * c.rand(0.46, 0.54), h * 0.5, book, 1, c.rand(-9, 9));
    const pen =
      c.rect(C.deep, -150, 6, 300, 10, `opacity=".4" ${c.blur(5)}`) +
      c.rect(c.rounded('#2B2430', false), -130, -7, 220, 14, 'rx="7"') +
      c.rect(c.gold(), 40, -7.5, 12, 15) +
      c.path('M90 -6L142 0L90 6Z', c.gold());
    s +=
      c.at(w * 0.79, h * 0.8, pen, 0.9, c.rand(-40, -24)) +
      c.posy(w * 0.12, h * 0.82, h * 0.16, [C.blush, C.cream, C.rose], 6) +
      c.posy(w * 0.9, h * 0.14, h * 0.13, [C.cream, C.peach, C.blush], 5);
    return s + c.leak(mix(C.honey, '#FFFFFF', 0.2), 1, 0, 0.8, 0.4) + c.vignette(0.3);
  },
};
