import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Three candles and flowers on a table before a tall window. */
export const candles: Scene = {
  frame: [1, 1.45, 0.5, 0.66],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#6B5560', '#57574F', '#7A5B52', '#4C4A5C']);
    let s = c.rect(
      c.lin([
        [0, mix(wall, C.deep, 0.35)],
        [0.7, wall],
        [1, mix(wall, C.deep, 0.3)],
      ]),
    );
    for (const at of [0.22, 0.78])
      s += c.g(
        c.path(
          c.archPath(w * at, h * 0.72, w * 0.24, h * 0.66),
          c.lin([
            [0, '#8FA0B4'],
            [0.6, '#D9B8A4'],
            [1, '#F0CFA0'],
          ]),
        ) +
          c.line(
            `M${f(w * at)} ${f(h * 0.06)}V${f(h * 0.72)}M${f(w * (at - 0.12))} ${f(h * 0.36)}H${f(w * (at + 0.12))}`,
            mix(wall, C.deep, 0.4),
            6,
          ),
        c.blur(5),
      );
    s += c.bokeh(22, [C.honey, C.amber, C.peach], h * 0.015, h * 0.05, [0, 0.1, 1, 0.7], [0.12, 0.4]);
    s +=
      c.rect(
        c.lin([
          [0, '#E9DACA'],
          [0.3, '#CDB6A2'],
          [1, '#7E6258'],
        ]),
        0,
        h * 0.8,
        w,
        h * 0.2,
      ) + c.ell(w / 2, h * 0.86, w * 0.36, h * 0.07, C.honey, `opacity=".5" ${c.blur(18)}`);
    for (const [at, tall, thick] of [
      [0.36, 0.3, 30],
      [0.5, 0.42, 44],
      [0.64, 0.34, 30],
    ] as const) {
      const [x, y, r] = [w * at, h * 0.86, thick];
      s +=
        c.shade(x + 12, y + 10, r * 1.7, 10, 0.4) +
        c.ell(x, y + 5, r * 1.5, r * 0.32, c.gold()) +
        c.path(
          `M${f(x - r)} ${f(y - h * tall)}V${f(y)}A${f(r)} ${f(r * 0.22)} 0 0 0 ${f(x + r)} ${f(y)}V${f(y - h * tall)}Z`,
          c.lin(
            [
              [0, '#D9C3A8'],
              [0.35, '#FFF9EE'],
              [0.7, '#F4E6D2'],
              [1, '#B99F88'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        c.ell(x, y - h * tall, r, r * 0.22, '#FFF3DC') +
        c.line(`M${f(x)} ${f(y - h * tall)}v-12`, '#3A2A24', 2.4);
      const fy = y - h * tall - 8;
      s +=
        c.path(
          `M${f(x)} ${f(fy - 46)}C${f(x + 15)} ${f(fy - 20)} ${f(x + 11)} ${f(fy)} ${f(x)} ${f(fy)}C${f(x - 11)} ${f(fy)} ${f(x - 15)} ${f(fy - 20)} ${f(x)} ${f(fy - 46)}Z`,
          c.lin([
            [0, '#FFF6DC'],
            [0.6, '#FFE0A0'],
            [1, C.amber],
          ]),
        ) + c.glow(x, fy - 18, 170, C.amber, 0.6);
    }
    s +=
      c.posy(w * 0.2, h * 0.9, h * 0.15, [C.blush, C.cream, C.rose], 6) +
      c.posy(w * 0.81, h * 0.91, h * 0.15, [C.cream, C.peach, C.blush], 6) +
      c.g(c.posy(w * 0.5, h * 1.0, h * 0.1, [C.rose, C.cream], 4), c.blur(4));
    return s + c.leak(C.amber, 0.5, 0.5, 0.6, 0.25) + c.vignette(0.5, '#140C12');
  },
};
