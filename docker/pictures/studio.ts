import type { Stop } from './canvas.ts';
import { Light } from './light.ts';
import { C, f, mix } from './palette.ts';

/** Draws distant people and the objects of a celebration. */
export class Studio extends Light {
  couple(x: number, y: number, k: number, color: string, light: string = C.honey): string {
    // two small distant figures
    const suit = `M-9 -80C-14 -78 -15 -70 -14.5 -58L-13 -44L-9 -44L-9.5 0L-2 0L0 -36L2 0L9 0L9.5 -44L12 -44C15 -60 14 -78 8 -80Z`;
    const dress = `M-5 -76C-8 -74 -9 -64 -6.5 -52C-12 -34 -19 -14 -24 0C-6 3 16 3 34 1C22 -10 12 -34 6.5 -52C9 -64 8 -74 5 -76Z`;
    const veil = `M-4 -90C6 -96 12 -84 14 -66C18 -40 34 -18 48 -2C36 2 26 1 20 0C10 -30 4 -56 -2 -74Z`;
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><g transform="translate(-13 0)"><path d="${suit}" fill="${color}"/><circle cx="0.5" cy="-88" r="6.4" fill="${color}"/></g><g transform="translate(13 0)"><path d="${veil}" fill="${mix(color, light, 0.75)}" opacity=".55"/><path d="${dress}" fill="${mix(color, light, 0.62)}"/><circle cx="-1" cy="-83" r="5.8" fill="${color}"/><circle cx="4.4" cy="-85" r="3.6" fill="${color}"/></g><path d="M-4 -62L6 -50L8 -62" stroke="${color}" stroke-width="3.4" fill="none"/></g>`;
  }

  archPath(cx: number, base: number, w: number, h: number): string {
    const r = w / 2;
    return `M${f(cx - r)} ${f(base)}V${f(base - h + r)}A${f(r)} ${f(r)} 0 0 1 ${f(cx + r)} ${f(base - h + r)}V${f(base)}Z`;
  }

  vase(x: number, y: number, k: number, color: string): string {
    const d = `M${f(x - 20 * k)} ${f(y)}C${f(x - 52 * k)} ${f(y - 30 * k)} ${f(x - 50 * k)} ${f(y - 84 * k)} ${f(x - 16 * k)} ${f(y - 112 * k)}L${f(x - 14 * k)} ${f(y - 140 * k)}H${f(x + 14 * k)}L${f(x + 16 * k)} ${f(y - 112 * k)}C${f(x + 50 * k)} ${f(y - 84 * k)} ${f(x + 52 * k)} ${f(y - 30 * k)} ${f(x + 20 * k)} ${f(y)}Z`;
    return (
      this.ell(x + 30 * k, y + 1 * k, 70 * k, 10 * k, C.deep, `opacity=".3" ${this.blur(8 * k)}`) +
      this.path(
        d,
        this.lin(
          [
            [0, mix(color, '#FFFFFF', 0.45)],
            [0.45, color],
            [1, mix(color, C.deep, 0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      )
    );
  }

  /** Brass and gold, lit from the left. */
  gold(): string {
    return this.lin(
      [
        [0, '#8F6B34'],
        [0.4, '#F3DDA6'],
        [0.6, '#C79A55'],
        [1, '#7E5A28'],
      ],
      0,
      0,
      1,
      0,
    );
  }

  /** The gold of a ring, with its reflections. */
  ringGold(): string {
    return this.lin(
      [
        [0, '#F9E6B4'],
        [0.3, '#B8843A'],
        [0.55, '#FFF1C9'],
        [0.8, '#9A6A2B'],
        [1, '#E8C578'],
      ],
      0,
      0,
      1,
      0.6,
    );
  }

  /** The gradient on a ball, lit from the upper left. */
  ball(stops: readonly Stop[]): string {
    return this.rad(stops, 0.35, 0.3, 0.8);
  }

  /** Gradient from light to the color to its shadow, from left to right or from top to bottom. */
  rounded(color: string, across = true): string {
    const [x2, y2] = across ? [1, 0] : [0, 1];
    return this.lin(
      [
        [0, mix(color, '#FFFFFF', 0.35)],
        [0.45, color],
        [1, mix(color, C.deep, 0.42)],
      ],
      0,
      0,
      x2,
      y2,
    );
  }

  /** A wall in the light of a window, with the shadows of leaves. */
  room(wall: string, light = 0.7): string {
    const face = this.lin(
      [
        [0, mix(wall, '#FFFFFF', 0.28)],
        [1, mix(wall, C.deep, 0.3)],
      ],
      0,
      0,
      1,
      0.8,
    );
    const { w, h } = this;
    const window =
      light > 0 ? this.windowLight(w * 0.3, h * 0.08, w * 0.46, h * 0.62, -14, 2, 3, '#FFF3DC', light) : '';
    return this.rect(face) + window + this.leafShadow(0.2, C.plum, 'tl', 3);
  }

  /** The top of a table, from its far edge down. */
  tabletop(y: number, color = '#E9DED1'): string {
    const face = this.lin([
      [0, mix(color, '#FFFFFF', 0.35)],
      [1, mix(color, C.deep, 0.28)],
    ]);
    return this.rect(face, 0, y, this.w, this.h - y) + this.rect('#FFFFFF', 0, y, this.w, 2, 'opacity=".5"');
  }

  /** A sky, or another field of colors from top to bottom. */
  field(colors: readonly string[], y = 0, h = this.h): string {
    return this.rect(this.lin(colors.map((color, nth): Stop => [nth / (colors.length - 1), color])), 0, y, this.w, h);
  }

  /** An upright block, lit from the left or from above. */
  block(x: number, y: number, w: number, h: number, color: string, round = 4, across = true): string {
    return this.rect(this.rounded(color, across), x, y, w, h, `rx="${f(round)}"`);
  }

  /** The soft shadow of an object. */
  shade(x: number, y: number, rx: number, ry: number, opacity = 0.35): string {
    return this.ell(x, y, rx, ry, C.deep, `opacity="${opacity}" ${this.blur(Math.max(3, ry * 0.7))}`);
  }

  /** A lying sheet of paper, with its content around the center. */
  card(x: number, y: number, w: number, h: number, angle: number, color: string, inner = ''): string {
    const face = this.lin(
      [
        [0, mix(color, '#FFFFFF', 0.45)],
        [1, mix(color, C.sand, 0.14)],
      ],
      0,
      0,
      1,
      1,
    );
    const shadow = this.rect(C.deep, -w / 2 + 4, -h / 2 + 9, w, h, `opacity=".34" ${this.blur(8)}`);
    return this.at(x, y, shadow + this.rect(face, -w / 2, -h / 2, w, h, 'rx="2"') + inner, 1, angle);
  }

  /** Some flowers with leaves around a point. */
  posy(x: number, y: number, size: number, flowers: readonly string[], count = 5): string {
    let drawn = '';
    for (let i = 0; i < count + 2; i++) {
      drawn += this.sprig(
        x,
        y,
        size * this.rand(0.9, 1.5),
        this.rand(0, 360),
        this.pick([C.sage, C.moss]),
        i % 2 === 0,
        6,
      );
    }
    for (let i = 0; i < count; i++) {
      const [angle, distance] = [(i / count) * 6.28 + this.rand(-0.3, 0.3), i === 0 ? 0 : size * this.rand(0.35, 0.62)];
      const [px, py] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
      drawn += this.flower(px, py, size * this.rand(0.24, 0.4), this.pick(flowers));
    }
    return drawn;
  }

  /** Two people seen as a portrait: heads and shoulders. */
  portrait(x: number, y: number, k: number, dark: string, light: string): string {
    const shoulders = (at: number, color: string) =>
      this.path(
        `M${f(at - 34 * k)} ${f(y + 80 * k)}C${f(at - 34 * k)} ${f(y + 30 * k)} ${f(at - 14 * k)} ${f(y + 26 * k)} ${f(at)} ${f(y + 22 * k)}C${f(at + 14 * k)} ${f(y + 26 * k)} ${f(at + 34 * k)} ${f(y + 30 * k)} ${f(at + 34 * k)} ${f(y + 80 * k)}Z`,
        color,
      );
    const hair = mix(dark, C.terra, 0.3);
    const [left, right] = [x - 24 * k, x + 22 * k];
    return (
      shoulders(left, dark) +
      this.ell(left, y, 17 * k, 21 * k, '#D9A888') +
      this.path(
        `M${f(left - 18 * k)} ${f(y)}C${f(left - 20 * k)} ${f(y - 30 * k)} ${f(left + 20 * k)} ${f(y - 30 * k)} ${f(left + 18 * k)} ${f(y - 2 * k)}C${f(left + 10 * k)} ${f(y - 14 * k)} ${f(left - 8 * k)} ${f(y - 14 * k)} ${f(left - 18 * k)} ${f(y)}Z`,
        dark,
      ) +
      shoulders(right, light) +
      this.path(
        `M${f(right - 20 * k)} ${f(y + 30 * k)}C${f(right - 30 * k)} ${f(y - 34 * k)} ${f(right + 30 * k)} ${f(y - 34 * k)} ${f(right + 21 * k)} ${f(y + 30 * k)}Z`,
        hair,
      ) +
      this.ell(right, y + 4 * k, 15 * k, 19 * k, '#E7BFA0') +
      this.path(
        `M${f(right - 16 * k)} ${f(y)}C${f(right - 12 * k)} ${f(y - 22 * k)} ${f(right + 14 * k)} ${f(y - 22 * k)} ${f(right + 16 * k)} ${f(y + 2 * k)}C${f(right + 8 * k)} ${f(y - 10 * k)} ${f(right - 4 * k)} ${f(y - 12 * k)} ${f(right - 16 * k)} ${f(y)}Z`,
        hair,
      ) +
      this.flower(right + 13 * k, y - 12 * k, 6 * k, C.blush)
    );
  }
}
