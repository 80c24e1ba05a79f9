import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Towels, smooth stones, a bowl with petals and a candle. */
export const spa: Scene = {
  frame: [1, 1.35, 0.5, 0.62],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#C5CABB', '#D8C8BA', '#BFC6C4', '#D9C2BC']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, C.deep, 0.18)],
            [1, mix(wall, '#FFFFFF', 0.35)],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      c.windowLight(w * 0.34, h * 0.06, w * 0.44, h * 0.56, -13, 2, 3, '#FFF6E2', 0.85) +
      c.leafShadow(0.28, C.moss, 'tl', 5) +
      c.rect(
        c.lin([
          [0, '#EADFD0'],
          [0.3, '#CDB99F'],
          [1, '#8F7662'],
        ]),
        0,
        h * 0.7,
        w,
        h * 0.3,
      );
    const [tx, ty] = [w * 0.26, h * 0.82];
    s += c.shade(tx + 10, ty + 6, 180, 18, 0.4);
    for (const [row, count] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const)
      for (let i = 0; i < count; i++) {
        const [x, y] = [tx + (i - (count - 1) / 2) * 112, ty - 44 - row * 78];
        const color = row === 1 ? c.pick([C.blush, C.mist, C.linen]) : '#FBF6EE';
        s += c.circ(
          x,
          y,
          54,
          c.rad(
            [
              [0, mix(color, '#FFFFFF', 0.5)],
              [0.7, color],
              [1, mix(color, C.deep, 0.22)],
            ],
            0.4,
            0.34,
            0.72,
          ),
        );
        for (let k = 1; k < 6; k++)
          s += c.path(
            `M${f(x + k * 9)} ${f(y)}A${k * 9} ${k * 9} 0 1 1 ${f(x - k * 9)} ${f(y + 3)}`,
            'none',
            `stroke="${mix(color, C.deep, 0.3)}" stroke-width="2" opacity=".5"`,
          );
      }
    const [sx, sy] = [w * 0.87, h * 0.86];
    for (const [i, rx] of [66, 54, 42, 30].entries())
      s +=
        c.shade(sx + 6, sy - i * 31 + 14, rx, 9, 0.35) +
        c.ell(
          sx + (i % 2 ? 5 : -3),
          sy - i * 31,
          rx,
          20,
          c.rad(
            [
              [0, '#B9B4B0'],
              [0.5, '#6F6A6C'],
              [1, '#3A3638'],
            ],
            0.4,
            0.28,
            0.75,
          ),
        );
    s += c.sprig(sx + 4, sy - 110, 92, -70, C.sage, true, 7);
    const [bx, by] = [w * 0.57, h * 0.9];
    s +=
      c.shade(bx + 10, by + 6, 150, 16, 0.42) +
      c.path(
        `M${f(bx - 148)} ${f(by - 86)}C${f(bx - 140)} ${f(by - 10)} ${f(bx - 70)} ${f(by)} ${f(bx)} ${f(by)}C${f(bx + 70)} ${f(by)} ${f(bx + 140)} ${f(by - 10)} ${f(bx + 148)} ${f(by - 86)}Z`,
        c.rounded(c.pick(['#8F9B88', '#B98F84', '#E9DFD3', '#6F7C86'])),
      ) +
      c.ell(bx, by - 86, 148, 30, mix(wall, C.deep, 0.3)) +
      c.ell(
        bx,
        by - 83,
        140,
        26,
        c.lin([
          [0, '#DCE8E4'],
          [1, '#A9C0BC'],
        ]),
      );
    for (let i = 0; i < 5; i++)
      s += c.at(
        bx + c.rand(-96, 96),
        by - 84 + c.rand(-10, 10),
        c.g(c.flower(0, 0, c.rand(20, 32), c.pick([C.blush, C.cream, C.rose, C.peach])), 'transform="scale(1 .62)"'),
      );
    for (let i = 0; i < 9; i++)
      s += c.ell(bx + c.rand(-120, 120), by - 84 + c.rand(-14, 14), 9, 4, c.pick([C.blush, C.rose]), 'opacity=".9"');
    const kx = w * 0.73;
    s +=
      c.shade(kx + 6, h * 0.8, 44, 8, 0.35) +
      c.rect(
        c.lin(
          [
            [0, '#D9C3A8'],
            [0.35, '#FFF9EE'],
            [1, '#B99F88'],
          ],
          0,
          0,
          1,
          0,
        ),
        kx - 28,
        h * 0.68,
        56,
        h * 0.12,
        'rx="4"',
      ) +
      c.ell(kx, h * 0.68, 28, 6, '#FFF3DC') +
      c.path(
        `M${f(kx)} ${f(h * 0.62)}C${f(kx + 10)} ${f(h * 0.65)} ${f(kx + 7)} ${f(h * 0.672)} ${f(kx)} ${f(h * 0.672)}C${f(kx - 7)} ${f(h * 0.672)} ${f(kx - 10)} ${f(h * 0.65)} ${f(kx)} ${f(h * 0.62)}Z`,
        C.honey,
      ) +
      c.glow(kx, h * 0.65, 120, C.amber, 0.5);
    s += c.g(c.posy(w * 0.03, h * 0.98, h * 0.12, [C.cream, C.blush], 5), c.blur(3));
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.26);
  },
};
