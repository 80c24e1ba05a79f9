import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A little old bus with lit windows, under lights at dusk. */
export const shuttle: Scene = {
  frame: [1, 1.14, 0.5, 0.66],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [night, dusk, glow] = c.pick([
      ['#2B2440', '#7A5068', '#F0B97E'],
      ['#27304A', '#6E7086', '#F2CFA4'],
      ['#3A2440', '#A0606A', '#F4CF8D'],
    ] as const);
    const paint = c.pick(['#7F9488', '#6D2E46', '#C98B6C', '#55708A']);
    let s =
      c.rect(
        c.lin([
          [0, night],
          [0.5, dusk],
          [0.72, glow],
        ]),
      ) +
      c.ridge(h * 0.62, h * 0.05, mix(night, dusk, 0.5)) +
      c.glow(w * 0.8, h * 0.66, w * 0.4, glow, 0.7);
    for (const at of [-0.03, 0.1, 0.9, 1.02]) s += c.tree(w * at, h * 0.82, h * c.rand(0.5, 0.7), '#1D1722');
    s += c.rect(
      c.lin([
        [0, '#4A3A40'],
        [1, '#17121A'],
      ]),
      0,
      h * 0.79,
      w,
      h * 0.21,
    );
    const [x, y, bw, bh] = [w * 0.14, h * 0.4, w * 0.72, h * 0.4];
    s +=
      c.ell(w / 2, h * 0.86, w * 0.42, h * 0.06, C.amber, `opacity=".35" ${c.blur(18)}`) +
      c.shade(w / 2, y + bh + 22, bw * 0.52, 14, 0.6);
    s += c.path(
      `M${f(x)} ${f(y + 54)}C${f(x)} ${f(y + 10)} ${f(x + 30)} ${f(y)} ${f(x + 70)} ${f(y)}H${f(x + bw - 60)}C${f(x + bw - 20)} ${f(y)} ${f(x + bw)} ${f(y + 16)} ${f(x + bw)} ${f(y + 60)}V${f(y + bh)}H${f(x)}Z`,
      c.lin([
        [0, '#FBF3E6'],
        [0.5, '#EFE0CC'],
        [0.52, paint],
        [0.7, mix(paint, '#FFFFFF', 0.18)],
        [1, mix(paint, C.deep, 0.5)],
      ]),
    );
    s += c.rect('#D9BD8C', x, y + bh * 0.5, bw, 5) + c.rect(mix(paint, C.deep, 0.5), x, y + bh * 0.86, bw, 4);
    const lit = c.lin([
      [0, '#FFF1CF'],
      [1, '#F2B565'],
    ]);
    for (let i = 0; i < 6; i++) {
      const wx = x + 26 + (i * (bw - 150)) / 6;
      s +=
        c.glow(wx + 40, y + 86, 90, C.amber, 0.35) +
        c.path(c.archPath(wx + 38, y + bh * 0.46, 74, 96), '#B08A5A') +
        c.path(c.archPath(wx + 38, y + bh * 0.45, 64, 86), lit);
      if (i !== 3) {
        const hx = wx + 38 + c.rand(-10, 10);
        s +=
          c.circ(hx, y + bh * 0.34, 12, '#5A2F2C', `opacity=".7" ${c.blur(1.4)}`) +
          c.path(
            `M${f(hx - 24)} ${f(y + bh * 0.45)}C${f(hx - 22)} ${f(y + bh * 0.38)} ${f(hx + 22)} ${f(y + bh * 0.38)} ${f(hx + 24)} ${f(y + bh * 0.45)}Z`,
            '#5A2F2C',
            `opacity=".7" ${c.blur(1.4)}`,
          );
      }
    }
    s +=
      c.rect('#3A2A30', x + bw - 106, y + 34, 78, bh - 34, 'rx="8"') +
      c.rect(lit, x + bw - 98, y + 42, 62, bh * 0.42, 'rx="6"') +
      c.rect(mix(paint, C.deep, 0.2), x + bw - 98, y + bh * 0.56, 62, bh * 0.42, 'rx="4"');
    for (const at of [0.17, 0.72]) {
      const wx = x + bw * at;
      s +=
        c.circ(wx, y + bh, 56, mix(paint, C.deep, 0.7)) +
        c.circ(wx, y + bh + 4, 46, '#171216') +
        c.circ(wx, y + bh + 4, 30, '#EFE3D2') +
        c.circ(
          wx,
          y + bh + 4,
          20,
          c.rad([
            [0, '#FFFFFF'],
            [1, '#7A7471'],
          ]),
        );
    }
    s += c.circ(x + bw - 8, y + bh * 0.72, 15, '#FFF3D2') + c.glow(x + bw - 4, y + bh * 0.72, 130, '#FFE7B0', 0.9);
    for (let i = 0; i < 9; i++)
      s += c.posy(
        x + 24 + (i * (bw - 180)) / 8,
        y + bh * 0.53 + Math.sin(i * 0.8) * 5,
        19,
        [C.blush, C.cream, C.peach, C.rose],
        3,
      );
    for (let i = 0; i < 3; i++)
      s += c.lights(-10, h * (0.1 + i * 0.06), w + 10, h * (0.06 + i * 0.08), h * 0.1, 16, h * 0.008);
    return s + c.leak(C.amber, 1, 0.5, 0.7, 0.35) + c.vignette(0.48, '#0D0810');
  },
};
