import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A string of pearls with drop earrings on folded satin. */
export const pearls: Scene = {
  frame: [1, 1.4, 0.5, 0.52],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const satin = c.pick(['#E9D3CC', '#D8CBB8', '#C9A4A4', '#B9BFB0']);
    const dark = mix(satin, C.plum, 0.45);
    let folds = c.rect(satin);
    for (let x = -w * 0.1; x < w * 1.2; x += w * c.rand(0.07, 0.13)) {
      const fold = w * c.rand(0.08, 0.18);
      folds += c.path(
        `M${f(x)} ${f(-h * 0.3)}C${f(x + fold * c.rand(-1, 1))} ${f(h * 0.3)} ${f(x - fold * c.rand(-1, 1))} ${f(h * 0.7)} ${f(x)} ${f(h * 1.3)}H${f(x + fold)}C${f(x + fold * c.rand(0.4, 1.6))} ${f(h * 0.7)} ${f(x + fold * c.rand(0.4, 1.6))} ${f(h * 0.3)} ${f(x + fold)} ${f(-h * 0.3)}Z`,
        c.lin(
          [
            [0, dark, 0.5],
            [0.4, satin, 0.9],
            [0.55, '#FFFFFF', 0.8],
            [1, dark, 0.1],
          ],
          0,
          0,
          1,
          0,
        ),
        c.blur(7),
      );
    }
    let s =
      c.g(folds, `transform="rotate(${f(c.rand(-28, 28))} ${f(w / 2)} ${f(h / 2)})"`) +
      c.leafShadow(0.2, C.plum, 'tl', 3);
    const pearl = (x: number, y: number, r: number) =>
      c.circ(x + r * 0.3, y + r * 0.55, r, C.deep, `opacity=".3" ${c.blur(r * 0.4)}`) +
      c.circ(
        x,
        y,
        r,
        c.rad(
          [
            [0, '#FFFFFF'],
            [0.35, '#FBF1E8'],
            [0.75, '#E2CDBF'],
            [1, '#A88F86'],
          ],
          0.36,
          0.32,
          0.72,
        ),
      ) +
      c.ell(x - r * 0.3, y - r * 0.36, r * 0.22, r * 0.16, '#FFFFFF', 'opacity=".9"');
    const [cx, cy] = [w * 0.5, h * c.rand(0.24, 0.32)];
    const string = (rx: number, ry: number, count: number, size: number) => {
      for (let i = 0; i <= count; i++) {
        const t = -0.25 + (i / count) * (Math.PI + 0.5);
        s += pearl(
          cx + Math.cos(t) * rx,
          cy + Math.sin(t) * ry,
          size * (0.72 + 0.28 * Math.sin(Math.max(0, Math.min(Math.PI, t)))),
        );
      }
    };
    string(w * 0.29, h * 0.42, 38, h * 0.027);
    string(w * 0.22, h * 0.31, 30, h * 0.025);
    for (const side of [-1, 1]) {
      const [x, y] = [cx + side * w * 0.075, cy + h * c.rand(-0.02, 0.04)];
      s +=
        c.circ(x, y, h * 0.016, c.gold()) +
        c.line(`M${f(x)} ${f(y)}V${f(y + h * 0.05)}`, '#E8C578', 2.4) +
        pearl(x, y + h * 0.085, h * 0.036);
    }
    s +=
      c.posy(w * 0.06, h * 0.9, h * 0.16, [C.blush, C.cream, C.rose], 5) +
      c.g(c.posy(w * 0.96, h * 0.08, h * 0.15, [C.cream, C.blush], 4), c.blur(3));
    return (
      s +
      c.glow(w * 0.4, h * 0.3, h * 0.5, '#FFFFFF', 0.35) +
      c.leak(C.honey, 1, 0.1, 0.8, 0.35) +
      c.vignette(0.3, C.plum)
    );
  },
};
