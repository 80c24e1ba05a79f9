import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Cactuses and red rocks at sunset. */
export const desert: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [top, mid, sun, land] = c.pick([
      ['#6A5A82', '#D98F86', '#F4C79A', '#A5604A'],
      ['#B98292', '#F2B993', '#FBE0B8', '#B9785A'],
      ['#4A4468', '#B9747A', '#F2A97A', '#7A4440'],
      ['#A9B0C0', '#F3DCC6', '#FFF1D8', '#C2926F'],
    ] as const);
    let s =
      c.field([top, mid, sun], 0, 470) + c.glow(480, 420, 460, sun, 0.95) + c.circ(480, 400, 62, '#FFF7E6', c.blur(3));
    const mesa = (x: number, y: number, w: number, color: string) =>
      c.path(
        `M${x - w} 470L${x - w * 0.78} ${y + 50}L${x - w * 0.7} ${y + 44}L${x - w * 0.62} ${y}H${x + w * 0.6}L${x + w * 0.68} ${y + 40}L${x + w * 0.76} ${y + 50}L${x + w} 470Z`,
        c.lin([
          [0, mix(color, sun, 0.25)],
          [1, color],
        ]),
      );
    s +=
      mesa(150, 300, 190, mix(land, mid, 0.5)) +
      mesa(820, 260, 210, mix(land, mid, 0.42)) +
      mesa(600, 380, 120, mix(land, mid, 0.6)) +
      c.ridge(470, 14, mix(land, sun, 0.35), land) +
      c.field([mix(land, sun, 0.25), land, mix(land, C.deep, 0.5)], 480, 240);
    for (let i = 0; i < 60; i++)
      s += c.ell(
        c.rand(0, 960),
        c.rand(500, 720),
        c.rand(10, 60),
        c.rand(1.5, 4),
        mix(land, c.pick([sun, C.deep]), 0.3),
        'opacity=".5"',
      );
    const cactus = (x: number, y: number, k: number) => {
      const color = mix('#4E6A4B', top, 0.25);
      const stem = c.lin(
        [
          [0, mix(color, sun, 0.4)],
          [0.4, color],
          [1, mix(color, C.deep, 0.5)],
        ],
        0,
        0,
        1,
        0,
      );
      const arm = (side: number, from: number, up: number) =>
        `M${f(x)} ${f(y - from * k)}H${f(x + side * 62 * k)}Q${f(x + side * 84 * k)} ${f(y - from * k)} ${f(x + side * 84 * k)} ${f(y - (from + 24) * k)}V${f(y - (from + up) * k)}`;
      return (
        c.shade(x + 30 * k, y + 4, 110 * k, 10 * k, 0.4) +
        c.line(arm(-1, 120, 90), color, 34 * k) +
        c.line(arm(1, 170, 110), color, 34 * k) +
        c.rect(stem, x - 28 * k, y - 330 * k, 56 * k, 332 * k, `rx="${f(28 * k)}"`) +
        [-14, 0, 14]
          .map((dx) =>
            c.line(`M${f(x + dx * k)} ${f(y - 306 * k)}V${f(y - 6)}`, mix(color, C.deep, 0.4), 2.4 * k, 'opacity=".6"'),
          )
          .join('') +
        [-16, 4, 18].map((dx) => c.flower(x + dx * k, y - 332 * k, 11 * k, c.pick([C.rose, C.cream]))).join('')
      );
    };
    s +=
      cactus(180, 610, 0.95) +
      cactus(800, 580, 0.72) +
      cactus(660, 520, 0.34) +
      c.couple(470, 600, 1.15, mix(C.deep, land, 0.2), sun);
    for (let i = 0; i < 26; i++) {
      const [x, y] = [c.pick([c.rand(20, 330), c.rand(620, 940)]), c.rand(600, 710)];
      for (let n = 0; n < 7; n++)
        s += c.line(
          `M${f(x)} ${f(y)}l${f(c.rand(-26, 26))} ${f(c.rand(-40, -14))}`,
          mix('#7A7F50', C.deep, c.rand(0, 0.4)),
          2.4,
        );
    }
    return s + c.glow(480, 430, 320, C.honey, 0.4) + c.vignette(0.36);
  },
};
