import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const longtable: Scene = {
  frame: [1.35, 2, 0.5, 0.78],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      wall = c.pick(['#CDBBA9', '#A89C8C', '#BFA7A0', '#8C8377']);
    let s = c.rect(
      c.lin([
        [0, mix(wall, C.deep, 0.35)],
        [0.6, wall],
      ]),
    );
    for (let i = 0; i < 3; i++) {
      const cx = w * (0.18 + i * 0.32),
        aw = w * 0.2;
      s +=
        c.g(
          c.path(
            c.archPath(cx, h * 0.6, aw, h * 0.52),
            c.lin([
              [0, '#FFF4DF'],
              [1, '#F2D2A6'],
            ]),
          ) +
            c.path(
              `M${f(cx)} ${f(h * 0.08)}V${f(h * 0.6)}M${f(cx - aw / 2)} ${f(h * 0.34)}H${f(cx + aw / 2)}`,
              'none',
              `stroke="${mix(wall, C.deep, 0.4)}" stroke-width="5"`,
            ),
          c.blur(5),
        ) + c.glow(cx, h * 0.34, h * 0.4, '#FFE4B5', 0.6);
    }
    s +=
      c.bokeh(12, [C.honey, C.peach], h * 0.02, h * 0.05, [0, 0.3, 1, 0.6], [0.15, 0.4]) +
      c.rect(
        c.lin([
          [0, mix(wall, C.deep, 0.5)],
          [1, mix(wall, C.deep, 0.25)],
        ]),
        0,
        h * 0.6,
        w,
        h * 0.4,
      );
    const vy = h * 0.55,
      vx = w * c.rand(0.47, 0.53);
    s += c.path(
      `M${f(vx - w * 0.07)} ${f(vy + h * 0.03)}H${f(vx + w * 0.07)}L${f(w * 0.96)} ${f(h * 1.02)}H${f(w * 0.04)}Z`,
      c.lin([
        [0, '#E3D3BF'],
        [1, '#FBF4EA'],
      ]),
    );
    for (let i = 0; i < 11; i++) {
      const t = Math.pow(i / 10, 1.7),
        y = vy + h * 0.05 + t * h * 0.42,
        half = w * (0.07 + t * 0.39),
        k = 0.16 + t * 0.9;
      for (const sg of [-1, 1]) {
        const x = vx + sg * half * 0.74;
        if (k > 0.25)
          s +=
            c.ell(x, y + 4 * k, 44 * k, 13 * k, C.deep, `opacity=".25" ${c.blur(3)}`) +
            c.ell(
              x,
              y,
              52 * k,
              16 * k,
              c.lin([
                [0, '#FFFFFF'],
                [1, '#D9CBBB'],
              ]),
            ) +
            c.ell(x, y, 35 * k, 10 * k, '#F4ECE2') +
            c.ell(x + sg * -52 * k, y - 18 * k, 8 * k, 3 * k, C.honey, 'opacity=".8"') +
            c.path(
              `M${f(x - sg * 52 * k - 8 * k)} ${f(y - 38 * k)}Q${f(x - sg * 52 * k)} ${f(y - 8 * k)} ${f(x - sg * 52 * k + 8 * k)} ${f(y - 38 * k)}Z`,
              c.lin([
                [0, '#FFF6E2', 0.6],
                [1, C.amber, 0.75],
              ]),
            );
      }
      let fl = '';
      for (let j = 0; j < 7; j++)
        fl += c.sprig(vx + c.rand(-30, 30) * k, y, 105 * k, c.rand(-190, 10), C.sage, c.r() < 0.5, 6);
      for (let j = 0; j < 7; j++)
        fl += c.flower(
          vx + c.rand(-78, 78) * k,
          y - c.rand(-6, 50) * k,
          c.rand(16, 32) * k,
          c.pick([C.blush, C.rose, C.cream, C.peach]),
        );
      s += c.g(fl, i < 4 || i > 9 ? c.blur(i > 9 ? 6 : 2.4) : '');
      for (const sg of [-1, 1])
        if ((i + (sg > 0 ? 1 : 0)) % 2) s += c.candle(vx + sg * 118 * k, y + 6 * k, 96 * k, k * 1.25);
    }
    return s + c.leak('#FFD9A0', 0.1, 0, 0.9, 0.5) + c.vignette(0.45);
  },
};
