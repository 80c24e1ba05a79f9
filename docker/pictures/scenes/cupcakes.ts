import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Cupcakes with swirls of buttercream on cake stands. */
export const cupcakes: Scene = {
  frame: [1, 1.35, 0.5, 0.58],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#D9C3BC', '#CBD0C4', '#D6C9B6', '#C9BACB']);
    let s = c.room(wall, 0.8) + c.tabletop(580, '#F2E8DC');
    const creams = [C.blush, C.cream, C.peach, c.pick([C.mauve, C.sage]), C.rose];
    const cupcake = (x: number, y: number, k: number, cream: string) => {
      let d = c.path(
        `M${f(x - 46 * k)} ${f(y - 60 * k)}H${f(x + 46 * k)}L${f(x + 34 * k)} ${f(y)}H${f(x - 34 * k)}Z`,
        c.rounded(C.sand),
      );
      for (let i = -3; i <= 3; i++)
        d += c.line(
          `M${f(x + i * 13 * k)} ${f(y - 58 * k)}L${f(x + i * 10 * k)} ${f(y)}`,
          mix(C.sand, C.plum, 0.3),
          1.6,
          'opacity=".6"',
        );
      for (const [r, up, squash] of [
        [56, 70, 0.42],
        [46, 94, 0.42],
        [33, 116, 0.44],
        [18, 136, 0.5],
      ] as const)
        d +=
          c.ell(
            x,
            y - up * k,
            r * k,
            r * squash * k,
            c.lin(
              [
                [0, '#FFFFFF'],
                [0.5, cream],
                [1, mix(cream, C.plum, 0.3)],
              ],
              0.1,
              0,
              0.8,
              1,
            ),
          ) +
          c.line(
            `M${f(x - r * 0.7 * k)} ${f(y - (up - r * 0.16) * k)}Q${f(x)} ${f(y - (up - r * 0.44) * k)} ${f(x + r * 0.8 * k)} ${f(y - (up + 2) * k)}`,
            mix(cream, C.plum, 0.3),
            2.4 * k,
            'opacity=".4"',
          );
      return (
        d +
        (c.r() > 0.5
          ? c.flower(x, y - 146 * k, 17 * k, c.pick([C.rose, C.cream, C.blush]))
          : c.circ(
              x,
              y - 148 * k,
              12 * k,
              c.ball([
                [0, '#E58F8A'],
                [1, C.clay],
              ]),
            )) +
        Array.from({ length: 9 }, () =>
          c.circ(x + c.rand(-36, 36) * k, y - c.rand(66, 110) * k, 3 * k, c.pick([C.gold, '#FFFFFF'])),
        ).join('')
      );
    };
    const stand = (x: number, y: number, r: number, tall: number) =>
      c.shade(x + 8, y + 4, r * 0.5, 10) +
      c.path(
        `M${f(x - 14)} ${f(y - tall)}C${f(x - 10)} ${f(y - tall * 0.4)} ${f(x - 20)} ${f(y - 20)} ${f(x - r * 0.4)} ${f(y)}H${f(x + r * 0.4)}C${f(x + 20)} ${f(y - 20)} ${f(x + 10)} ${f(y - tall * 0.4)} ${f(x + 14)} ${f(y - tall)}Z`,
        c.rounded('#F4EADD'),
      ) +
      c.ell(x, y - tall + 8, r, 20, '#CBB6A8') +
      c.ell(x, y - tall, r, 19, c.rounded('#FBF4EA'));
    s += stand(300, 640, 220, 230);
    for (let i = 0; i < 3; i++) s += cupcake(180 + i * 120, 406, 0.84, creams[i] ?? C.blush);
    for (let i = 0; i < 2; i++) s += cupcake(240 + i * 120, 420, 0.9, creams[3 + i] ?? C.blush);
    s += stand(690, 670, 230, 120);
    for (let i = 0; i < 3; i++) s += cupcake(570 + i * 122, 546, 0.9, creams[(i + 2) % 5] ?? C.blush);
    for (let i = 0; i < 2; i++) s += cupcake(632 + i * 122, 560, 0.98, creams[(i + 4) % 5] ?? C.blush);
    return (
      s +
      cupcake(440, 700, 1.1, C.blush) +
      cupcake(900, 706, 1.05, C.cream) +
      c.posy(70, 680, 96, [C.blush, C.rose, C.cream], 6) +
      c.leak(C.honey, 0, 0, 0.8, 0.4) +
      c.vignette(0.26)
    );
  },
};
