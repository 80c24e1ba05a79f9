import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Croquet on a lawn with a picnic blanket. */
export const lawnGames: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [grass, sky] = c.pick([
      ['#8A9F6C', '#F3E6CB'],
      ['#7A9474', '#E6E6EA'],
      ['#9A9A64', '#FBE3C0'],
      ['#86997E', '#F1E6DA'],
    ] as const);
    let s =
      c.field([mix(sky, '#FFFFFF', 0.3), sky, mix(sky, grass, 0.3)], 0, 360) + c.glow(700, 160, 380, '#FFF6DC', 0.9);
    for (const [x, k] of [
      [80, 300],
      [250, 220],
      [730, 230],
      [890, 320],
    ] as const)
      s += c.g(c.tree(x, 350, k, mix(grass, C.forest, 0.5)), c.blur(1.6));
    s += c.field([mix(grass, sky, 0.4), grass, mix(grass, C.deep, 0.35)], 330, 390);
    for (let i = 0; i < 6; i++)
      s += c.path(
        `M${480 + (i - 3) * 90} 334H${480 + (i - 3) * 90 + 44}L${480 + (i - 3) * 330 + 160} 720H${480 + (i - 3) * 330}Z`,
        '#FFFFFF',
        'opacity=".09"',
      );
    for (let i = 0; i < 160; i++) {
      const y = c.rand(360, 720);
      const k = (y - 330) / 390;
      s += c.line(
        `M${f(c.rand(0, 960))} ${f(y)}l${f(c.rand(-4, 4))} ${f(-6 - 14 * k)}`,
        mix(grass, c.pick([C.forest, '#FFFFFF']), 0.35),
        1.4 + k,
        'opacity=".5"',
      );
    }
    for (const [x, y, k] of [
      [620, 420, 0.6],
      [420, 500, 0.9],
      [250, 430, 0.6],
    ] as const)
      s +=
        c.ell(x + 26 * k, y + 3, 74 * k, 7 * k, C.deep, 'opacity=".25"') +
        c.line(
          `M${f(x - 50 * k)} ${y}V${f(y - 90 * k)}A${f(50 * k)} ${f(50 * k)} 0 0 1 ${f(x + 50 * k)} ${f(y - 90 * k)}V${y}`,
          '#FFFDF8',
          9 * k,
        );
    const ball = (x: number, y: number, r: number, color: string) =>
      c.ell(x + r * 0.5, y + r * 0.9, r * 1.2, r * 0.3, C.deep, 'opacity=".35"') +
      c.circ(
        x,
        y,
        r,
        c.ball([
          [0, mix(color, '#FFFFFF', 0.6)],
          [0.6, color],
          [1, mix(color, C.deep, 0.45)],
        ]),
      ) +
      c.path(
        `M${f(x - r)} ${f(y)}A${f(r)} ${f(r * 0.4)} 0 0 0 ${f(x + r)} ${f(y)}`,
        'none',
        `stroke="#FFFFFF" stroke-width="${f(r * 0.24)}" opacity=".75"`,
      );
    const mallet = (color: string) =>
      c.line('M0 -290V0', '#C99A64', 15) +
      c.line('M-4 -290V0', '#F0D0A0', 4) +
      c.block(-86, -10, 172, 62, '#B97F4A', 12, false) +
      c.rect(color, -60, -10, 22, 62) +
      c.rect(color, 38, -10, 22, 62) +
      c.rect(color, -9, -250, 18, 36);
    s +=
      c.shade(760, 640, 110, 14, 0.35) +
      c.at(760, 590, mallet(C.clay), 1, -16) +
      c.at(800, 604, mallet('#4A6A8A'), 1, 14) +
      ball(420, 520, 24, C.clay) +
      ball(560, 640, 42, '#4A6A8A') +
      ball(640, 664, 42, C.amber) +
      ball(320, 450, 15, C.plum);
    let cloth = '';
    for (let i = 0; i < 7; i++)
      cloth += c.path(
        `M${20 + i * 44} 600L${-40 + i * 56} 720H${-12 + i * 56}L${42 + i * 44} 600Z`,
        C.rose,
        'opacity=".6"',
      );
    s +=
      c.path('M20 600H330L380 730H-40Z', '#FBF4EA') +
      cloth +
      c.line('M4 634H344M-14 672H358', C.rose, 12, 'opacity=".5"') +
      c.shade(180, 640, 80, 12, 0.4) +
      c.block(110, 560, 140, 84, '#B98A56', 12) +
      Array.from({ length: 6 }, (_, i) => c.line(`M112 ${572 + i * 13}H248`, '#8A6036', 2, 'opacity=".6"')).join('') +
      c.line('M120 562C130 490 230 490 240 562', '#9A7044', 10) +
      c.flower(130, 556, 22, C.blush) +
      c.flower(168, 548, 26, C.cream) +
      c.flower(206, 554, 22, C.rose) +
      c.sprig(220, 556, 80, -40, C.sage, true, 6);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.28);
  },
};
