import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const dusk: Scene = {
  frame: [1, 1.45, 0.5, 0.72],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      sky = c.pick([
        ['#2B2440', '#6B4560', '#D98F74', '#F3C48B'],
        ['#27304A', '#58607C', '#C79A90', '#F2CFA4'],
        ['#2E1F33', '#7A3E52', '#C9775B', '#F0B97E'],
      ] as const);
    let s =
      c.rect(
        c.lin([
          [0, sky[0]],
          [0.38, sky[1]],
          [0.6, sky[2]],
          [0.74, sky[3]],
        ]),
      ) + c.glow(w * 0.5, h * 0.72, w * 0.5, sky[3], 0.7);
    s += c.ridge(h * 0.68, h * 0.03, mix(sky[0], sky[2], 0.4));
    for (let i = 0; i < 4; i++)
      s += c.tree(w * (i < 2 ? c.rand(-0.02, 0.16) : c.rand(0.84, 1.02)), h * 0.84, h * c.rand(0.42, 0.66), '#1B1520');
    s += c.bokeh(16, [C.honey, C.peach, C.amber], h * 0.012, h * 0.04, [0.1, 0.58, 0.9, 0.74], [0.2, 0.6]);
    s += c.ridge(h * 0.77, h * 0.008, '#2A1C26', '#120D13', 2);
    // long table with candles, chairs as thin silhouettes
    const ty = h * 0.825,
      tb = h * 0.875,
      dk = '#1A1119';
    const chair = (x: number, y: number, k: number, back: boolean) => {
      const bw = h * 0.03 * k,
        bh = h * 0.105 * k;
      return c.line(
        `M${f(x - bw)} ${f(y)}V${f(y - bh * 0.8)}C${f(x - bw)} ${f(y - bh * 1.12)} ${f(x + bw)} ${f(y - bh * 1.12)} ${f(x + bw)} ${f(y - bh * 0.8)}V${f(y)}M${f(x - bw)} ${f(y - bh * 0.3)}H${f(x + bw)}M${f(x - bw * 0.8)} ${f(y - bh * 0.4)}L${f(x + bw * 0.8)} ${f(y - bh * 0.86)}M${f(x + bw * 0.8)} ${f(y - bh * 0.4)}L${f(x - bw * 0.8)} ${f(y - bh * 0.86)}`,
        back ? '#3A2630' : dk,
        h * 0.0055 * k,
      );
    };
    const nb = Math.round((w * 0.66) / (h * 0.078)),
      nf = Math.round((w * 0.74) / (h * 0.125));
    for (let i = 0; i < nb; i++) s += chair(w * (0.17 + (i / (nb - 1)) * 0.66), ty + h * 0.02, 0.72, true);
    s +=
      c.ell(w / 2, ty + h * 0.01, w * 0.4, h * 0.1, C.amber, `opacity=".4" ${c.blur(22)}`) +
      c.path(
        `M${f(w * 0.13)} ${f(ty)}H${f(w * 0.87)}L${f(w * 0.91)} ${f(tb)}H${f(w * 0.09)}Z`,
        c.lin([
          [0, '#E9C9A2'],
          [1, '#C99F83'],
        ]),
      ) +
      c.path(
        `M${f(w * 0.09)} ${f(tb)}H${f(w * 0.91)}V${f(tb + h * 0.07)}Q${f(w * 0.5)} ${f(tb + h * 0.085)} ${f(w * 0.09)} ${f(tb + h * 0.07)}Z`,
        c.lin([
          [0, '#9B6F66'],
          [1, '#3C2530'],
        ]),
      );
    let run = '';
    for (let i = 0; i < 46; i++) {
      const x = w * c.rand(0.15, 0.85);
      run += c.leaf(
        x,
        ty + h * c.rand(0.012, 0.03),
        h * c.rand(0.025, 0.05),
        c.rand(0, 360),
        mix(C.moss, C.deep, c.rand(0, 0.4)),
        0.3,
      );
    }
    for (let i = 0; i < 16; i++)
      run += c.flower(
        w * (0.16 + i * 0.0455),
        ty + h * c.rand(0.004, 0.024),
        h * c.rand(0.012, 0.02),
        c.pick([C.blush, C.rose, C.cream, C.peach]),
      );
    s += run;
    for (let i = 0; i < 9; i++) s += c.candle(w * (0.18 + i * 0.08), ty + h * 0.018, h * c.rand(0.05, 0.085), h / 1000);
    for (let i = 0; i < nf; i++) s += chair(w * (0.13 + (i / (nf - 1)) * 0.74), h * 0.985, 1.25, false);
    const a = c.rand(0.06, 0.16);
    for (let i = 0; i < 4; i++)
      s += c.lights(
        -10,
        h * (a + i * 0.03 + c.rand(0, 0.06)),
        w + 10,
        h * (a + c.rand(0, 0.12)),
        h * c.rand(0.07, 0.16),
        c.int(11, 15),
        h * 0.0085,
      );
    return (
      s +
      c.g(c.bokeh(7, [C.honey, C.amber], h * 0.05, h * 0.1, [0, 0.75, 1, 1], [0.1, 0.25]), c.blur(4)) +
      c.vignette(0.5, '#0D0810')
    );
  },
};
