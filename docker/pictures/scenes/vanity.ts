import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const vanity: Scene = {
  frame: [1, 1.4, 0.4, 0.6],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      wall = c.pick(['#E0C7C0', '#D9CCBC', '#C8CABC']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.2)],
            [1, mix(wall, C.plum, 0.26)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      c.leafShadow(0.22, C.plum, 'tl', 4) +
      c.rect(
        c.lin([
          [0, '#F8F0E6'],
          [1, '#CDB9A8'],
        ]),
        0,
        h * 0.8,
        w,
        h * 0.2,
      );
    const cx = w * 0.58,
      cy = h * 0.42;
    s +=
      c.ell(cx + 14, cy + 16, h * 0.27, h * 0.35, C.deep, `opacity=".28" ${c.blur(14)}`) +
      c.ell(
        cx,
        cy,
        h * 0.27,
        h * 0.35,
        c.lin(
          [
            [0, '#8A6532'],
            [0.4, '#F3DDA6'],
            [1, '#9A7038'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.ell(
        cx,
        cy,
        h * 0.252,
        h * 0.33,
        c.lin(
          [
            [0, '#FFF8EE'],
            [0.5, mix(wall, '#FFFFFF', 0.5)],
            [1, mix(wall, C.plum, 0.2)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.path(
        `M${f(cx - h * 0.2)} ${f(cy + h * 0.1)}L${f(cx + h * 0.06)} ${f(cy - h * 0.3)}L${f(cx + h * 0.13)} ${f(cy - h * 0.27)}L${f(cx - h * 0.16)} ${f(cy + h * 0.2)}Z`,
        '#FFFFFF',
        `opacity=".35" ${c.blur(4)}`,
      );
    const bottle = (x: number, k: number, col: string) =>
      c.ell(x + 12 * k, h * 0.885, 44 * k, 8 * k, C.deep, `opacity=".3" ${c.blur(6)}`) +
      c.rect(
        c.lin(
          [
            [0, mix(col, '#FFFFFF', 0.6)],
            [0.5, col],
            [1, mix(col, C.deep, 0.3)],
          ],
          0,
          0,
          1,
          0,
        ),
        x - 30 * k,
        h * 0.885 - 78 * k,
        60 * k,
        78 * k,
        `rx="${f(7 * k)}" opacity=".92"`,
      ) +
      c.rect(
        c.lin(
          [
            [0, '#F3DDA6'],
            [1, '#9A7038'],
          ],
          0,
          0,
          1,
          0,
        ),
        x - 10 * k,
        h * 0.885 - 108 * k,
        20 * k,
        32 * k,
        'rx="2"',
      ) +
      c.rect('#FFFDF9', x - 18 * k, h * 0.885 - 52 * k, 36 * k, 26 * k, 'opacity=".85"');
    const k = h / 560;
    for (let i = 0; i < 5; i++)
      s += c.sprig(w * 0.2, h * 0.7, h * c.rand(0.24, 0.36), c.rand(-130, -45), C.sage, i % 2 === 1, 8);
    s +=
      c.flower(w * 0.17, h * 0.6, 40 * k, C.rose) +
      c.flower(w * 0.25, h * 0.56, 34 * k, C.blush) +
      c.flower(w * 0.22, h * 0.66, 30 * k, C.cream) +
      c.vase(w * 0.2, h * 0.9, k * 1.15, '#B98F84') +
      bottle(w * 0.4, k, C.peach) +
      bottle(w * 0.48, k * 0.76, C.mauve) +
      bottle(w * 0.84, k * 1.1, '#A9B2A2');
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.25, C.plum);
  },
};
