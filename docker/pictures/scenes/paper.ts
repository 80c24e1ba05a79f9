import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const paper: Scene = {
  frame: [1, 1.4, 0.55, 0.5],
  mirrors: false,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick(['#DAD3C6', C.blush, C.linen, '#B9AFA2']), 0.08) + '';
    const sheet = (x: number, y: number, ww: number, hh: number, a: number, col: string, inner = '') =>
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${c.rect(C.deep, -ww / 2 + 6, -hh / 2 + 12, ww, hh, `opacity=".32" ${c.blur(9)}`)}${c.rect(
        c.lin(
          [
            [0, mix(col, '#FFFFFF', 0.5)],
            [1, mix(col, C.sand, 0.15)],
          ],
          0,
          0,
          1,
          1,
        ),
        -ww / 2,
        -hh / 2,
        ww,
        hh,
        'rx="2"',
      )}${inner}</g>`;
    const U = h / 600,
      lines = (n: number, y0: number, col = '#7E726D') =>
        Array.from({ length: n }, (_, i) =>
          c.rect(
            col,
            -U * (i % 3 === 1 ? 62 : 46),
            y0 + i * U * 19,
            U * (i % 3 === 1 ? 124 : 92),
            U * 2.2,
            'opacity=".55"',
          ),
        ).join('');
    const env = c.pick([C.plum, '#8F9B88', C.terra, C.rose]),
      a = c.rand(-14, 14);
    s += sheet(
      w * 0.34,
      h * 0.6,
      U * 330,
      U * 230,
      a - 6,
      env,
      c.path(
        `M${f(-U * 165)} ${f(-U * 115)}L0 ${f(U * 16)}L${f(U * 165)} ${f(-U * 115)}`,
        mix(env, '#FFFFFF', 0.08),
        `stroke="${mix(env, C.deep, 0.3)}" stroke-width="1.6"`,
      ) +
        c.circ(
          0,
          U * 14,
          U * 23,
          c.rad([
            [0, mix(C.clay, '#FFFFFF', 0.2)],
            [0.8, C.plum],
            [1, mix(C.plum, C.deep, 0.4)],
          ]),
        ) +
        c.circ(0, U * 14, U * 14, 'none', `stroke="${mix(C.plum, '#FFFFFF', 0.25)}" stroke-width="1.6"`),
    );
    const mono = c.line(
      `M${f(-U * 14)} ${f(-U * 108)}C${f(-U * 40)} ${f(-U * 150)} ${f(U * 4)} ${f(-U * 160)} 0 ${f(-U * 108)}C${f(U * 2)} ${f(-U * 160)} ${f(U * 42)} ${f(-U * 148)} ${f(U * 16)} ${f(-U * 106)}`,
      C.plum,
      2.2,
    );
    s += sheet(
      w * 0.6,
      h * 0.48,
      U * 250,
      U * 350,
      a + 4,
      '#FDF9F2',
      c.rect('none', -U * 112, -U * 162, U * 224, U * 324, `stroke="${C.gold}" stroke-opacity=".6"`) +
        mono +
        c.rect(C.plum, -U * 80, -U * 74, U * 160, U * 7, 'opacity=".8"') +
        c.rect(C.plum, -U * 58, -U * 48, U * 116, U * 7, 'opacity=".8"') +
        lines(6, -U * 6) +
        c.rect(C.gold, -U * 20, U * 124, U * 40, 1.6),
    );
    s +=
      sheet(w * 0.83, h * 0.78, U * 170, U * 120, a + 15, C.blush, lines(3, -U * 18, C.plum)) +
      c.line(
        `M${f(w * 0.1)} ${f(h * 0.2)}C${f(w * 0.25)} ${f(h * 0.02)} ${f(w * 0.3)} ${f(h * 0.34)} ${f(w * 0.42)} ${f(h * 0.17)}S${f(w * 0.3)} ${f(h * 0.05)} ${f(w * 0.36)} ${f(h * 0.3)}`,
        mix(env, '#FFFFFF', 0.35),
        U * 9,
        'opacity=".9"',
      );
    for (let i = 0; i < 4; i++)
      s += c.sprig(w * 0.99, h * c.rand(-0.02, 0.3), w * c.rand(0.2, 0.32), c.rand(130, 190), C.sage, i % 2 === 0, 8);
    s +=
      c.flower(w * 0.9, h * 0.14, U * 52, C.rose) +
      c.flower(w * 0.97, h * 0.29, U * 40, C.cream) +
      c.flower(w * 0.8, h * 0.04, U * 36, C.blush);
    return s + c.leafShadow(0.2, C.plum, 'tl', 4) + c.leak(C.honey, 1, 0, 0.8, 0.3) + c.vignette(0.26);
  },
};
