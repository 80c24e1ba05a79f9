import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const tent: Scene = {
  frame: [1, 1.7, 0.4, 0.62],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.rect(
      c.lin([
        [0, '#1C2036'],
        [0.5, '#4A4360'],
        [0.78, '#B57C74'],
      ]),
    );
    for (let i = 0; i < 40; i++)
      s += c.circ(c.r() * w, c.r() * h * 0.4, c.rand(0.5, 1.3), '#FFF', `opacity="${f(c.rand(0.3, 0.9))}"`);
    s += c.ridge(h * 0.66, h * 0.05, '#2B2436');
    const x0 = w * 0.12,
      x1 = w * 0.88,
      by = h * 0.82;
    const n = 3,
      bw = (x1 - x0) / n;
    let roof = '',
      body = '';
    for (let i = 0; i < n; i++) {
      const a = x0 + i * bw,
        b = a + bw,
        m = (a + b) / 2;
      roof += `M${f(a)} ${f(h * 0.5)}Q${f(m - bw * 0.12)} ${f(h * 0.46)} ${f(m)} ${f(h * 0.28)}Q${f(m + bw * 0.12)} ${f(h * 0.46)} ${f(b)} ${f(h * 0.5)}Q${f(m)} ${f(h * 0.54)} ${f(a)} ${f(h * 0.5)}Z`;
    }
    s +=
      c.glow(w / 2, h * 0.66, w * 0.62, C.amber, 0.85) +
      c.rect(
        c.lin([
          [0, '#FFE3AE'],
          [1, '#E9A75E'],
        ]),
        x0,
        h * 0.5,
        x1 - x0,
        by - h * 0.5,
      );
    for (let i = 0; i < 12; i++) {
      const x = c.rand(0.16, 0.84) * w,
        hh = h * c.rand(0.13, 0.17);
      body +=
        c.ell(x, by - hh, h * 0.014, h * 0.017, '#5A2F2C') +
        c.path(
          `M${f(x - h * 0.022)} ${f(by)}C${f(x - h * 0.03)} ${f(by - hh * 0.7)} ${f(x - h * 0.014)} ${f(by - hh * 0.86)} ${f(x)} ${f(by - hh * 0.86)}C${f(x + h * 0.014)} ${f(by - hh * 0.86)} ${f(x + h * 0.03)} ${f(by - hh * 0.7)} ${f(x + h * 0.022)} ${f(by)}Z`,
          '#5A2F2C',
        );
    }
    s += c.g(body, `opacity=".5" ${c.blur(4)}`);
    for (let i = 0; i < n * 2 + 1; i++) {
      const x = x0 + (i * bw) / 2;
      s += c.path(
        `M${f(x - 5)} ${f(h * 0.5)}C${f(x - 26)} ${f(h * 0.6)} ${f(x - 8)} ${f(h * 0.66)} ${f(x - 5)} ${f(by)}H${f(x + 5)}C${f(x + 8)} ${f(h * 0.66)} ${f(x + 26)} ${f(h * 0.6)} ${f(x + 5)} ${f(h * 0.5)}Z`,
        c.lin(
          [
            [0, '#FFF4DC'],
            [1, '#D9A173'],
          ],
          0,
          0,
          0,
          1,
        ),
      );
    }
    for (let i = 0; i < 3; i++) s += c.lights(x0, h * 0.51, x1, h * 0.51, h * (0.03 + i * 0.025), 22, h * 0.006);
    s +=
      c.path(
        roof,
        c.lin([
          [0, '#EBD9CE'],
          [0.7, '#F8E8CF'],
          [1, '#FBD9A0'],
        ]),
      ) +
      c.path(
        `M0 ${f(by)}H${w}V${h}H0Z`,
        c.lin([
          [0, '#6B4A38'],
          [0.25, '#33262A'],
          [1, '#17121A'],
        ]),
      ) +
      c.ell(w / 2, by, w * 0.44, h * 0.06, C.amber, `opacity=".5" ${c.blur(18)}`);
    return s + c.vignette(0.45, '#0D0810');
  },
};
