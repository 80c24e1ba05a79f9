import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A ballroom with a chandelier over round tables. */
export const ballroom: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [wall, drape] = c.pick([
      ['#B9A48F', C.plum],
      ['#A9A89C', '#4E5F4B'],
      ['#B39AA0', '#37405C'],
      ['#C7B09A', '#8A4A3E'],
    ] as const);
    let s = c.field([mix(wall, C.deep, 0.35), wall, mix(wall, '#FFF1D8', 0.3)], 0, 500);
    for (let i = 0; i < 5; i++) {
      const x = 96 + i * 192;
      s +=
        c.path(
          c.archPath(x, 500, 116, 380),
          c.lin([
            [0, '#3A3450'],
            [0.6, '#8A6A7C'],
            [1, '#D9A88F'],
          ]),
        ) + c.line(`M${x} 130V500M${x - 58} 300H${x + 58}`, '#EAD9BE', 5);
      for (const side of [-1, 1])
        s +=
          c.path(
            `M${x + side * 82} 100C${x + side * 30} 180 ${x + side * 40} 320 ${x + side * 62} 380C${x + side * 52} 430 ${x + side * 56} 470 ${x + side * 60} 510H${x + side * 92}V100Z`,
            c.lin(
              [
                [0, mix(drape, '#FFFFFF', 0.2)],
                [1, mix(drape, C.deep, 0.4)],
              ],
              side > 0 ? 0 : 1,
              0,
              side > 0 ? 1 : 0,
              0,
            ),
          ) + c.rect(C.gold, x + side * 74 - 14, 376, 28, 9);
    }
    s +=
      c.rect(c.gold(), 0, 78, 960, 12) +
      c.field(['#A97F5E', '#5A3E34'], 500, 220) +
      c.glow(480, 240, 480, '#FFE9BE', 0.6);
    for (let i = 0; i < 15; i++)
      s += c.line(`M${480 + (i - 7) * 60} 500L${480 + (i - 7) * 170} 720`, '#4A3028', 2, 'opacity=".3"');
    for (const [x, y, k] of [
      [250, 540, 0.55],
      [700, 540, 0.55],
      [480, 566, 0.66],
      [130, 640, 1],
      [830, 640, 1],
      [470, 690, 1.15],
    ] as const) {
      s += c.shade(x, y + 62 * k, 140 * k, 16 * k, 0.4);
      for (let i = 0; i < 5; i++)
        s += c.at(
          x + (i - 2) * 62 * k,
          y - 4 * k,
          c.rect('#C79A55', -17, -58, 34, 62, 'rx="8" opacity=".9"') +
            c.rect('#FBF4EA', -12, -52, 24, 32, 'rx="5" opacity=".7"'),
          k,
        );
      s +=
        c.path(
          `M${f(x - 130 * k)} ${f(y)}C${f(x - 126 * k)} ${f(y + 40 * k)} ${f(x - 132 * k)} ${f(y + 60 * k)} ${f(x - 136 * k)} ${f(y + 72 * k)}H${f(x + 136 * k)}C${f(x + 132 * k)} ${f(y + 60 * k)} ${f(x + 126 * k)} ${f(y + 40 * k)} ${f(x + 130 * k)} ${f(y)}Z`,
          c.lin(
            [
              [0, '#D9C6B8'],
              [0.4, '#FFFDF8'],
              [1, '#BFA99C'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) + c.ell(x, y, 130 * k, 22 * k, '#FFFDF8');
      for (let i = 0; i < 6; i++)
        s += c.ell(
          x + (i - 2.5) * 40 * k,
          y + (i % 2 ? 9 : -8) * k,
          15 * k,
          4 * k,
          '#F4EADD',
          `stroke="${C.gold}" stroke-width="1.4"`,
        );
      s +=
        c.posy(x, y - 46 * k, 34 * k, [C.blush, C.cream, C.rose], 6) +
        c.rect(C.gold, x - 3 * k, y - 40 * k, 6 * k, 38 * k) +
        c.candle(x - 52 * k, y - 2, 26 * k, k) +
        c.candle(x + 52 * k, y - 2, 26 * k, k);
    }
    s += c.line('M480 0V90', C.gold, 6);
    for (const [y, r, n] of [
      [150, 70, 8],
      [230, 150, 14],
      [300, 90, 10],
    ] as const) {
      s +=
        c.ell(480, y, r, r * 0.2, 'none', `stroke="${C.gold}" stroke-width="6"`) +
        c.line(`M480 90L${480 - r} ${y}M480 90L${480 + r} ${y}`, C.honey, 2, 'opacity=".8"');
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.283;
        const [x, yy] = [480 + Math.cos(a) * r, y + Math.sin(a) * r * 0.2];
        s +=
          c.circ(x, yy - 12, 5, '#FFF8E0') +
          c.glow(x, yy - 12, 34, C.honey, 0.6) +
          c.path(`M${f(x)} ${f(yy + 4)}l5 12l-5 14l-5 -14Z`, '#F2F6FA', 'opacity=".85"');
      }
    }
    return s + c.vignette(0.36);
  },
};
