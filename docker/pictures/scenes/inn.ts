import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const inn: Scene = {
  frame: [1, 1.35, 0.5, 0.62],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      [k0, k1, k2] = c.pick([
        ['#3B3552', '#A77583', '#F1C39A'],
        ['#4C5A6B', '#B9A6A4', '#F4D9B4'],
        ['#5A3A52', '#C98273', '#F5CD98'],
      ] as const),
      wall = c.pick(['#E8D9C8', '#DCC9BE', '#CFC8B8']);
    let s =
      c.rect(
        c.lin([
          [0, k0],
          [0.45, k1],
          [0.72, k2],
        ]),
      ) + c.g(c.ridge(h * 0.62, h * 0.05, mix(k0, k2, 0.45)), c.blur(3));
    for (const x of [-0.02, 0.1, 0.9, 1.03])
      s += c.tree(w * x, h * 0.86, h * c.rand(0.5, 0.68), mix('#241C26', C.moss, 0.25));
    const x0 = w * 0.17,
      x1 = w * 0.83,
      top = h * 0.42,
      bot = h * 0.84,
      W = x1 - x0,
      sh = mix(wall, k0, 0.42);
    s +=
      c.path(
        `M${f(x0 - W * 0.04)} ${f(top)}L${f(x0 + W * 0.1)} ${f(h * 0.3)}H${f(x1 - W * 0.1)}L${f(x1 + W * 0.04)} ${f(top)}Z`,
        c.lin([
          [0, '#4A3540'],
          [1, '#6A4A4C'],
        ]),
      ) +
      c.rect(
        c.lin(
          [
            [0, sh],
            [0.6, mix(wall, k1, 0.35)],
            [1, mix(sh, k0, 0.2)],
          ],
          0,
          0,
          1,
          0.5,
        ),
        x0,
        top,
        W,
        bot - top,
      );
    s +=
      c.path(
        `M${f(w / 2 - W * 0.17)} ${f(top)}L${f(w / 2)} ${f(h * 0.25)}L${f(w / 2 + W * 0.17)} ${f(top)}Z`,
        mix(wall, k1, 0.3),
      ) +
      c.path(
        `M${f(w / 2 - W * 0.2)} ${f(top + 4)}L${f(w / 2)} ${f(h * 0.24)}L${f(w / 2 + W * 0.2)} ${f(top + 4)}`,
        'none',
        `stroke="#4A3540" stroke-width="${f(h * 0.014)}" stroke-linejoin="round"`,
      );
    for (const cx of [x0 + W * 0.12, x1 - W * 0.12])
      s += c.rect('#5E4348', cx - W * 0.025, h * 0.25, W * 0.05, h * 0.08);
    const lit = (cx: number, base: number, ww: number, hh: number) =>
      c.glow(cx, base - hh / 2, hh * 1.5, C.amber, 0.5) +
      c.path(c.archPath(cx, base, ww * 1.22, hh * 1.08), mix(wall, '#FFFFFF', 0.15)) +
      c.path(
        c.archPath(cx, base - hh * 0.02, ww, hh),
        c.lin([
          [0, '#FFE9BC'],
          [1, '#F2B565'],
        ]),
      ) +
      c.line(
        `M${f(cx)} ${f(base - hh)}V${f(base)}M${f(cx - ww / 2)} ${f(base - hh * 0.5)}H${f(cx + ww / 2)}`,
        '#6A4A4C',
        Math.max(1.2, ww * 0.07),
      );
    for (const t of [0.1, 0.27, 0.73, 0.9]) {
      s += lit(x0 + W * t, top + (bot - top) * 0.42, W * 0.075, h * 0.12);
      s += lit(x0 + W * t, bot - h * 0.035, W * 0.085, h * 0.145);
    }
    s +=
      lit(w / 2, top - h * 0.02, W * 0.06, h * 0.08) +
      lit(w / 2 - W * 0.085, top + (bot - top) * 0.42, W * 0.07, h * 0.12) +
      lit(w / 2 + W * 0.085, top + (bot - top) * 0.42, W * 0.07, h * 0.12) +
      lit(w / 2, bot, W * 0.14, h * 0.2);
    s +=
      c.rect(mix(wall, '#FFFFFF', 0.2), w / 2 - W * 0.13, bot - h * 0.235, W * 0.26, h * 0.014) +
      [-1, 1]
        .map((q) =>
          c.rect(
            c.lin(
              [
                [0, '#F6ECDF'],
                [1, mix(wall, k0, 0.3)],
              ],
              0,
              0,
              1,
              0,
            ),
            w / 2 + q * W * 0.115 - W * 0.01,
            bot - h * 0.22,
            W * 0.02,
            h * 0.22,
          ),
        )
        .join('');
    s +=
      c.rect(
        c.lin([
          [0, mix(C.moss, k2, 0.25)],
          [1, '#1F2420'],
        ]),
        0,
        bot,
        w,
        h - bot,
      ) +
      c.path(
        `M${f(w * 0.47)} ${f(bot)}H${f(w * 0.53)}L${f(w * 0.66)} ${h}H${f(w * 0.34)}Z`,
        c.lin([
          [0, '#F3D3A2'],
          [1, '#8F7A70'],
        ]),
      ) +
      c.ell(w / 2, bot + h * 0.02, W * 0.2, h * 0.05, C.amber, `opacity=".5" ${c.blur(14)}`);
    let ivy = '';
    for (let i = 0; i < 120; i++) {
      const q = c.r(),
        x = x0 + W * (c.r() < 0.5 ? q * 0.1 : 1 - q * 0.1),
        y = bot - c.rand(0, 0.36) * h;
      ivy += c.leaf(
        x + c.rand(-10, 10),
        y,
        h * c.rand(0.014, 0.03),
        c.rand(0, 360),
        mix(C.moss, k0, c.rand(0.1, 0.5)),
        0.36,
      );
    }
    s += ivy;
    for (const sg of [-1, 1])
      for (let j = 0; j < 3; j++) {
        const x = w / 2 + sg * w * (0.055 + j * 0.04),
          y = bot + h * (0.035 + j * 0.045);
        s += c.glow(x, y, h * 0.09, C.amber, 0.7) + c.rect('#FFF0CC', x - 2.5, y - h * 0.018, 5, h * 0.02, 'rx="1"');
      }
    let shr = '';
    for (const sg of [-1, 1])
      for (let j = 0; j < 9; j++) {
        const x = w / 2 + sg * w * (0.24 + j * 0.035),
          y = h * c.rand(0.9, 1);
        for (let q = 0; q < 4; q++)
          shr += c.leaf(x, y, h * 0.09, c.rand(-170, -10), mix(C.moss, '#1F2420', c.rand(0, 0.5)), 0.3);
        if (j % 2) shr += c.flower(x, y - h * 0.03, h * c.rand(0.018, 0.032), c.pick([C.blush, C.rose, C.cream]));
      }
    s += shr;
    s +=
      c.lights(w * 0.06, h * 0.42, w * 0.5, h * 0.3, h * 0.05, 12, h * 0.006) +
      c.lights(w * 0.5, h * 0.3, w * 0.94, h * 0.42, h * 0.05, 12, h * 0.006);
    return s + c.vignette(0.42, '#0D0810');
  },
};
