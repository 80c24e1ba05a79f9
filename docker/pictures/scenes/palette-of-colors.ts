import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Lipsticks and a palette of eye shadows, from above. */
export const paletteOfColors: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    let s = c.linen(c.pick(['#EFE3DC', '#E3DED2', '#E9D6D2', '#DCD3C6']), 0.08) + c.leafShadow(0.22, C.plum, 'tr', 4);
    const shades = [
      C.blush,
      C.rose,
      C.terra,
      C.mauve,
      C.peach,
      C.gold,
      C.sand,
      C.plum,
      '#8A5A4A',
      '#C98C86',
      '#E9D9C6',
      '#6A4A4A',
    ];
    let pans =
      c.rect(C.deep, -226, -150, 470, 320, `rx="18" opacity=".4" ${c.blur(14)}`) +
      c.rect(c.rounded('#3A2A30', false), -232, -160, 464, 316, 'rx="18"') +
      c.rect('#5A434B', -220, -148, 440, 292, 'rx="12" opacity=".5"');
    shades.forEach((color, nth) => {
      const [x, y] = [-162 + (nth % 4) * 108, -94 + Math.floor(nth / 4) * 94];
      pans +=
        c.ell(x, y, 46, 40, '#1E1518') +
        c.ell(
          x,
          y,
          43,
          37,
          c.rad(
            [
              [0, mix(color, '#FFFFFF', 0.35)],
              [0.7, color],
              [1, mix(color, C.deep, 0.25)],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) +
        c.g(
          Array.from({ length: 5 }, () =>
            c.line(
              `M${f(x + c.rand(-26, 10))} ${f(y + c.rand(-20, 20))}q16 -6 30 ${f(c.rand(-4, 6))}`,
              mix(color, '#FFFFFF', 0.5),
              2,
              'opacity=".4"',
            ),
          ).join(''),
        );
    });
    s += c.at(372, 330, pans, 1.12, c.rand(-9, -3));
    const lipstick = (color: string) =>
      c.rect(C.deep, -22, -90, 56, 230, `rx="8" opacity=".35" ${c.blur(8)}`) +
      c.block(-26, 10, 52, 116, '#2E2228', 6) +
      c.rect(c.gold(), -22, -44, 44, 58, 'rx="3"') +
      c.path('M-18 -44V-96C-18 -122 4 -136 18 -130V-44Z', c.rounded(color)) +
      c.ell(2, -112, 12, 22, mix(color, '#FFFFFF', 0.4), 'opacity=".6" transform="rotate(24 2 -112)"');
    s +=
      c.at(736, 236, lipstick(C.clay), 1.05, c.rand(16, 30)) +
      c.at(834, 330, lipstick(C.rose), 1, c.rand(-14, 6)) +
      c.at(702, 470, lipstick(C.plum), 1, c.rand(58, 74));
    s += c.at(
      300,
      628,
      c.rect(C.deep, -200, -4, 400, 20, `rx="8" opacity=".35" ${c.blur(6)}`) +
        c.block(-210, -11, 250, 22, '#2E2228', 10, false) +
        c.rect(c.gold(), 40, -13, 60, 26) +
        c.path('M100 -14C150 -30 190 -20 206 0C190 20 150 30 100 14Z', c.rounded('#7A4E3A', false)),
      1,
      c.rand(-12, -4),
    );
    for (let i = 0; i < 60; i++)
      s += c.circ(c.rand(560, 800), c.rand(560, 690), c.rand(1, 6), c.pick([C.rose, C.blush, C.peach]), 'opacity=".6"');
    return s + c.posy(905, 650, 110, [C.cream, C.blush], 5) + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.28);
  },
};
