import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A wall of leaves with two glowing hearts of neon. */
export const neon: Scene = {
  frame: [1, 1.25, 0.5, 0.45],
  mirrors: true,
  draw: (c) => {
    const [glow, leaf] = c.pick([
      ['#FFB7C6', C.moss],
      ['#FFE3B0', '#4A5F4E'],
      ['#FFC9A8', C.forest],
      ['#F6B9E0', '#5A6F56'],
    ] as const);
    let s = c.rect(
      c.rad(
        [
          [0, mix(leaf, '#FFFFFF', 0.1)],
          [1, mix(leaf, C.deep, 0.6)],
        ],
        0.5,
        0.45,
        0.75,
      ),
    );
    let leaves = '';
    for (let i = 0; i < 420; i++)
      leaves += c.leaf(
        c.rand(-20, 980),
        c.rand(-20, 690),
        c.rand(34, 74),
        c.rand(0, 360),
        mix(leaf, c.pick([C.sage, C.forest, C.mist, C.deep]), c.rand(0.1, 0.5)),
        0.34,
      );
    s +=
      leaves +
      c.rect(
        c.rad(
          [
            [0, C.deep, 0],
            [0.6, C.deep, 0.2],
            [1, C.deep, 0.7],
          ],
          0.5,
          0.45,
          0.7,
        ),
      );
    const heart = (x: number, y: number, k: number) =>
      `M${f(x)} ${f(y + 110 * k)}C${f(x - 190 * k)} ${f(y - 20 * k)} ${f(x - 130 * k)} ${f(y - 140 * k)} ${f(x - 50 * k)} ${f(y - 120 * k)}C${f(x - 20 * k)} ${f(y - 110 * k)} ${f(x)} ${f(y - 84 * k)} ${f(x)} ${f(y - 66 * k)}C${f(x)} ${f(y - 84 * k)} ${f(x + 20 * k)} ${f(y - 110 * k)} ${f(x + 50 * k)} ${f(y - 120 * k)}C${f(x + 130 * k)} ${f(y - 140 * k)} ${f(x + 190 * k)} ${f(y - 20 * k)} ${f(x)} ${f(y + 110 * k)}Z`;
    for (const d of [heart(400, 300, 1.5), heart(590, 360, 1.15)])
      s +=
        c.line(d, glow, 44, `opacity=".28" ${c.blur(20)}`) +
        c.line(d, glow, 20, `opacity=".7" ${c.blur(8)}`) +
        c.line(d, '#FFFDF8', 9);
    s += c.glow(480, 320, 420, glow, 0.4);
    s +=
      c.rect(
        c.lin([
          [0, '#8A6B58'],
          [1, '#4A3A38'],
        ]),
        0,
        640,
        960,
        80,
      ) + c.ell(480, 660, 460, 26, glow, `opacity=".3" ${c.blur(18)}`);
    return (
      s +
      c.posy(110, 650, 110, [C.blush, C.cream, C.rose], 7) +
      c.posy(850, 655, 100, [C.cream, C.peach, C.rose], 7) +
      c.vignette(0.36)
    );
  },
};
