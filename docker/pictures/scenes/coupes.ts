import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const coupes: Scene = {
  frame: [1, 1.4, 0.5, 0.62],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s =
      c.rect(
        c.lin([
          [0, c.pick(['#3A2430', '#4A3A3A', '#2F3330'])],
          [1, '#7A5540'],
        ]),
      ) +
      c.g(
        c.bokeh(44, [C.honey, C.amber, C.peach, C.rose], h * 0.03, h * 0.09, [0, 0, 1, 0.75], [0.18, 0.6]),
        c.blur(1.5),
      );
    s += c.rect(
      c.lin([
        [0, '#6B4A3A', 0],
        [0.2, '#5A3B34'],
        [1, '#2A1A1C'],
      ]),
      0,
      h * 0.78,
      w,
      h * 0.22,
    );
    const glass = (x: number, y: number, k: number, bl: number) => {
      const g =
        c.ell(x, y, 46 * k, 8 * k, C.honey, `opacity=".28" ${c.blur(5)}`) +
        c.ell(
          x,
          y,
          40 * k,
          7 * k,
          c.lin([
            [0, '#FFF6E2', 0.5],
            [1, '#FFF6E2', 0.12],
          ]),
        ) +
        c.rect(
          c.lin(
            [
              [0, '#FFFFFF', 0.15],
              [0.5, '#FFFFFF', 0.75],
              [1, '#FFFFFF', 0.15],
            ],
            0,
            0,
            1,
            0,
          ),
          x - 2.6 * k,
          y - 120 * k,
          5.2 * k,
          120 * k,
        ) +
        c.path(
          `M${f(x - 66 * k)} ${f(y - 178 * k)}C${f(x - 60 * k)} ${f(y - 126 * k)} ${f(x - 20 * k)} ${f(y - 118 * k)} ${f(x)} ${f(y - 116 * k)}C${f(x + 20 * k)} ${f(y - 118 * k)} ${f(x + 60 * k)} ${f(y - 126 * k)} ${f(x + 66 * k)} ${f(y - 178 * k)}Z`,
          c.lin([
            [0, '#FFF3D2', 0.55],
            [0.35, '#F3C676', 0.85],
            [1, '#D1923F', 0.9],
          ]),
        ) +
        c.ell(x, y - 178 * k, 66 * k, 11 * k, '#FFF6E2', 'opacity=".35"') +
        c.ell(x, y - 178 * k, 66 * k, 11 * k, 'none', 'stroke="#FFFFFF" stroke-opacity=".7" stroke-width="1.4"') +
        c.line(
          `M${f(x - 52 * k)} ${f(y - 166 * k)}C${f(x - 46 * k)} ${f(y - 140 * k)} ${f(x - 30 * k)} ${f(y - 130 * k)} ${f(x - 22 * k)} ${f(y - 127 * k)}`,
          '#FFFFFF',
          3.4 * k,
          'opacity=".6"',
        );
      let b = '';
      for (let i = 0; i < 14; i++)
        b += c.circ(x + c.rand(-40, 40) * k, y - c.rand(128, 172) * k, c.rand(0.8, 2) * k, '#FFFFFF', 'opacity=".7"');
      return c.g(g + b, bl ? c.blur(bl) : '');
    };
    const k = h / 430;
    s +=
      glass(w * 0.14, h * 0.82, k * 0.8, 6) +
      glass(w * 0.9, h * 0.8, k * 0.75, 7) +
      glass(w * 0.66, h * 0.88, k * 0.98, 1.6) +
      glass(w * 0.41, h * 0.93, k * 1.14, 0);
    return s + c.leak(C.peach, 1, 0, 0.9, 0.6) + c.vignette(0.45);
  },
};
