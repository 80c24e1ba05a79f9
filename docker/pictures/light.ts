import type { Area } from './canvas.ts';
import { Flora } from './flora.ts';
import { C, f, mix } from './palette.ts';

interface Glints {
  n: number;
  /** Color of the sun, and the position and half the width of its reflection at the horizon. */
  sun: string;
  x: number;
  spread: number;
  /** Top and height of the water. */
  from: number;
  depth: number;
  /** From 1, how much more there are near the horizon. */
  crowded: number;
  longest: number;
  /** Factor by which they grow towards the viewer. */
  growth: number;
  /** Opacity of the sun's reflection. */
  shine: number;
}

/** Draws light and lit objects. */
export class Light extends Flora {
  bokeh(
    n: number,
    colors: readonly string[],
    rmin: number,
    rmax: number,
    area: Area = [0, 0, 1, 1],
    a: readonly [number, number] = [0.12, 0.5],
  ): string {
    let s = '';
    for (let i = 0; i < n; i++) {
      const c = this.pick(colors),
        r = this.rand(rmin, rmax),
        o = this.rand(...a);
      s += this.circ(
        this.w * this.rand(area[0], area[2]),
        this.h * this.rand(area[1], area[3]),
        r,
        this.rad([
          [0, c, o * 0.75],
          [0.8, c, o * 0.85],
          [0.95, mix(c, '#FFFFFF', 0.4), o],
          [1, c, 0],
        ]),
        'style="mix-blend-mode:screen"',
      );
    }
    return s;
  }

  lights(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    sag: number,
    n: number,
    r: number,
    color: string = C.honey,
  ): string {
    const q = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
    let s = this.line(
      `M${f(x1)} ${f(y1)}Q${f((x1 + x2) / 2)} ${f((y1 + y2) / 2 + sag * 2)} ${f(x2)} ${f(y2)}`,
      C.ink,
      Math.max(0.8, r * 0.22),
      'opacity=".55"',
    );
    for (let i = 1; i < n; i++) {
      const [x, y] = q(i / n);
      s += this.glow(x, y + r, r * 6, C.amber, 0.5) + this.circ(x, y + r, r, mix(color, '#FFFFFF', 0.65));
    }
    return s;
  }

  candle(x: number, y: number, hgt: number, k = 1): string {
    return (
      this.rect(
        this.lin(
          [
            [0, C.linen],
            [0.45, C.paper],
            [1, C.sand],
          ],
          0,
          0,
          1,
          0,
        ),
        x - 4 * k,
        y - hgt,
        8 * k,
        hgt,
        `rx="${f(1.5 * k)}"`,
      ) +
      this.path(
        `M${f(x)} ${f(y - hgt - 20 * k)}C${f(x + 6 * k)} ${f(y - hgt - 9 * k)} ${f(x + 4 * k)} ${f(y - hgt - 2 * k)} ${f(x)} ${f(y - hgt - 1 * k)}C${f(x - 4 * k)} ${f(y - hgt - 2 * k)} ${f(x - 6 * k)} ${f(y - hgt - 9 * k)} ${f(x)} ${f(y - hgt - 20 * k)}Z`,
        this.lin([
          [0, '#FFF6DC'],
          [1, C.amber],
        ]),
      ) +
      this.glow(x, y - hgt - 10 * k, 64 * k, C.amber, 0.6)
    );
  }

