import { C, f } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { Studio } from '../studio.ts';
import { arbor } from './arbor.ts';
import { hall } from './hall.ts';
import { longtable } from './longtable.ts';
import { meadow } from './meadow.ts';
import { rings } from './rings.ts';
import { window } from './window.ts';

export const prints: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    let s = c.linen(c.pick(['#B8AA9A', '#CFC3B5', '#9E9A8C']), 0.08);
    const kinds = [meadow, window, hall, arbor, rings, longtable];
    const U = h / 600;
    const pos = [
      [0.2, 0.34, -9],
      [0.74, 0.28, 7],
      [0.3, 0.8, 6],
      [0.82, 0.78, -6],
      [0.52, 0.52, 2],
    ] as const;
    pos.forEach(([px, py, a], i) => {
      const ww = U * (i === 4 ? 300 : 240),
        hh = U * (i === 4 ? 230 : 184);
      const sub = new Studio(c.int(1, 999), 480, 368, 20_000 * (i + 1));
      const inner = (kinds[(i + c.int(0, 5)) % kinds.length] as Scene).draw(sub);
      c.defs.push(...sub.defs);
      s += `<g transform="translate(${f(w * px)} ${f(h * py)}) rotate(${f(a + c.rand(-3, 3))})">${c.rect(C.deep, -ww / 2 + 5, -hh / 2 + 12, ww, hh, `opacity=".4" ${c.blur(9)}`)}${c.rect('#FDFAF5', -ww / 2, -hh / 2, ww, hh)}<svg x="${f(-ww / 2 + U * 12)}" y="${f(-hh / 2 + U * 12)}" width="${f(ww - U * 24)}" height="${f(hh - U * 24)}" viewBox="0 0 480 368" preserveAspectRatio="xMidYMid slice">${inner}</svg></g>`;
    });
    return (
      s +
      c.sprig(w * -0.02, h * 1.02, h * 0.46, -48, C.sage, true, 8) +
      c.leafShadow(0.24, C.plum, 'tr', 4) +
      c.leak(C.honey, 0, 0, 0.8, 0.35) +
      c.vignette(0.3)
    );
  },
};
