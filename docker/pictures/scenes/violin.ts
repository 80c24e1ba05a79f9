import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A violin and its bow on sheets of music. */
export const violin: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [cloth, wood] = c.pick([
      ['#CFC4B6', '#A9592E'],
      ['#C2C4B8', '#8F4A2A'],
      ['#D3C0BC', '#B9683A'],
      ['#B9AFA6', '#9A4F34'],
    ] as const);
    let s = c.linen(cloth, 0.12) + c.leafShadow(0.26, C.plum, 'tr', 4);
    const sheet = (x: number, y: number, a: number) =>
      c.card(
        x,
        y,
        400,
        520,
        a,
        '#FBF4E6',
        Array.from(
          { length: 5 },
          (_, row) =>
            Array.from({ length: 5 }, (_u, i) =>
              c.line(`M-170 ${-214 + row * 96 + i * 7}H170`, '#4A3A38', 1, 'opacity=".6"'),
            ).join('') +
            Array.from({ length: 9 }, (_u, i) => {
              const [nx, ny] = [-146 + i * 36, -200 + row * 96 + c.rand(-10, 18)];
              return c.ell(nx, ny, 5.4, 4, '#3A2A2E') + c.line(`M${f(nx + 5)} ${f(ny)}v-22`, '#3A2A2E', 1.6);
            }).join(''),
        ).join(''),
      );
    s += sheet(250, 330, c.rand(-14, -6)) + sheet(700, 400, c.rand(6, 15));
    const body =
      'M0 -190C60 -196 96 -160 96 -110C96 -70 62 -60 60 -20C60 20 116 34 116 104C116 180 60 214 0 212C-60 214 -116 180 -116 104C-116 34 -60 20 -60 -20C-62 -60 -96 -70 -96 -110C-96 -160 -60 -196 0 -190Z';
    const varnish = c.rad(
      [
        [0, mix(wood, C.honey, 0.6)],
        [0.6, wood],
        [1, mix(wood, C.deep, 0.55)],
      ],
      0.42,
      0.4,
      0.7,
    );
    const hole = (k: number) =>
      c.line(`M${k * 58} -40C${k * 40} -20 ${k * 70} 40 ${k * 50} 70`, '#2E1A18', 6) +
      c.circ(k * 56, -40, 7, '#2E1A18') +
      c.circ(k * 50, 72, 8, '#2E1A18');
    let v =
      c.path(body, C.deep, `opacity=".45" transform="translate(14 20)" ${c.blur(14)}`) +
      c.path(body, varnish, `stroke="${mix(wood, C.deep, 0.6)}" stroke-width="4"`) +
      c.path(body, 'none', `stroke="${mix(wood, C.deep, 0.5)}" stroke-width="2" transform="scale(.93)" opacity=".7"`) +
      hole(-1) +
      hole(1);
    v +=
      c.block(-19, -430, 38, 330, '#2E2226', 8) +
      c.path('M-26 60H26L34 200H-34Z', '#2E2226') +
      c.path('M-44 34H44L38 52H-38Z', '#D9B380') +
      c.path(
        'M-22 -430C-26 -470 -10 -490 6 -486C26 -480 26 -454 8 -452C-4 -452 -4 -466 6 -466',
        mix(wood, C.deep, 0.3),
      ) +
      c.circ(4, -470, 13, wood);
    for (const d of [-11, -4, 4, 11]) v += c.line(`M${d} -424L${d * 1.6} 70`, '#F4EADD', 1.8, 'opacity=".9"');
    for (const [d, y] of [
      [-30, -416],
      [30, -400],
      [-30, -380],
      [30, -364],
    ] as const)
      v += c.ell(d, y, 14, 7, '#2E2226');
    v += c.path('M-80 170C-90 130 -30 120 -20 180C-30 206 -66 204 -80 170Z', '#2A1E22');
    s +=
      c.at(500, 430, v, 0.9, c.rand(38, 52)) +
      c.at(
        300,
        470,
        c.line('M6 -330V330', C.deep, 8, `opacity=".3" ${c.blur(5)}`) +
          c.line('M0 -340C-14 -160 -14 160 0 330', '#6A3A26', 8) +
          c.line('M14 -326L14 322', '#FBF4E6', 6) +
          c.block(-10, 290, 30, 44, '#2E2226', 4),
        1,
        c.rand(64, 74),
      );
    return (
      s +
      c.posy(90, 640, 120, [C.blush, C.rose, C.cream], 7) +
      c.posy(900, 90, 90, [C.cream, C.peach], 5) +
      c.leak(C.honey, 0, 0, 0.9, 0.4) +
      c.vignette(0.3)
    );
  },
};
