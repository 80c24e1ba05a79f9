import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A sign on an easel with flowers at its corner. */
export const welcomeSign: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [board, meadow] = c.pick([
      ['#FBF6EE', '#8A9F72'],
      ['#4E5F4B', '#B9A97C'],
      ['#F3DCD8', '#84977E'],
      ['#5A3A48', '#98A078'],
    ] as const);
    const dark = board.startsWith('#4') || board.startsWith('#5');
    const ink = dark ? '#FBF4EA' : C.plum;
    let s =
      c.field(['#F6EAD8', mix(meadow, '#FFF1D8', 0.6), meadow, mix(meadow, C.deep, 0.35)]) +
      c.glow(700, 180, 420, '#FFF6DC', 0.9);
    for (const [x, k] of [
      [80, 330],
      [250, 240],
      [740, 260],
      [900, 360],
    ] as const)
      s += c.g(c.tree(x, 420, k, mix(meadow, C.forest, 0.5)), `opacity=".8" ${c.blur(4)}`);
    for (let i = 0; i < 60; i++)
      s += c.circ(
        c.rand(0, 960),
        c.rand(420, 620),
        c.rand(4, 12),
        c.pick([C.blush, '#FFFFFF', C.rose]),
        `opacity=".5" ${c.blur(5)}`,
      );
    s +=
      c.shade(490, 690, 240, 16, 0.4) +
      c.line('M480 20L300 700M480 20L660 700M480 60L500 660', '#8A6244', 17) +
      c.line('M480 20L300 700M480 20L660 700', '#B98A60', 5) +
      c.rect(C.deep, 286, 84, 410, 500, `opacity=".35" ${c.blur(14)}`) +
      c.rect(c.gold(), 272, 70, 416, 506, 'rx="4"') +
      c.rect(
        c.lin(
          [
            [0, mix(board, '#FFFFFF', 0.25)],
            [1, mix(board, C.deep, 0.12)],
          ],
          0,
          0,
          1,
          1,
        ),
        282,
        80,
        396,
        486,
        'rx="2"',
      ) +
      c.rect('#A97A4E', 264, 576, 432, 18, 'rx="4"');
    const script = (x: number, y: number, n: number, k: number) => {
      let d = `M${f(x)} ${f(y)}`;
      for (let i = 0; i < n; i++)
        d += `c${f(6 * k)} ${f(-(i % 3 ? 16 : 38) * k)} ${f(18 * k)} ${f(-(i % 3 ? 16 : 38) * k)} ${f(14 * k)} 0c${f(-2 * k)} ${f(14 * k)} ${f(8 * k)} ${f(12 * k)} ${f(12 * k)} 0`;
      return c.line(d, ink, 4.4 * k);
    };
    s +=
      c.line('M480 150C446 120 420 146 480 196C540 146 514 120 480 150', C.gold, 5) +
      script(360, 290, 7, 1.3) +
      c.line('M420 330H540', C.gold, 2.4) +
      script(386, 388, 6, 1.1) +
      c.rect(ink, 400, 440, 160, 4, 'opacity=".5"') +
      c.rect(ink, 424, 462, 112, 4, 'opacity=".4"') +
      c.rect(ink, 440, 484, 80, 4, 'opacity=".4"');
    for (let i = 0; i < 12; i++)
      s += c.sprig(300, 110, c.rand(90, 190), c.rand(-70, 150), c.pick([C.sage, C.moss]), i % 2 === 0, 7);
    for (const [x, y, r] of [
      [300, 104, 48],
      [356, 84, 36],
      [276, 162, 38],
      [330, 146, 30],
      [404, 82, 26],
      [268, 218, 26],
    ] as const)
      s += c.flower(x, y, r, c.pick([C.blush, C.cream, C.rose, C.peach]));
    s += c.posy(640, 570, 80, [C.cream, C.blush, C.rose], 7) + c.posy(250, 690, 70, [C.peach, C.cream], 6);
    return s + c.leak(C.honey, 1, 0, 0.9, 0.35) + c.vignette(0.28);
  },
};
