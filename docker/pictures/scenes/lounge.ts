import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A velvet sofa, a rug and a low table under strings of lights. */
export const lounge: Scene = {
  frame: [1, 1.25, 0.5, 0.64],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const velvet = c.pick([C.plum, '#5E7264', '#B9716A', '#44506B']);
    let s =
      c.rect(
        c.lin([
          [0, '#3A3148'],
          [0.45, '#8A6470'],
          [0.66, '#E8B48A'],
        ]),
      ) + c.glow(w * 0.6, h * 0.56, w * 0.5, C.honey, 0.7);
    for (const at of [0, 0.13, 0.86, 1]) s += c.tree(w * at, h * 0.7, h * c.rand(0.5, 0.66), '#2A2030');
    s +=
      c.bokeh(20, [C.honey, C.peach, C.amber], h * 0.01, h * 0.035, [0, 0.35, 1, 0.62], [0.2, 0.55]) +
      c.rect(
        c.lin([
          [0, '#55583F'],
          [1, '#23241E'],
        ]),
        0,
        h * 0.64,
        w,
        h * 0.36,
      );
    s +=
      c.ell(w * 0.5, h * 0.87, w * 0.42, h * 0.1, '#C9A98C') +
      c.ell(w * 0.5, h * 0.87, w * 0.4, h * 0.09, 'none', 'stroke="#6D2E46" stroke-width="5"') +
      c.ell(
        w * 0.5,
        h * 0.87,
        w * 0.35,
        h * 0.075,
        'none',
        'stroke="#F4E6D2" stroke-width="3" stroke-dasharray="10 7"',
      );
    const [x, y] = [w * 0.23, h * 0.5];
    const [sw, sh] = [w * 0.54, h * 0.3];
    s +=
      c.shade(w * 0.5, y + sh + 12, sw * 0.54, 16, 0.6) +
      [0.06, 0.94].map((at) => c.rect(c.gold(), x + sw * at - 6, y + sh - 6, 12, 34)).join('');
    s += c.rect(c.rounded(velvet, false), x + 12, y, sw - 24, sh * 0.74, 'rx="46"');
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 8; i++)
        s +=
          c.circ(
            x + sw * (0.12 + (i + (row % 2) * 0.5) * 0.103),
            y + sh * (0.2 + row * 0.2),
            5,
            mix(velvet, C.deep, 0.5),
          ) +
          c.circ(
            x + sw * (0.12 + (i + (row % 2) * 0.5) * 0.103) - 1.5,
            y + sh * (0.2 + row * 0.2) - 1.5,
            2,
            mix(velvet, '#FFFFFF', 0.4),
          );
    s +=
      c.rect(c.rounded(mix(velvet, '#FFFFFF', 0.1), false), x + 26, y + sh * 0.54, sw - 52, sh * 0.36, 'rx="22"') +
      c.rect(mix(velvet, C.deep, 0.45), w * 0.5 - 1.5, y + sh * 0.56, 3, sh * 0.32);
    for (const at of [-8, sw - 62])
      s += c.rect(c.rounded(mix(velvet, C.deep, 0.08)), x + at, y + sh * 0.3, 70, sh * 0.68, 'rx="34"');
    for (const [at, color, angle] of [
      [0.2, C.cream, -12],
      [0.34, C.rose, 8],
      [0.78, C.gold, 10],
    ] as const)
      s += c.at(x + sw * at, y + sh * 0.42, c.rect(c.rounded(color, false), -44, -40, 88, 80, 'rx="18"'), 0.9, angle);
    s +=
      c.shade(w * 0.5, h * 0.93, 130, 10, 0.5) +
      c.ell(w * 0.5, h * 0.86, 128, 24, c.gold()) +
      c.ell(
        w * 0.5,
        h * 0.853,
        122,
        21,
        c.lin([
          [0, '#F8F0E6'],
          [1, '#CDB9A8'],
        ]),
      ) +
      c.rect(c.gold(), w * 0.5 - 5, h * 0.88, 10, 36);
    s +=
      c.posy(w * 0.47, h * 0.8, 38, [C.blush, C.rose, C.cream, C.peach], 6) +
      c.candle(w * 0.56, h * 0.85, 44, 1) +
      c.candle(w * 0.59, h * 0.857, 30, 1);
    for (const side of [0.09, 0.93])
      for (let i = 0; i < 9; i++)
        s += c.sprig(
          w * side,
          h * 0.86,
          h * c.rand(0.3, 0.46),
          c.rand(-112, -68),
          mix('#D9C3A8', C.sand, c.rand(0, 1)),
          false,
          14,
        );
    for (let i = 0; i < 4; i++)
      s += c.lights(-10, h * (0.08 + i * 0.05), w + 10, h * (0.04 + i * 0.07), h * 0.1, 15, h * 0.008);
    return s + c.vignette(0.46, '#120B12');
  },
};
