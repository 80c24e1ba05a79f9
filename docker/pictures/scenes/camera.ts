import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An old camera with its strap, rolls of film and prints. */
export const camera: Scene = {
  frame: [1, 1.4, 0.52, 0.54],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const skin = c.pick(['#3A2E30', C.plum, '#4A5A50', '#7A4E3A']);
    let s = c.linen(c.pick([C.linen, '#CFC6B4', '#B9AFA2', C.blush]), 0.1) + c.leafShadow(0.26, C.plum, 'tl', 4);
    s +=
      c.line(
        `M${f(w * 0.3)} ${f(h * 0.4)}C${f(w * 0.02)} ${f(h * 0.2)} ${f(w * 0.04)} ${f(h * 1.02)} ${f(w * 0.4)} ${f(h * 0.92)}S${f(w * 0.98)} ${f(h * 0.94)} ${f(w * 0.74)} ${f(h * 0.42)}`,
        C.deep,
        17,
        `opacity=".3" ${c.blur(6)}`,
      ) +
      c.line(
        `M${f(w * 0.3)} ${f(h * 0.4)}C${f(w * 0.02)} ${f(h * 0.18)} ${f(w * 0.04)} ${f(h)} ${f(w * 0.4)} ${f(h * 0.9)}S${f(w * 0.98)} ${f(h * 0.92)} ${f(w * 0.74)} ${f(h * 0.4)}`,
        '#8C5A3C',
        15,
      );
    const metal = c.lin([
      [0, '#FFFFFF'],
      [0.5, '#C9C3BC'],
      [1, '#8F8882'],
    ]);
    const ring = (r: number, fill: string) => c.circ(0, 18, r, fill);
    const body =
      c.rect(C.deep, -216, -116, 446, 270, `opacity=".45" ${c.blur(16)}`) +
      c.path('M-60 -128L-44 -162H44L60 -128Z', metal) +
      c.rect(metal, -220, -132, 440, 264, 'rx="26"') +
      c.rect(c.rounded(skin, false), -220, -78, 440, 164) +
      c.rect('#2A2226', -34, -152, 68, 26, 'rx="5"') +
      c.rect('#8FA0B4', -26, -147, 52, 17, 'rx="3"') +
      c.circ(-158, -140, 26, metal) +
      c.circ(-158, -142, 18, '#8F8882') +
      c.circ(150, -138, 20, metal) +
      c.rect(metal, 92, -146, 26, 16, 'rx="5"') +
      c.rect('#2A2226', 124, -116, 54, 26, 'rx="5"') +
      ring(112, '#2A2226') +
      ring(104, metal) +
      ring(92, '#1B1518') +
      ring(82, '#3A3236') +
      ring(70, '#171216') +
      ring(
        58,
        c.rad(
          [
            [0, '#B9C6E4'],
            [0.28, '#5A6490'],
            [0.6, '#3A2C4C'],
            [1, '#120E18'],
          ],
          0.4,
          0.34,
          0.75,
        ),
      ) +
      c.ell(-20, -8, 17, 12, '#FFFFFF', 'opacity=".7"') +
      c.ell(20, 44, 10, 7, '#F2B993', 'opacity=".5"');
    s += c.at(w * c.rand(0.48, 0.56), h * 0.46, body, 1, c.rand(-7, 7));
    for (const [x, y] of [
      [0.14, 0.78],
      [0.24, 0.86],
    ] as const)
      s += c.at(
        w * x,
        h * y,
        c.rect(C.deep, -24, -34, 58, 82, `opacity=".4" ${c.blur(7)}`) +
          c.rect(c.rounded('#3A3238'), -28, -40, 56, 80, 'rx="6"') +
          c.rect(c.rounded(c.pick([C.honey, C.rose, C.sage])), -28, -22, 56, 44) +
          c.rect('#B9B2AC', -10, -52, 20, 14, 'rx="3"'),
        1,
        c.rand(-40, 40),
      );
    s +=
      c.posy(w * 0.95, h * 0.86, h * 0.15, [C.blush, C.cream, C.rose], 6) +
      c.g(c.posy(w * 0.05, h * 0.08, h * 0.13, [C.cream, C.peach], 5), c.blur(2));
    return s + c.leak(mix(C.honey, '#FFFFFF', 0.1), 1, 0, 0.9, 0.4) + c.vignette(0.32);
  },
};
