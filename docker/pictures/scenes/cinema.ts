import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

import { Studio } from '../studio.ts';
import { arbor } from './arbor.ts';
import { dance } from './dance.ts';
import { hills } from './hills.ts';
import { meadow } from './meadow.ts';

/** A wedding film on a screen under the night sky, with chairs in front. */
export const cinema: Scene = {
  frame: [1, 1.2, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.rect(
      c.lin([
        [0, '#1C2036'],
        [0.6, '#4A4360'],
        [0.85, '#8A6470'],
      ]),
    );
    for (let i = 0; i < 70; i++)
      s += c.circ(c.r() * w, c.r() * h * 0.5, c.rand(0.5, 1.4), '#FFFFFF', `opacity="${f(c.rand(0.3, 0.9))}"`);
    s += c.ridge(h * 0.7, h * 0.05, '#2B2436');
    for (const at of [-0.02, 0.08, 0.93, 1.04]) s += c.tree(w * at, h * 0.86, h * c.rand(0.44, 0.6), '#17121C');
    const [sw, sh] = [w * 0.62, h * 0.5];
    const [x, y] = [w * 0.19, h * 0.14];
    const film = new Studio(c.int(1, 999), 620, 360, 40_000);
    const shown = c.pick([hills, arbor, meadow, dance]).draw(film);
    c.defs.push(...film.defs);
    s +=
      c.glow(w / 2, y + sh / 2, w * 0.5, '#FFE4C0', 0.5) +
      c.line(`M${f(x - 6)} ${f(y)}V${f(h * 0.84)}M${f(x + sw + 6)} ${f(y)}V${f(h * 0.84)}`, '#17121C', 8) +
      c.rect('#0F0B12', x - 7, y - 7, sw + 14, sh + 14) +
      `<svg x="${f(x)}" y="${f(y)}" width="${f(sw)}" height="${f(sh)}" viewBox="0 0 620 360" preserveAspectRatio="xMidYMid slice">${shown}</svg>`;
    s +=
      c.rect(
        c.lin([
          [0, '#2A2430'],
          [1, '#100C12'],
        ]),
        0,
        h * 0.82,
        w,
        h * 0.18,
      ) + c.ell(w / 2, h * 0.84, w * 0.34, h * 0.05, '#FFE4C0', `opacity=".3" ${c.blur(14)}`);
    s +=
      c.path(`M${f(w * 0.5)} ${f(h * 0.98)}L${f(x)} ${f(y + sh * 0.2)}V${f(y + sh)}Z`, '#FFF3DC', `opacity=".05"`) +
      c.path(`M${f(w * 0.5)} ${f(h * 0.98)}L${f(x + sw)} ${f(y + sh * 0.2)}V${f(y + sh)}Z`, '#FFF3DC', 'opacity=".05"');
    for (const [row, at, k] of [
      [9, 0.87, 0.8],
      [8, 0.99, 1.1],
    ] as const)
      for (let i = 0; i < row; i++) {
        const [hx, hy] = [w * (0.1 + (i / (row - 1)) * 0.8) + c.rand(-8, 8), h * at];
        if (Math.abs(hx - w / 2) < 34) continue;
        s +=
          c.circ(hx, hy - 46 * k, 15 * k, '#0C090F') +
          c.path(
            `M${f(hx - 32 * k)} ${f(hy + 8)}C${f(hx - 32 * k)} ${f(hy - 24 * k)} ${f(hx - 12 * k)} ${f(hy - 30 * k)} ${f(hx)} ${f(hy - 30 * k)}C${f(hx + 12 * k)} ${f(hy - 30 * k)} ${f(hx + 32 * k)} ${f(hy - 24 * k)} ${f(hx + 32 * k)} ${f(hy + 8)}Z`,
            '#0C090F',
          ) +
          c.line(
            `M${f(hx - 12 * k)} ${f(hy - 54 * k)}Q${f(hx)} ${f(hy - 64 * k)} ${f(hx + 12 * k)} ${f(hy - 54 * k)}`,
            mix(C.honey, '#FFFFFF', 0.3),
            1.4,
            'opacity=".5"',
          );
      }
    for (let i = 0; i < 2; i++)
      s += c.lights(-10, h * (0.05 + i * 0.04), w + 10, h * (0.03 + i * 0.05), h * 0.07, 18, h * 0.006);
    return s + c.vignette(0.42, '#0B080E');
  },
};
