import { Canvas } from './canvas.ts';
import { C, f, mix } from './palette.ts';

/** Draws plants. */
export class Flora extends Canvas {
  flower(x: number, y: number, R: number, base: string): string {
    const edge = mix(base, '#FFFFFF', 0.42),
      dark = mix(base, C.plum, 0.42),
      heart = mix(dark, C.amber, 0.25);
    let s = this.circ(x, y + R * 0.12, R * 1.02, C.deep, `opacity="0.22" ${this.blur(R * 0.14)}`);
    const rings = 7;
    let rot = this.rand(0, 6.28);
    for (let k = 0; k < rings; k++) {
      const t = k / (rings - 1),
        n = Math.round(8 - t * 3);
      const dist = R * (0.56 * (1 - t) + 0.05),
        pr = R * (0.5 * (1 - t) + 0.15);
      const cIn = mix(mix(base, dark, 0.35 + 0.35 * t), heart, t * 0.45),
        cOut = mix(edge, base, t * 0.85);
      rot += 0.5 + this.rand(0, 0.4);
      for (let i = 0; i < n; i++) {
        const a = rot + (i / n) * Math.PI * 2 + this.rand(-0.16, 0.16),
          d = dist * this.rand(0.9, 1.08),
          q = pr * this.rand(0.9, 1.1);
        const px = x + Math.cos(a) * d,
          py = y + Math.sin(a) * d;
        const gx = 0.5 - Math.cos(a) * 0.42,
          gy = 0.5 - Math.sin(a) * 0.42;
        const fill = this.rad(
          [
            [0, cIn],
            [0.55, mix(cIn, cOut, 0.55)],
            [0.93, cOut],
            [1, mix(cOut, '#FFFFFF', 0.35)],
          ],
          gx,
          gy,
          0.92,
        );
        s += this.ell(
          px,
          py,
          q,
          q * this.rand(0.82, 0.98),
          fill,
          `transform="rotate(${f((a * 180) / Math.PI)} ${f(px)} ${f(py)})"`,
        );
      }
    }
    s += this.circ(x, y, R * 0.1, mix(heart, dark, 0.4));
    return s;
  }

  leaf(x: number, y: number, len: number, ang: number, color: string, wide = 0.26): string {
    const d = `M0 0 C ${f(len * 0.25)} ${f(-len * wide)} ${f(len * 0.75)} ${f(-len * wide)} ${f(len)} 0 C ${f(len * 0.75)} ${f(len * wide)} ${f(len * 0.25)} ${f(len * wide)} 0 0Z`;
    const fill = this.lin(
      [
        [0, mix(color, C.forest, 0.35)],
        [0.5, color],
        [0.52, mix(color, C.forest, 0.16)],
        [1, mix(color, '#FFFFFF', 0.25)],
      ],
      0,
      0,
      0,
      1,
    );
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(ang)})"><path d="${d}" fill="${fill}"/><path d="M0 0L${f(len * 0.95)} 0" stroke="${mix(color, '#FFFFFF', 0.3)}" stroke-opacity=".45" stroke-width="${f(Math.max(0.6, len * 0.018))}"/></g>`;
  }

  sprig(x: number, y: number, len: number, ang: number, color: string, round = false, n = 9): string {
    let s = '';
    const a0 = (ang * Math.PI) / 180;
    let cx = x,
      cy = y,
      a = a0;
    const bend = this.rand(-0.09, 0.09);
    const pts: [number, number][] = [[x, y]];
    for (let i = 0; i < n; i++) {
      a += bend;
      cx += Math.cos(a) * (len / n);
      cy += Math.sin(a) * (len / n);
      pts.push([cx, cy]);
    }
    s += this.line(
      'M' + pts.map((p) => p.map(f).join(' ')).join('L'),
      mix(color, C.forest, 0.4),
      Math.max(1, len * 0.012),
    );
    pts.slice(1).forEach(([px, py], i) => {
      const t = i / n,
        L = len * (round ? 0.17 : 0.24) * (1 - t * 0.55),
        deg = (Math.atan2(py - (pts[i]?.[1] ?? y), px - (pts[i]?.[0] ?? x)) * 180) / Math.PI;
      for (const side of [-1, 1])
        s += this.leaf(
          px,
          py,
          L,
          deg + side * this.rand(38, 62),
          mix(color, this.pick([C.mist, C.moss, C.sage]), this.rand(0, 0.5)),
          round ? 0.42 : 0.2,
        );
    });
    return s;
  }

  ridge(y: number, amp: number, color: string, fade?: string, detail = 3): string {
    const n = 26,
      p = Array.from({ length: detail }, () => [this.rand(0.6, 3.4), this.rand(0, 6.3), this.rand(0.3, 1)] as const);
    let d = `M0 ${this.h}`;
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const v = p.reduce((q, [fr, ph, am]) => q + Math.sin(t * fr * 3.1 + ph) * am, 0) / detail;
      d += `L${f(t * this.w)} ${f(y + v * amp)}`;
    }
    d += `L${this.w} ${this.h}Z`;
    return this.path(
      d,
      fade
        ? this.lin([
            [0, color],
            [1, fade],
          ])
        : color,
    );
  }

  tree(x: number, y: number, hgt: number, color: string): string {
    let s = this.line(
      `M${f(x)} ${f(y)}C${f(x + hgt * 0.03)} ${f(y - hgt * 0.3)} ${f(x - hgt * 0.03)} ${f(y - hgt * 0.4)} ${f(x + hgt * 0.01)} ${f(y - hgt * 0.62)}`,
      color,
      hgt * 0.045,
    );
    let leaves = '';
    const lobes = Array.from(
      { length: 7 },
      (_, i) =>
        [
          x + hgt * (-0.42 + i * 0.14 + this.rand(-0.04, 0.04)),
          y - hgt * (0.64 + 0.16 * Math.sin((i / 6) * 3.14) + this.rand(-0.04, 0.04)),
          hgt * this.rand(0.13, 0.19),
        ] as const,
    );
    for (const [lx, ly, lr] of lobes)
      for (let i = 0; i < 34; i++) {
        const a = this.rand(0, 6.28),
          q = Math.sqrt(this.r());
        leaves += this.ell(
          lx + Math.cos(a) * q * lr * 1.25,
          ly + Math.sin(a) * q * lr * 0.8,
          hgt * this.rand(0.016, 0.042),
          hgt * this.rand(0.01, 0.024),
          mix(color, this.pick([C.moss, C.deep, '#8A6B4E']), this.rand(0, 0.32)),
          `opacity="${f(this.rand(0.55, 1))}" transform="rotate(${f(this.rand(-40, 40))} ${f(lx)} ${f(ly)})"`,
        );
      }
    s +=
      this.line(
        `M${f(x)} ${f(y - hgt * 0.4)}Q${f(x - hgt * 0.12)} ${f(y - hgt * 0.52)} ${f(x - hgt * 0.26)} ${f(y - hgt * 0.6)}M${f(x)} ${f(y - hgt * 0.42)}Q${f(x + hgt * 0.12)} ${f(y - hgt * 0.54)} ${f(x + hgt * 0.26)} ${f(y - hgt * 0.6)}`,
        color,
        hgt * 0.022,
      ) + this.g(leaves, this.blur(1.1));
    return s;
  }
}
