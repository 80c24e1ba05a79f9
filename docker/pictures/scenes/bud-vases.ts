import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Small vases of colored glass in a row, one stem in each. */
export const budVases: Scene = {
  frame: [1, 1.35, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#DCCFC0', '#D3CBCB', '#CBD0C4', '#E0CFC6']);
    let s = c.room(wall, 0.85) + c.tabletop(590, '#F0E6DA');
    const glass = ['#8FA88F', '#C98C86', '#D9A860', '#8F9FB0', '#B98FA8', '#A9B28F', '#D3A88F'];
    for (let i = 0; i < 7; i++) {
      const x = 90 + i * 132 + c.rand(-10, 10);
      const [k, color] = [c.rand(0.8, 1.15), glass[i] ?? C.sage];
      const y = 612 + (i % 2) * 34;
      const top = y - 150 * k;
      const up = top - c.rand(110, 200);
      const lean = c.rand(-26, 26);
      s +=
        c.line(`M${f(x)} ${f(y - 30)}Q${f(x)} ${f(top)} ${f(x + lean)} ${f(up)}`, C.moss, 4) +
        c.leaf(x + lean * 0.4, top - 46, 54, lean > 0 ? -150 : -30, C.sage) +
        c.leaf(x + lean * 0.6, top - 70, 46, lean > 0 ? -20 : -160, C.moss);
      if (i % 3 === 2)
        for (let n = 0; n < 14; n++)
          s += c.circ(
            x + lean + c.rand(-26, 26),
            up + c.rand(-34, 30),
            c.rand(4, 8),
            c.pick(['#FFFFFF', C.cream, C.blush]),
          );
      else s += c.flower(x + lean, up, c.rand(34, 52), c.pick([C.blush, C.rose, C.cream, C.peach, C.mauve]));
      s +=
        c.ell(x + 46, y + 4, 70 * k, 9, color, `opacity=".4" ${c.blur(7)}`) +
        c.g(
          c.path(
            `M${f(x - 13 * k)} ${f(top)}V${f(y - 104 * k)}C${f(x - 52 * k)} ${f(y - 84 * k)} ${f(x - 50 * k)} ${f(y)} ${f(x - 34 * k)} ${f(y)}H${f(x + 34 * k)}C${f(x + 50 * k)} ${f(y)} ${f(x + 52 * k)} ${f(y - 84 * k)} ${f(x + 13 * k)} ${f(y - 104 * k)}V${f(top)}Z`,
            c.rounded(color),
          ),
          'opacity=".82"',
        ) +
        c.ell(x - 22 * k, y - 46 * k, 6 * k, 24 * k, '#FFFFFF', 'opacity=".5"') +
        c.ell(x, top, 13 * k, 4, mix(color, '#FFFFFF', 0.5));
    }
    return s + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.24);
  },
};
