import { C, f } from './palette.ts';

/** A stop of a gradient: its offset (0 to 1), its color and its opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];
/** Left, top, right, bottom, as shares of the picture. */
export type Area = readonly [number, number, number, number];

/**
 * Draws with SVG: every method returns a fragment. All randomness comes from the seed, so the same seed draws the same
 * picture. `w` and `h` are the size of the sheet, independent of the size in pixels of the file.
 */
export class Canvas {
  readonly w: number;
  readonly h: number;
  readonly defs: string[] = [];
  private readonly blurs = new Map<string, string>();
  private state: number;
  /** Counts the ids of a picture; the ids of one that is embedded in another start at a number of its own. */
  private named: number;

  constructor(seed: number, w: number, h: number, firstId = 0) {
    this.w = w;
    this.h = h;
    this.state = (seed * 7919 + 13) | 0;
    this.named = firstId;
  }

  /** From 0 up to, but not including, 1: mulberry32 by Tommy Ettinger, public domain. */
  r(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  rand(a = 0, b = 1): number {
    return a + (b - a) * this.r();
  }

  int(a: number, b: number): number {
    return Math.floor(this.rand(a, b + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.r() * items.length)] as T;
  }

  id(prefix = 'g'): string {
    return `${prefix}${this.named++}`;
  }

  /** A linear gradient, from the top left to the bottom left by default. */
  lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopOf).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  rad(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopOf).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Attribute that applies a blur. */
  blur(deviation: number): string {
    const key = f(deviation);
    const id = this.blurs.get(key) ?? this.id('b');
    if (!this.blurs.has(key)) {
      this.blurs.set(key, id);
      this.defs.push(
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${key}"/></filter>`,
      );
    }
    return `filter="url(#${id})"`;
  }

  rect(fill: string, x = 0, y = 0, w = this.w, h = this.h, extra = ''): string {
    return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${extra}/>`;
  }

  circ(x: number, y: number, r: number, fill: string, extra = ''): string {
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${extra}/>`;
  }

  ell(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
    return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`;
  }

  path(d: string, fill: string, extra = ''): string {
    return `<path d="${d}" fill="${fill}" ${extra}/>`;
  }

  line(d: string, stroke: string, width: number, extra = ''): string {
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round" ${extra}/>`;
  }

  g(inner: string, extra = ''): string {
    return `<g ${extra}>${inner}</g>`;
  }

  /** Moves, scales and rotates a fragment. */
  at(x: number, y: number, inner: string, scale = 1, angle = 0): string {
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)}) scale(${Math.round(scale * 1_000) / 1_000})">${inner}</g>`;
  }

  /** Clips a fragment to a path. */
  clipped(d: string, inner: string): string {
    const id = this.id('c');
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  glow(x: number, y: number, r: number, color: string, a = 1): string {
    const light = this.rad([
      [0, color, a],
      [0.35, color, a * 0.45],
      [1, color, 0],
    ]);
    return this.circ(x, y, r, light, 'style="mix-blend-mode:screen"');
  }

  /** Lens flare from a corner (0 or 1 in each direction). */
  leak(color: string = C.peach, x = 1, y = 0, size = 0.9, a = 0.75): string {
    const light = this.rad([
      [0, color, a],
      [0.5, color, a * 0.35],
      [1, color, 0],
    ]);
    return this.ell(this.w * x, this.h * y, this.w * size * 0.7, this.h * size, light, 'style="mix-blend-mode:screen"');
  }

  vignette(a = 0.35, color: string = C.deep): string {
    // Darker in steps: with a single gradient its edge would be a visible ring in an empty sky.
    const steps = 8;
    const edge = Array.from({ length: steps + 1 }, (_, nth): Stop => {
      const far = nth / steps;
      return [0.3 + 0.7 * far, color, Math.round(a * far * far * (3 - 2 * far) * 1_000) / 1_000];
    });
    return this.rect(this.rad(edge, 0.5, 0.48, 0.75));
  }

  /** The complete picture, with film grain. */
  svg(body: string, width: number, height: number): string {
    const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="${this.int(1, 99)}"/><feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/></filter>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join('')}${grain}</defs>${body}<rect width="${this.w}" height="${this.h}" filter="url(#grain)" opacity="0.16" style="mix-blend-mode:soft-light"/></svg>`;
  }
}

const stopOf = ([at, color, opacity = 1]: Stop) =>
  `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