  windowLight(
    x: number,
    y: number,
    w: number,
    h: number,
    skew: number,
    cols: number,
    rows: number,
    color: string,
    a: number,
  ): string {
    let s = '';
    const gw = w / cols,
      gh = h / rows;
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++)
        s += this.rect(color, x + i * gw + gw * 0.05, y + j * gh + gh * 0.04, gw * 0.9, gh * 0.92);
    return (
      this.g(
        s,
        `transform="skewX(${skew}) skewY(${f(-skew * 0.28)})" opacity="${a}" ${this.blur(this.w * 0.006)} style="mix-blend-mode:soft-light"`,
      ) +
      this.g(
        s,
        `transform="skewX(${skew}) skewY(${f(-skew * 0.28)})" opacity="${a * 0.4}" ${this.blur(this.w * 0.01)} style="mix-blend-mode:screen"`,
      )
    );
  }

  linen(base: string, dark = 0.14): string {
    let s = this.rect(
      this.lin(
        [
          [0, mix(base, '#FFFFFF', 0.25)],
          [1, mix(base, C.sand, 0.35)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 7; i++) {
      const x = this.w * this.rand(-0.1, 1),
        a = this.rand(-24, 24),
        ww = this.w * this.rand(0.04, 0.1);
      s +=
        `<g transform="rotate(${f(a)} ${f(x)} ${f(this.h / 2)})" opacity="${f(dark * 4)}">` +
        this.rect(
          this.lin(
            [
              [0, C.plum, 0],
              [0.45, C.plum, dark],
              [0.5, '#FFFFFF', 0.5],
              [0.7, '#FFFFFF', 0.1],
              [1, '#FFFFFF', 0],
            ],
            0,
            0,
            1,
            0,
          ),
          x,
          -this.h * 0.4,
          ww,
          this.h * 1.8,
          this.blur(this.w * 0.012),
        ) +
        '</g>';
    }
    return s;
  }

  leafShadow(a = 0.35, color: string = C.plum, from = 'tl', n = 5): string {
    let s = '';
    for (let i = 0; i < n; i++) {
      const left = from === 'tl';
      const x = left ? this.w * this.rand(-0.1, 0.25) : this.w * this.rand(0.75, 1.1),
        y = this.h * this.rand(-0.1, 0.35);
      const ang = left ? this.rand(5, 62) : this.rand(118, 175),
        len = this.w * this.rand(0.35, 0.6),
        k = 12;
      const a0 = (ang * Math.PI) / 180;
      let d = '';
      for (let j = 1; j <= k; j++) {
        const px = x + Math.cos(a0) * len * (j / k),
          py = y + Math.sin(a0) * len * (j / k);
        for (const sd of [-1, 1])
          d += `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(ang + sd * 48)})"><path d="M0 0C${f(len * 0.06)} ${f(-len * 0.035)} ${f(len * 0.16)} ${f(-len * 0.03)} ${f(len * 0.2)} 0C${f(len * 0.16)} ${f(len * 0.03)} ${f(len * 0.06)} ${f(len * 0.035)} 0 0Z"/></g>`;
      }
      s +=
        d +
        `<path d="M${f(x)} ${f(y)}L${f(x + Math.cos(a0) * len)} ${f(y + Math.sin(a0) * len)}" stroke="${color}" stroke-width="${f(this.w * 0.004)}"/>`;
    }
    return this.g(s, `fill="${color}" opacity="${a}" ${this.blur(this.w * 0.011)} style="mix-blend-mode:multiply"`);
  }

  /** Thin clouds in the upper part of the sheet. */
  clouds(n: number, lowest: number, [short, long]: readonly [number, number], thickest: number): string {
    let s = '';
    for (let i = 0; i < n; i++) {
      s += this.ell(
        this.rand(0, this.w),
        this.rand(60, lowest),
        this.rand(short, long),
        this.rand(8, thickest),
        '#FFFFFF',
        `opacity=".4" ${this.blur(12)}`,
      );
    }
    return s;
  }

  /** The light of a low sun on water, which becomes wider and stronger towards the viewer. */
  glints({ n, sun, x, spread, from, depth, crowded, longest, growth, shine }: Glints): string {
    let s = '';
    for (let i = 0; i < n; i++) {
      const t = this.r() ** crowded;
      const y = from + t * depth;
      const isBelowSun = i % 3 === 0;
      s += this.ell(
        isBelowSun ? x + this.rand(-spread, spread) * (1 + t * growth) : this.rand(0, this.w),
        y,
        this.rand(14, longest) * (0.4 + t),
        1.4 + t * growth,
        isBelowSun ? sun : '#FFFFFF',
        `opacity="${isBelowSun ? shine : 0.2}"`,
      );
    }
    return s;
  }
}
