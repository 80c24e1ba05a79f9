import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const place: Scene = {
  frame: [1, 1.5, 0.44, 0.48],
  mirrors: false,
  draw: (c) => {
    const { w, h } = c,
      base = c.pick([C.linen, '#D7D3C4', C.blush, '#C9B4A6']);
    let s = c.linen(base, 0.09);
    const cx = w * c.rand(0.44, 0.54),
      cy = h * 0.54,
      R = h * 0.36;
    const disc = (r: number, col: string, rim: string) =>
      c.circ(cx + r * 0.04, cy + r * 0.07, r * 1.01, C.deep, `opacity=".3" ${c.blur(r * 0.06)}`) +
      c.circ(
        cx,
        cy,
        r,
        c.lin(
          [
            [0, '#FFFFFF'],
            [1, mix(col, C.sand, 0.5)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.circ(cx, cy, r * 0.97, col) +
      c.circ(cx, cy, r * 0.955, 'none', `stroke="${rim}" stroke-width="${f(r * 0.014)}"`) +
      c.circ(
        cx,
        cy,
        r * 0.72,
        c.lin(
          [
            [0, mix(col, C.sand, 0.35)],
            [1, mix(col, '#FFFFFF', 0.6)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.circ(cx, cy, r * 0.7, mix(col, '#FFFFFF', 0.2));
    s += disc(R, c.pick(['#8F9B88', '#EFE3D6', '#B98292']), C.gold) + disc(R * 0.76, '#FAF5EE', C.gold);
    const nap = c.pick([C.plum, C.sage, C.terra, '#D9A9A2']);
    s += c.g(
      c.rect(
        c.lin(
          [
            [0, mix(nap, '#FFFFFF', 0.2)],
            [0.5, nap],
            [0.52, mix(nap, C.deep, 0.22)],
            [1, nap],
          ],
          0,
          0,
          1,
          0,
        ),
        cx - R * 0.26,
        cy - R * 0.72,
        R * 0.52,
        R * 1.5,
        `rx="3"`,
      ),
      `transform="rotate(${f(c.rand(-7, 7))} ${f(cx)} ${f(cy)})"`,
    );
    s += c.g(
      c.rect('#FFFDF9', cx - R * 0.2, cy - R * 0.46, R * 0.4, R * 0.8, 'rx="1.5"') +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            c.rect(
              i ? '#8B7F7A' : C.plum,
              cx - R * (i ? 0.11 : 0.13),
              cy - R * 0.34 + i * R * 0.1,
              R * (i ? 0.22 : 0.26),
              i ? 1.6 : 3,
              'opacity=".7"',
            ),
          )
          .join(''),
      `transform="rotate(${f(c.rand(-5, 5))} ${f(cx)} ${f(cy)})"`,
    );
    s +=
      c.sprig(cx - R * 0.24, cy + R * 0.42, R * 0.8, c.rand(-50, -30), C.sage, true, 7) +
      c.flower(cx - R * 0.14, cy + R * 0.38, R * 0.15, C.blush);
    const met = c.lin(
      [
        [0, '#8F6B34'],
        [0.4, '#F3DDA6'],
        [0.6, '#C79A55'],
        [1, '#7E5A28'],
      ],
      0,
      0,
      1,
      0,
    );
    const cut = (x: number, kind: 'f' | 'k') => {
      const t = cy - R * 0.9,
        b = cy + R * 0.9;
      return c.g(
        c.rect(C.deep, x + 4, t + 10, R * 0.06, b - t, `opacity=".35" ${c.blur(4)}`) +
          c.rect(met, x, cy, R * 0.055, b - cy, `rx="${f(R * 0.03)}"`) +
          (kind === 'k'
            ? c.path(
                `M${f(x)} ${f(cy)}V${f(t + R * 0.1)}Q${f(x + R * 0.02)} ${f(t)} ${f(x + R * 0.085)} ${f(t)}V${f(cy)}Z`,
                met,
              )
            : c.rect(met, x + R * 0.016, t + R * 0.4, R * 0.026, cy - t - R * 0.4) +
              [-1, 0, 1]
                .map((k) => c.rect(met, x + R * 0.018 + k * R * 0.036, t, R * 0.02, R * 0.34, 'rx="2"'))
                .join('') +
              c.ell(x + R * 0.028, t + R * 0.38, R * 0.055, R * 0.08, met)),
        '',
      );
    };
    s += cut(cx - R * 1.24, 'f') + cut(cx - R * 1.42, 'f') + cut(cx + R * 1.16, 'k');
    const gx = cx + R * 1.22,
      gy = cy - R * 0.98,
      gr = R * 0.24;
    s +=
      c.circ(gx + 8, gy + 12, gr, C.deep, `opacity=".25" ${c.blur(8)}`) +
      c.circ(
        gx,
        gy,
        gr,
        c.rad([
          [0, '#F4D9A8', 0.95],
          [0.7, '#E0B46E', 0.8],
          [0.9, '#FFF6E2', 0.9],
          [1, '#FFFFFF', 0.6],
        ]),
      ) +
      c.circ(gx - gr * 0.3, gy - gr * 0.3, gr * 0.18, '#FFFFFF', `opacity=".8" ${c.blur(2)}`);
    let run = '';
    for (let i = 0; i < 16; i++)
      run += c.sprig(
        w * (i / 15),
        h * c.rand(-0.02, 0.05),
        h * 0.17,
        c.rand(20, 160),
        c.pick([C.sage, C.moss]),
        c.r() < 0.5,
        6,
      );
    for (let i = 0; i < 7; i++)
      run += c.flower(
        w * c.rand(0, 1),
        h * c.rand(0, 0.07),
        h * c.rand(0.04, 0.075),
        c.pick([C.blush, C.cream, C.rose, C.peach]),
      );
    return s + run + c.leafShadow(0.16, C.plum, 'tr', 3) + c.leak(C.honey, 0, 0, 0.8, 0.35) + c.vignette(0.28);
  },
};
