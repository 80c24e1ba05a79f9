import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A curved staircase with a garland of flowers on its rail. */
export const staircase: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const wall = c.pick(['#D6C8BA', '#C9C6C0', '#D9C6C2', '#C2C6B8']);
    let s =
      c.field([mix(wall, '#FFFFFF', 0.4), wall, mix(wall, C.deep, 0.25)]) +
      c.path(
        c.archPath(250, 470, 210, 430),
        c.lin([
          [0, '#FFF8E8'],
          [1, '#DCD6BE'],
        ]),
        `${c.blur(2)}`,
      ) +
      c.line('M250 40V470M145 250H355', '#FFFFFF', 6) +
      c.glow(250, 220, 300, '#FFF6DC', 0.7);
    s += c.field(['#C2AB98', '#8F7668'], 640, 80);
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      const y = 640 - t * 500;
      const left = 210 + t * 330 + Math.sin(t * 2.6) * 40;
      const half = 380 - t * 160;
      s +=
        c.rect(
          c.lin([
            [0, '#FFFDF8'],
            [1, '#C9B8A8'],
          ]),
          left,
          y,
          960 - left,
          42,
        ) +
        c.rect('#A58A78', left, y + 34, 960 - left, 8, 'opacity=".6"') +
        c.rect(
          c.lin([
            [0, '#8F4A58'],
            [1, '#6D2E46'],
          ]),
          left + half * 0.55,
          y,
          half * 0.9,
          42,
        );
    }
    const rail = (t: number) => [196 + t * 330 + Math.sin(t * 2.6) * 40, 500 - t * 480] as const;
    for (let i = 0; i <= 24; i++) {
      const [x, y] = rail(i / 24);
      s +=
        c.line(`M${f(x)} ${f(y)}V${f(y + 166 - i * 2.4)}`, '#F4EADD', 9) +
        c.line(`M${f(x + 3)} ${f(y)}V${f(y + 166 - i * 2.4)}`, '#A58A78', 2, 'opacity=".5"');
    }
    const along = Array.from({ length: 25 }, (_, i) =>
      rail(i / 24)
        .map(f)
        .join(' '),
    );
    s +=
      c.line('M' + along.join('L'), '#7A5240', 17) +
      c.line('M' + along.join('L'), '#B98A68', 5) +
      c.block(176, 470, 40, 200, '#F4EADD', 6) +
      c.circ(196, 462, 26, c.gold());
    for (let i = 0; i < 70; i++) {
      const [x, y] = rail(c.r());
      s += c.sprig(x, y + 4, c.rand(50, 100), c.rand(20, 160), c.pick([C.sage, C.moss]), i % 2 === 0, 6);
    }
    for (let i = 0; i < 46; i++) {
      const [x, y] = rail(i / 46);
      s += c.flower(
        x + c.rand(-18, 18),
        y + c.rand(-12, 26),
        c.rand(16, 38),
        c.pick([C.blush, C.cream, C.rose, C.peach]),
      );
    }
    return s + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
