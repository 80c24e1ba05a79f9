import { C, balls, f } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A cake of bare layers with berries and figs. */
export const nakedCake: Scene = {
  frame: [1, 1.35, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#C2B6A6', '#B9BFB0', '#CDB9B2', '#A99F98']);
    let s = c.room(wall, 0.75) + c.tabletop(590, '#A97F5E');
    s +=
      c.shade(490, 650, 300, 20, 0.45) +
      c.ell(480, 636, 290, 44, '#6A4634') +
      c.ell(
        480,
        624,
        290,
        44,
        c.rad([
          [0, '#C99A6A'],
          [0.7, '#A9784E'],
          [1, '#7A5236'],
        ]),
      ) +
      c.ell(480, 624, 200, 30, 'none', 'stroke="#8A5E40" stroke-width="3" opacity=".6"');
    const tier = (bottom: number, r: number, layers: number, k: number) => {
      let d = '';
      for (let i = 0; i < layers; i++) {
        const y = bottom - i * 46 * k;
        d += c.path(
          `M${480 - r} ${f(y - 34 * k)}V${f(y)}A${r} ${f(r * 0.13)} 0 0 0 ${480 + r} ${f(y)}V${f(y - 34 * k)}Z`,
          c.lin(
            [
              [0, '#A9703C'],
              [0.35, '#E6BC82'],
              [0.6, '#F0D09C'],
              [1, '#9A6234'],
            ],
            0,
            0,
            1,
            0,
          ),
        );
        for (let n = 0; n < 46; n++)
          d += c.circ(
            480 + c.rand(-r, r) * 0.96,
            y - c.rand(0, 30 * k) + r * 0.05,
            c.rand(1, 3),
            c.pick(['#8A5A30', '#F9E3BC']),
            'opacity=".4"',
          );
        d +=
          c.path(
            `M${480 - r - 3} ${f(y - 46 * k)}V${f(y - 34 * k)}A${r + 3} ${f(r * 0.13)} 0 0 0 ${483 + r} ${f(y - 34 * k)}V${f(y - 46 * k)}A${r} ${f(r * 0.13)} 0 0 1 ${480 - r - 3} ${f(y - 46 * k)}Z`,
            c.lin(
              [
                [0, '#D9C6B8'],
                [0.4, '#FFFDF8'],
                [1, '#C9B2A4'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          Array.from({ length: 6 }, (_, n) =>
            c.ell(
              480 - r * 0.8 + n * r * 0.32 + c.rand(-8, 8),
              y - 32 * k + r * 0.1 * (1 - Math.abs(n / 2.5 - 1)),
              12,
              9 * k,
              '#FBF1E6',
            ),
          ).join('');
      }
      const top = bottom - layers * 46 * k;
      return d + c.ell(480, top, r, r * 0.13, '#FFFBF4');
    };
    s += tier(606, 220, 4, 1) + tier(424, 136, 4, 0.86);
    const fruit = (x: number, y: number, r: number) => {
      const kind = c.int(0, 3);
      if (kind === 0)
        return c.circ(
          x,
          y,
          r,
          c.ball([
            [0, '#8FA0C8'],
            [0.6, '#4A5680'],
            [1, '#2A3050'],
          ]),
        );
      if (kind === 1)
        return (
          c.circ(x, y, r * 1.25, c.ball(balls.strawberry)) +
          Array.from({ length: 6 }, () => c.circ(x + c.rand(-r, r) * 0.7, y + c.rand(-r, r) * 0.7, 1.6, C.honey)).join(
            '',
          )
        );
      if (kind === 2)
        return (
          c.circ(x, y, r * 1.5, '#5A3450') +
          c.circ(x, y, r * 1.25, '#E9C6B0') +
          c.circ(
            x,
            y,
            r,
            c.rad([
              [0, '#C9605A'],
              [1, '#8A3A44'],
            ]),
          ) +
          Array.from({ length: 9 }, () => c.circ(x + c.rand(-r, r) * 0.6, y + c.rand(-r, r) * 0.6, 1.4, C.honey)).join(
            '',
          )
        );
      return Array.from({ length: 7 }, (_, i) =>
        c.circ(
          x + Math.cos(i) * r * 0.6,
          y + Math.sin(i) * r * 0.6,
          r * 0.5,
          c.ball([
            [0, '#E58F9A'],
            [1, '#A93A50'],
          ]),
        ),
      ).join('');
    };
    for (let i = 0; i < 8; i++)
      s += c.sprig(480 + c.rand(-60, 60), 262, c.rand(60, 120), c.rand(-170, -10), C.sage, i % 2 === 0, 6);
    for (let i = 0; i < 15; i++) s += fruit(480 + c.rand(-92, 92), 258 + c.rand(-26, 12), c.rand(13, 18));
    s += c.flower(430, 242, 30, C.blush) + c.flower(520, 234, 34, C.cream);
    for (let i = 0; i < 18; i++)
      s += fruit(c.pick([c.rand(270, 350), c.rand(610, 690)]), 426 + c.rand(-10, 14), c.rand(12, 18));
    for (let i = 0; i < 22; i++)
      s += fruit(c.pick([c.rand(200, 320), c.rand(600, 760)]), 626 + c.rand(-8, 20), c.rand(13, 19));
    s +=
      c.flower(650, 410, 34, C.rose) +
      c.flower(300, 414, 26, C.cream) +
      c.flower(250, 612, 38, C.blush) +
      c.flower(720, 616, 32, C.peach);
    return s + c.leak(C.honey, 1, 0, 0.8, 0.4) + c.vignette(0.3);
  },
};
