import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const cake: Scene = {
  frame: [1, 1.5, 0.52, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      wall = c.pick(['#CBB8AA', '#B9AFA0', '#D8C3BC', '#8F8A7D']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.25)],
            [1, mix(wall, C.deep, 0.35)],
          ],
          0,
          0,
          1,
          0.7,
        ),
      ) +
      c.windowLight(w * 0.3, h * 0.12, w * 0.5, h * 0.6, -14, 2, 3, '#FFF3DC', 0.8) +
      c.leafShadow(0.22, C.plum, 'tl', 3) +
      c.rect(
        c.lin([
          [0, '#F2E8DC'],
          [1, '#C8B4A2'],
        ]),
        0,
        h * 0.82,
        w,
        h * 0.18,
      );
    const cx = w * c.rand(0.46, 0.56),
      ic = c.pick([C.paper, C.blush, C.cream]);
    s +=
      c.ell(cx + h * 0.08, h * 0.885, h * 0.36, h * 0.04, C.deep, `opacity=".35" ${c.blur(12)}`) +
      c.rect(
        c.lin(
          [
            [0, '#B08A4F'],
            [0.4, '#F3DDA6'],
            [1, '#8A6532'],
          ],
          0,
          0,
          1,
          0,
        ),
        cx - h * 0.05,
        h * 0.8,
        h * 0.1,
        h * 0.08,
      ) +
      c.ell(cx, h * 0.885, h * 0.17, h * 0.022, '#B08A4F') +
      c.ell(
        cx,
        h * 0.8,
        h * 0.3,
        h * 0.032,
        c.lin(
          [
            [0, '#B08A4F'],
            [0.4, '#F3DDA6'],
            [1, '#8A6532'],
          ],
          0,
          0,
          1,
          0,
        ),
      );
    (
      [
        [0.25, 0.2, 0.79],
        [0.185, 0.19, 0.6],
        [0.12, 0.17, 0.42],
      ] as const
    ).forEach(([r, t, b]) => {
      const R = h * r,
        T = h * t,
        B = h * b;
      s += c.path(
        `M${f(cx - R)} ${f(B - T)}V${f(B)}A${f(R)} ${f(R * 0.12)} 0 0 0 ${f(cx + R)} ${f(B)}V${f(B - T)}Z`,
        c.lin(
          [
            [0, mix(ic, C.plum, 0.3)],
            [0.28, ic],
            [0.5, '#FFFFFF'],
            [1, mix(ic, C.plum, 0.34)],
          ],
          0,
          0,
          1,
          0,
        ),
      );
      for (let k = 1; k < 7; k++)
        s += c.path(
          `M${f(cx - R)} ${f(B - (T * k) / 7)}A${f(R)} ${f(R * 0.12)} 0 0 0 ${f(cx + R)} ${f(B - (T * k) / 7)}`,
          'none',
          `stroke="${C.plum}" stroke-opacity=".07" stroke-width="2"`,
        );
      s += c.ell(cx, B - T, R, R * 0.12, mix(ic, '#FFFFFF', 0.5));
    });
    const put = (x: number, y: number, n: number, k: number) => {
      for (let i = 0; i < n; i++) s += c.sprig(x, y, h * 0.12 * k, c.rand(0, 360), C.sage, i % 2 === 1, 6);
      for (let i = 0; i < n; i++)
        s += c.flower(
          x + c.rand(-0.06, 0.06) * h * k,
          y + c.rand(-0.04, 0.04) * h * k,
          h * c.rand(0.03, 0.055) * k,
          c.pick([C.blush, C.rose, C.cream, C.peach, C.mauve]),
        );
    };
    put(cx - h * 0.02, h * 0.235, 6, 1);
    put(cx + h * 0.15, h * 0.57, 5, 0.9);
    put(cx - h * 0.2, h * 0.77, 6, 1);
    return s + c.leak(C.honey, 0, 0, 0.8, 0.35) + c.vignette(0.3);
  },
};
