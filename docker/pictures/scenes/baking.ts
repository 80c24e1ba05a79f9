import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Flour, eggs, butter and a rolling pin, from above. */
export const baking: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const top = c.pick(['#D9D2C8', '#C9C0B4', '#DCCBC2', '#C2C6BC']);
    let s = c.linen(top, 0.08) + c.leafShadow(0.24, C.plum, 'tr', 4);
    s += c.g(
      c.ell(480, 420, 330, 200, '#FFFFFF', 'opacity=".75"') + c.ell(620, 300, 160, 90, '#FFFFFF', 'opacity=".55"'),
      c.blur(24),
    );
    for (let i = 0; i < 220; i++)
      s += c.circ(480 + c.rand(-420, 420), 400 + c.rand(-270, 270), c.rand(1, 4), '#FFFFFF', 'opacity=".7"');
    s +=
      c.circ(272, 262, 178, C.deep, `opacity=".35" ${c.blur(16)}`) +
      c.circ(258, 246, 174, c.rounded(c.pick(['#8FA0A0', '#C98C86', '#E9DFD3']), false)) +
      c.circ(258, 246, 152, '#EFE6DC') +
      c.circ(
        258,
        256,
        132,
        c.rad([
          [0, '#FFFDF8'],
          [0.7, '#F9F0E2'],
          [1, '#DDCDBA'],
        ]),
      ) +
      c.ell(230, 240, 70, 50, '#FFFFFF', `opacity=".9" ${c.blur(8)}`) +
      c.ell(306, 280, 50, 34, '#E6D8C6', `opacity=".7" ${c.blur(8)}`);
    const egg = (color: string) =>
      c.ell(6, 10, 40, 52, C.deep, `opacity=".35" ${c.blur(8)}`) +
      c.path(
        'M0 -54C30 -54 42 -8 40 10C38 38 20 50 0 50C-20 50 -38 38 -40 10C-42 -8 -30 -54 0 -54Z',
        c.ball([
          [0, mix(color, '#FFFFFF', 0.6)],
          [0.6, color],
          [1, mix(color, C.deep, 0.3)],
        ]),
      );
    s +=
      c.at(560, 160, egg('#E6C4A4'), 1, c.rand(0, 50)) +
      c.at(650, 130, egg('#F4E6D6'), 1, c.rand(60, 110)) +
      c.at(640, 226, egg('#D9AE8A'), 1, c.rand(-60, -20));
    s += c.at(
      500,
      560,
      c.rect(C.deep, -300, -36, 620, 100, `rx="40" opacity=".35" ${c.blur(14)}`) +
        c.block(-350, -17, 130, 34, '#8A5E40', 16, false) +
        c.block(220, -17, 130, 34, '#8A5E40', 16, false) +
        c.block(-240, -50, 480, 100, '#D9A874', 22, false) +
        Array.from({ length: 9 }, (_, i) =>
          c.line(`M-220 ${-36 + i * 9}q200 ${f(c.rand(-4, 4))} 440 0`, '#A9784E', 1.6, 'opacity=".4"'),
        ).join(''),
      1,
      c.rand(-14, -6),
    );
    s += c.at(
      820,
      330,
      c.line('M0 150V20', '#8A5E40', 20) +
        [-44, -26, -9, 9, 26, 44]
          .map((d) => c.line(`M0 20C${d * 1.8} -20 ${d * 2} -110 0 -150`, '#B9BEC0', 4))
          .join(''),
      1.15,
      c.rand(-20, 30),
    );
    s += c.at(
      420,
      100,
      c.rect(C.deep, -60, -34, 140, 88, `opacity=".3" ${c.blur(8)}`) +
        c.block(-70, -44, 140, 84, '#F6DE9A', 6, false) +
        c.rect('#FBEBB8', -70, -44, 140, 20, 'rx="5"') +
        c.path('M30 -44H70V40H44Z', '#EED08A'),
      1,
      c.rand(-20, 12),
    );
    for (let i = 0; i < 12; i++)
      s += c.at(
        c.rand(640, 900),
        c.rand(560, 690),
        c.path('M0 -22C12 -22 20 -8 16 4L10 22H-10L-16 4C-20 -8 -12 -22 0 -22Z', c.pick([C.blush, C.rose, C.cream])),
        0.7,
        c.rand(0, 360),
      );
    return s + c.posy(60, 670, 90, [C.cream, C.blush], 5) + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.26);
  },
};
