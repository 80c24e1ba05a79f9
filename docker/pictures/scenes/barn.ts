import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A barn with open doors and lights, in a field at dusk. */
export const barn: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, low, field] = c.pick([
      ['#5A5070', '#D99C86', '#5A5A40'],
      ['#7A6A7A', '#F2C79A', '#6A6A48'],
      ['#3E3A5A', '#B9828A', '#3F4638'],
      ['#8FA0A8', '#F3DFC0', '#75805A'],
    ] as const);
    let s =
      c.field([top, low, mix(low, '#FFF1D8', 0.5)], 0, 520) +
      c.glow(760, 470, 340, '#FFE3B0', 0.7) +
      c.ridge(470, 24, mix(field, top, 0.5), mix(field, top, 0.3)) +
      c.field([field, mix(field, C.deep, 0.5)], 500, 220);
    for (const [x, k] of [
      [90, 300],
      [880, 330],
    ] as const)
      s += c.tree(x, 540, k, mix(field, C.deep, 0.5));
    const wood = '#7A3F38';
    s +=
      c.shade(480, 600, 330, 20, 0.4) +
      c.path(
        'M220 600V330L300 214L480 134L660 214L740 330V600Z',
        c.lin([
          [0, mix(wood, '#FFFFFF', 0.14)],
          [1, mix(wood, C.deep, 0.35)],
        ]),
      );
    for (let i = 0; i < 26; i++)
      s += c.line(
        `M${230 + i * 20} 600V${f(150 + Math.abs(i - 12.5) * 15)}`,
        mix(wood, C.deep, 0.5),
        1.6,
        'opacity=".4"',
      );
    s +=
      c.path(
        'M200 344L290 200L480 114L670 200L760 344L736 350L656 228L480 146L304 228L224 350Z',
        mix('#4A4048', top, 0.25),
      ) + c.line('M224 600V336L304 222L480 142L656 222L736 336V600', '#F4EADD', 6, 'opacity=".85"');
    s +=
      c.rect(
        c.rad(
          [
            [0, '#FFF8E0'],
            [0.6, C.honey],
            [1, '#D98F4A'],
          ],
          0.5,
          0.6,
          0.8,
        ),
        372,
        390,
        216,
        210,
      ) + c.glow(480, 490, 260, C.amber, 0.7);
    for (const side of [-1, 1])
      s +=
        c.rect(mix(wood, C.deep, 0.15), 480 + side * 162 - 52, 390, 104, 210) +
        c.line(
          `M${480 + side * 162 - 46} 396L${480 + side * 162 + 46} 594M${480 + side * 162 + 46} 396L${480 + side * 162 - 46} 594`,
          '#F4EADD',
          5,
        ) +
        c.rect('none', 480 + side * 162 - 48, 394, 96, 202, 'stroke="#F4EADD" stroke-width="6"');
    s +=
      c.rect('#F4EADD', 440, 236, 80, 84) +
      c.rect(C.honey, 448, 244, 64, 68) +
      c.line('M480 244V312M448 278H512', '#F4EADD', 5);
    for (let i = 0; i < 4; i++)
      s += c.rect(mix(wood, C.deep, 0.6), 386 + i * 54, 540, 40, 6) + c.candle(406 + i * 54, 540, 18, 0.8);
    for (const y of [408, 430]) s += c.lights(376, y, 584, y, 12, 10, 2.6);
    s += c.path('M372 600H588L720 740H240Z', '#FFE3B0', `opacity=".35" ${c.blur(6)}`);
    s += c.lights(-10, 300, 224, 360, 34, 9, 3.6) + c.lights(736, 360, 970, 290, 34, 9, 3.6);
    s += c.couple(500, 640, 1.05, mix(C.deep, field, 0.2), C.honey);
    for (const [x, k] of [
      [250, 1],
      [720, 1.1],
      [780, 0.8],
    ] as const)
      s += c.at(
        x,
        636,
        c.ell(4, 4, 46, 8, C.deep, 'opacity=".4"') +
          c.block(-42, -52, 84, 54, '#C9A45F', 8) +
          c.line('M-16 -52V2M16 -52V2', '#8A6532', 4),
        k,
      );
    return s + c.vignette(0.36);
  },
};
