import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An instant camera with its pictures. */
export const instantCamera: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [shell, base] = c.pick([
      ['#F4EADD', '#C9BBB0'],
      [C.blush, '#BFC2B4'],
      ['#A9BDB4', '#D3C4BA'],
      ['#C9A9B6', '#CFC6B8'],
    ] as const);
    let s = c.linen(base, 0.1) + c.leafShadow(0.24, C.plum, 'tl', 4);
    const shot = (x: number, y: number, a: number, kind: number) => {
      const [sky, land] = (
        [
          ['#F2B993', C.plum],
          ['#E6DCCB', C.moss],
          ['#5A4A68', C.deep],
        ] as const
      )[kind % 3] ?? ['#F2B993', C.plum];
      return c.card(
        x,
        y,
        210,
        250,
        a,
        '#FFFDF8',
        c.rect(
          c.lin([
            [0, mix(sky, '#FFFFFF', 0.3)],
            [1, sky],
          ]),
          -88,
          -108,
          176,
          168,
        ) +
          c.path('M-88 20C-40 0 20 30 88 10V60H-88Z', mix(land, sky, 0.3)) +
          c.couple(kind * 16 - 16, 52, 1, land, '#FFF3DC') +
          c.glow(30, -40, 60, '#FFF3DC', 0.8),
      );
    };
    s +=
      shot(170, 250, c.rand(-18, -8), 0) +
      shot(800, 500, c.rand(8, 18), 1) +
      shot(200, 530, c.rand(4, 14), 2) +
      shot(820, 210, c.rand(-12, 2), 0);
    const face = c.lin([
      [0, mix(shell, '#FFFFFF', 0.5)],
      [0.5, shell],
      [1, mix(shell, C.deep, 0.3)],
    ]);
    let k =
      c.rect(C.deep, -206, -186, 430, 390, `rx="50" opacity=".45" ${c.blur(18)}`) +
      c.path('M-150 150H150V270H-150Z', '#FFFDF8') +
      c.rect('#8A7A84', -130, 160, 260, 70) +
      c.path(
        'M-170 -190H170C200 -190 214 -170 216 -140L226 110C226 160 210 182 170 182H-170C-210 182 -226 160 -226 110L-216 -140C-214 -170 -200 -190 -170 -190Z',
        face,
      ) +
      c.rect(mix(shell, C.deep, 0.5), -170, 132, 340, 16, 'rx="8"') +
      c.rect('#2A242A', -176, -160, 90, 54, 'rx="14"') +
      c.rect('#FFF6DC', -168, -152, 74, 38, 'rx="9"') +
      c.rect('#2A242A', 96, -160, 74, 54, 'rx="12"') +
      c.rect('#5A6A80', 106, -150, 54, 34, 'rx="7"');
    k +=
      c.circ(0, 6, 112, mix(shell, C.deep, 0.35)) +
      c.circ(0, 2, 108, '#3A3238') +
      c.circ(0, 2, 86, '#1B1518') +
      c.circ(0, 2, 72, '#2E282E') +
      c.circ(
        0,
        2,
        50,
        c.rad(
          [
            [0, '#B9C6E4'],
            [0.3, '#5A6490'],
            [0.65, '#3A2C4C'],
            [1, '#120E18'],
          ],
          0.4,
          0.34,
          0.75,
        ),
      ) +
      c.ell(-18, -18, 15, 10, '#FFFFFF', 'opacity=".75"') +
      c.circ(-168, 20, 24, C.clay) +
      c.circ(-172, 15, 8, '#FFFFFF', 'opacity=".4"') +
      [C.rose, C.honey, C.sage, '#7A93A8'].map((color, i) => c.rect(color, 150, 24 + i * 15, 62, 13)).join('');
    s += c.at(490, 340, k, 0.98, c.rand(-8, 6));
    for (let i = 0; i < 40; i++)
      s += c.circ(c.rand(40, 920), c.rand(40, 690), c.rand(3, 8), c.pick([C.gold, C.rose, C.cream]), 'opacity=".7"');
    return s + c.posy(920, 690, 90, [C.cream, C.blush], 5) + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
