import { C, f, mix, skies } from '../palette.ts';
import type { Scene } from '../scene.ts';

import type { Studio } from '../studio.ts';

const peaks = (c: Studio, base: number, tall: number, color: string, light: string) => {
  let s = '';
  for (let i = 0; i < 5; i++) {
    const [x, top, half] = [
      c.w * (i * 0.25 + c.rand(-0.06, 0.06)),
      base - tall * c.rand(0.6, 1),
      c.w * c.rand(0.17, 0.26),
    ];
    s +=
      c.path(
        `M${f(x - half)} ${f(base)}L${f(x - half * 0.4)} ${f(top + tall * 0.3)}L${f(x)} ${f(top)}L${f(x + half * 0.46)} ${f(top + tall * 0.36)}L${f(x + half)} ${f(base)}Z`,
        c.lin([
          [0, mix(color, light, 0.25)],
          [1, mix(color, light, 0.6)],
        ]),
      ) +
      c.path(
        `M${f(x)} ${f(top)}L${f(x + half * 0.46)} ${f(top + tall * 0.36)}L${f(x + half)} ${f(base)}H${f(x + half * 0.2)}L${f(x + half * 0.1)} ${f(top + tall * 0.4)}Z`,
        mix(color, C.deep, 0.25),
        'opacity=".35"',
      ) +
      c.path(
        `M${f(x)} ${f(top)}L${f(x - half * 0.17)} ${f(top + tall * 0.13)}L${f(x - half * 0.05)} ${f(top + tall * 0.11)}L${f(x + half * 0.04)} ${f(top + tall * 0.17)}L${f(x + half * 0.19)} ${f(top + tall * 0.15)}Z`,
        '#FFF6EA',
        'opacity=".85"',
      );
  }
  return s;
};

function cabin(c: Studio, x: number, y: number, k: number): string {
  return (
    c.glow(x, y - 50 * k, 190 * k, C.amber, 0.6) +
    c.path(`M${f(x - 92 * k)} ${f(y)}L${f(x)} ${f(y - 150 * k)}L${f(x + 92 * k)} ${f(y)}Z`, '#3B2A2E') +
    c.path(
      `M${f(x - 66 * k)} ${f(y)}L${f(x)} ${f(y - 118 * k)}L${f(x + 66 * k)} ${f(y)}Z`,
      c.lin([
        [0, '#FFF1CF'],
        [1, '#EFB062'],
      ]),
    ) +
    c.line(
      `M${f(x)} ${f(y - 118 * k)}V${f(y)}M${f(x - 34 * k)} ${f(y - 58 * k)}H${f(x + 34 * k)}M${f(x - 34 * k)} ${f(y - 58 * k)}V${f(y)}M${f(x + 34 * k)} ${f(y - 58 * k)}V${f(y)}`,
      '#4A3538',
      4 * k,
    ) +
    c.rect('#2B2024', x - 120 * k, y, 240 * k, 9 * k)
  );
}

/** A lake under mountains, with a lit cabin and its light in the water. */
export const lake: Scene = {
  frame: [1, 1.35, 0.5, 0.58],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [top, mid, sun, land] = c.pick(skies);
    const shore = h * 0.6;
    const [cx, far] = [w * c.rand(0.58, 0.72), mix(land, top, 0.45)];
    let view =
      c.rect(
        c.lin([
          [0, mix(top, '#3A3550', 0.3)],
          [0.4, mid],
          [0.6, sun],
        ]),
      ) +
      c.glow(w * 0.3, shore - h * 0.1, w * 0.4, sun, 0.8) +
      peaks(c, shore, h * 0.42, far, sun);
    for (let i = 0; i < 60; i++) {
      const [x, tall] = [c.rand(-0.02, 1.02) * w, h * c.rand(0.07, 0.17)];
      view += c.path(
        `M${f(x - tall * 0.22)} ${f(shore)}L${f(x)} ${f(shore - tall)}L${f(x + tall * 0.22)} ${f(shore)}Z`,
        mix(mix(C.forest, land, 0.4), sun, c.rand(0, 0.25)),
      );
    }
    view += cabin(c, cx, shore, h / 760);
    let s =
      view +
      c.clipped(
        `M0 ${f(shore)}H${w}V${h}H0Z`,
        `<g transform="translate(0 ${f(shore * 2)}) scale(1 -1)" opacity=".62">${view}</g>`,
      );
    s += c.rect(
      c.lin([
        [0, mix(sun, land, 0.5), 0.15],
        [1, mix(land, C.deep, 0.5), 0.85],
      ]),
      0,
      shore,
      w,
      h - shore,
    );
    for (let i = 0; i < 90; i++)
      s += c.ell(
        c.rand(0, 1) * w,
        shore + (h - shore) * Math.pow(c.r(), 1.4),
        w * c.rand(0.02, 0.07),
        c.rand(0.6, 1.6),
        '#FFF3DF',
        `opacity="${f(c.rand(0.05, 0.3))}"`,
      );
    for (let i = 0; i < 26; i++)
      s += c.ell(cx + c.rand(-40, 40), shore + c.rand(8, 150), c.rand(8, 34), 1.6, '#FFDFA0', 'opacity=".5"');
    const [bx, by] = [w * 0.3, h * 0.8];
    s +=
      c.shade(bx, by + 12, 110, 8, 0.4) +
      c.path(
        `M${f(bx - 96)} ${f(by - 18)}Q${f(bx)} ${f(by + 4)} ${f(bx + 100)} ${f(by - 22)}Q${f(bx + 70)} ${f(by + 18)} ${f(bx)} ${f(by + 18)}Q${f(bx - 72)} ${f(by + 18)} ${f(bx - 96)} ${f(by - 18)}Z`,
        c.lin([
          [0, '#8A5A40'],
          [1, '#3B2620'],
        ]),
      ) +
      c.couple(bx, by - 6, h / 900, '#241A24', sun);
    return s + c.leak(C.peach, 0, 0.1, 0.8, 0.4) + c.vignette(0.4);
  },
};
