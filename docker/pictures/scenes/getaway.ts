import { C, f, mix, skies } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Studio } from '../studio.ts';

/** Two heads close together above the seats, from behind. */
const passengers = (c: Studio, x: number, y: number) =>
  c.path(
    `M${f(x - 92)} ${f(y + 40)}C${f(x - 92)} ${f(y - 6)} ${f(x - 64)} ${f(y - 20)} ${f(x - 42)} ${f(y - 22)}C${f(x - 16)} ${f(y - 18)} ${f(x + 2)} ${f(y - 4)} ${f(x + 4)} ${f(y + 40)}Z`,
    '#2B2230',
  ) +
  c.ell(x - 42, y - 46, 22, 27, '#3A2A2A') +
  c.path(
    `M${f(x + 2)} ${f(y + 40)}C${f(x + 4)} ${f(y - 2)} ${f(x + 20)} ${f(y - 16)} ${f(x + 40)} ${f(y - 18)}C${f(x + 64)} ${f(y - 14)} ${f(x + 82)} ${f(y)} ${f(x + 84)} ${f(y + 40)}Z`,
    '#E7BFA0',
  ) +
  c.ell(x + 36, y - 44, 21, 26, '#6B4630') +
  c.ell(x + 40, y - 62, 14, 11, '#6B4630') +
  c.path(
    `M${f(x + 26)} ${f(y - 60)}C${f(x + 60)} ${f(y - 70)} ${f(x + 104)} ${f(y - 20)} ${f(x + 150)} ${f(y - 46)}C${f(x + 126)} ${f(y + 6)} ${f(x + 90)} ${f(y + 34)} ${f(x + 58)} ${f(y + 44)}C${f(x + 66)} ${f(y)} ${f(x + 50)} ${f(y - 40)} ${f(x + 26)} ${f(y - 60)}Z`,
    '#FFFDF8',
    'opacity=".72"',
  );

/** An open car from behind, with a garland and tins, driving into the light between trees. */
export const getaway: Scene = {
  frame: [1, 1.2, 0.5, 0.8],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [top, mid, sun, land] = c.pick(skies);
    const paint = c.pick(['#F1E8DA', C.plum, '#9DB0A6', '#C9A08C']);
    const cx = w / 2;
    let s =
      c.rect(
        c.lin([
          [0, top],
          [0.35, mid],
          [0.6, sun],
        ]),
      ) +
      c.glow(cx, h * 0.46, w * 0.5, sun, 1) +
      c.circ(cx, h * 0.44, h * 0.05, '#FFF7E6', c.blur(4));
    s +=
      c.g(c.ridge(h * 0.5, h * 0.04, mix(land, sun, 0.62)), c.blur(4)) +
      c.rect(
        c.lin([
          [0, mix(land, sun, 0.4)],
          [1, mix(land, C.deep, 0.45)],
        ]),
        0,
        h * 0.55,
        w,
        h * 0.45,
      );
    s += c.path(
      `M${f(cx - w * 0.03)} ${f(h * 0.55)}H${f(cx + w * 0.03)}L${f(cx + w * 0.46)} ${h}H${f(cx - w * 0.46)}Z`,
      c.lin([
        [0, mix(sun, C.sand, 0.4)],
        [1, '#6E5A55'],
      ]),
    );
    for (let i = 5; i >= 0; i--)
      for (const side of [-1, 1]) {
        const t = Math.pow(1 - i / 6, 1.6);
        s += c.tree(
          cx + side * w * (0.08 + t * 0.5),
          h * (0.57 + t * 0.3),
          h * (0.16 + t * 0.62),
          mix(mix(land, C.deep, 0.6), sun, 0.45 * (i / 6)),
        );
      }
    const y = h * 0.78;
    s +=
      c.shade(cx, y + 146, 250, 26, 0.55) +
      c.rect('#1B1518', cx - 196, y + 84, 62, 62, 'rx="14"') +
      c.rect('#1B1518', cx + 134, y + 84, 62, 62, 'rx="14"');
    s +=
      c.path(
        `M${f(cx - 150)} ${f(y + 6)}L${f(cx - 118)} ${f(y - 84)}H${f(cx + 118)}L${f(cx + 150)} ${f(y + 6)}`,
        'none',
        `stroke="#B9B4B0" stroke-width="8" stroke-linejoin="round" opacity=".9"`,
      ) + passengers(c, cx, y - 26);
    s += c.path(
      `M${f(cx - 190)} ${f(y + 8)}C${f(cx - 120)} ${f(y - 18)} ${f(cx + 120)} ${f(y - 18)} ${f(cx + 190)} ${f(y + 8)}C${f(cx + 222)} ${f(y + 30)} ${f(cx + 224)} ${f(y + 80)} ${f(cx + 216)} ${f(y + 112)}H${f(cx - 216)}C${f(cx - 224)} ${f(y + 80)} ${f(cx - 222)} ${f(y + 30)} ${f(cx - 190)} ${f(y + 8)}Z`,
      c.lin([
        [0, mix(paint, '#FFFFFF', 0.5)],
        [0.4, paint],
        [1, mix(paint, C.deep, 0.55)],
      ]),
    );
    s +=
      c.line(
        `M${f(cx - 130)} ${f(y + 12)}C${f(cx - 120)} ${f(y + 66)} ${f(cx + 120)} ${f(y + 66)} ${f(cx + 130)} ${f(y + 12)}`,
        mix(paint, C.deep, 0.45),
        2,
      ) +
      c.rect(
        c.lin([
          [0, '#FFFFFF'],
          [0.5, '#8F8985'],
          [1, '#E0DAD5'],
        ]),
        cx - 222,
        y + 96,
        444,
        22,
        'rx="11"',
      );
    for (const side of [-1, 1])
      s +=
        c.circ(cx + side * 184, y + 62, 17, '#5A2A26') +
        c.circ(
          cx + side * 184,
          y + 62,
          13,
          c.rad([
            [0, '#FFB9A0'],
            [0.6, C.clay],
            [1, '#6B2018'],
          ]),
        );
    for (let i = 0; i < 11; i++) {
      const t = i / 10;
      s += c.posy(cx - 150 + t * 300, y + 14 + Math.sin(t * 3.14) * 52, 20, [C.blush, C.cream, C.rose, C.peach], 3);
    }
    for (let i = 0; i < 7; i++) {
      const [tx, ty] = [cx + (i - 3) * 44 + c.rand(-10, 10), y + c.rand(160, 196)];
      s +=
        c.line(`M${f(cx + (i - 3) * 24)} ${f(y + 112)}Q${f(tx)} ${f(y + 130)} ${f(tx)} ${f(ty - 12)}`, '#F6ECDF', 2) +
        c.at(
          tx,
          ty,
          c.rect(
            c.lin(
              [
                [0, '#FFFFFF'],
                [0.5, '#A39C97'],
                [1, '#5F5956'],
              ],
              0,
              0,
              1,
              0,
            ),
            -9,
            -12,
            18,
            24,
            'rx="3"',
          ),
          1,
          c.rand(-50, 50),
        );
    }
    return (
      s +
      c.bokeh(9, [C.honey, '#FFF0CF'], h * 0.02, h * 0.06, [0, 0.05, 1, 0.5], [0.1, 0.3]) +
      c.leak(C.honey, 0.5, 0.3, 0.6, 0.5) +
      c.vignette(0.42)
    );
  },
};
