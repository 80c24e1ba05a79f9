import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A fireplace with candles, a garland and an armchair. */
export const fireplace: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [wall, cloth] = c.pick([
      ['#B9AFA2', C.plum],
      ['#A9B0A6', C.terra],
      ['#C2ADA8', '#4E5F4B'],
      ['#A6A4AA', '#37507A'],
    ] as const);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.25)],
            [1, mix(wall, C.deep, 0.3)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      c.leafShadow(0.2, C.plum, 'tl', 3) +
      c.field(['#8A6448', '#573A2E'], 610, 110) +
      c.ell(460, 668, 400, 44, mix(cloth, C.cream, 0.35), 'opacity=".75"') +
      c.ell(460, 668, 370, 36, 'none', `stroke="${C.cream}" stroke-width="4" opacity=".6"`);
    s +=
      c.rect('#F4EADD', 250, 300, 420, 320) +
      c.rect(
        c.lin(
          [
            [0, '#D9C6B8'],
            [0.5, '#FFFDF8'],
            [1, '#C9B6A8'],
          ],
          0,
          0,
          1,
          0,
        ),
        250,
        300,
        76,
        320,
      ) +
      c.rect(
        c.lin(
          [
            [0, '#D9C6B8'],
            [0.5, '#FFFDF8'],
            [1, '#C9B6A8'],
          ],
          0,
          0,
          1,
          0,
        ),
        594,
        300,
        76,
        320,
      ) +
      c.block(214, 262, 492, 42, '#F9F1E6', 4, false) +
      c.rect('#2A1E20', 336, 380, 248, 240) +
      c.path('M336 380H584V420C540 396 380 396 336 420Z', '#8A5A48') +
      c.glow(460, 560, 260, C.amber, 0.7);
    for (const [x1, x2] of [
      [376, 530],
      [540, 390],
      [420, 500],
    ] as const)
      s += c.line(`M${x1} 610L${x2} 586`, '#5A3426', 24);
    for (const [dx, hgt, wid, color] of [
      [-44, 110, 36, '#E0703A'],
      [44, 100, 34, '#E58A3E'],
      [0, 160, 48, '#F0A04A'],
      [-12, 110, 32, '#F9C868'],
      [10, 80, 24, '#FFE9A8'],
      [0, 50, 15, '#FFFBE6'],
    ] as const)
      s += c.path(
        `M${460 + dx} ${600 - hgt}C${460 + dx + wid * 0.2} ${600 - hgt * 0.6} ${460 + dx + wid} ${600 - hgt * 0.4} ${460 + dx + wid * 0.7} 600H${460 + dx - wid * 0.7}C${460 + dx - wid} ${600 - hgt * 0.36} ${460 + dx - wid * 0.3} ${600 - hgt * 0.5} ${460 + dx} ${600 - hgt}Z`,
        color,
        `opacity=".92" ${c.blur(1.4)}`,
      );
    s +=
      c.rect(c.gold(), 376, 36, 168, 190, 'rx="84"') +
      c.rect(
        c.lin(
          [
            [0, '#FFFDF8'],
            [1, mix(wall, '#FFFFFF', 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
        388,
        48,
        144,
        166,
        'rx="72"',
      ) +
      c.path('M404 180L500 60L524 80L430 204Z', '#FFFFFF', `opacity=".5" ${c.blur(3)}`);
    for (let i = 0; i < 50; i++) {
      const t = c.r();
      s += c.sprig(
        220 + t * 480,
        266 + Math.sin(t * 12.5) ** 2 * 30,
        c.rand(40, 80),
        c.rand(20, 160),
        c.pick([C.sage, C.moss]),
        i % 2 === 0,
        6,
      );
    }
    for (let i = 0; i < 17; i++)
      s += c.flower(224 + i * 29.5, 262 + c.rand(-6, 18), c.rand(14, 28), c.pick([C.blush, C.cream, C.rose, C.peach]));
    for (const [x, t] of [
      [240, 90],
      [276, 60],
      [650, 70],
      [688, 100],
      [604, 46],
    ] as const)
      s += c.candle(x, 262, t, 1.3);
    s +=
      c.shade(800, 660, 140, 14, 0.45) +
      c.path(
        'M690 600C680 470 700 380 790 374C880 374 920 430 920 540L930 640H700Z',
        c.lin(
          [
            [0, mix(cloth, '#FFFFFF', 0.25)],
            [0.5, cloth],
            [1, mix(cloth, C.deep, 0.5)],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ) +
      c.path(
        'M670 520C664 490 710 482 722 512L734 580H880L894 510C906 482 946 494 938 524L926 644H686Z',
        mix(cloth, '#FFFFFF', 0.12),
      ) +
      c.rect(mix(cloth, '#FFFFFF', 0.2), 722, 556, 170, 44, 'rx="16"') +
      c.rect(C.cream, 770, 480, 90, 84, 'rx="20" transform="rotate(8 815 520)"') +
      c.line('M706 644L700 680M910 644L916 680', '#5A3426', 10);
    s +=
      c.block(90, 500, 120, 12, '#8A5E40', 4, false) +
      c.line('M104 510L96 660M196 510L204 660', '#8A5E40', 9) +
      c.vase(150, 500, 0.7, '#E6D3C4') +
      c.posy(150, 390, 66, [C.blush, C.cream, C.rose, C.peach], 8);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.3) + c.vignette(0.34);
  },
};
