import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A packed case, a hat, a map and two passports. */
export const luggage: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const leather = c.pick(['#8C5A3C', '#6D4A3A', '#7A4A50', '#56655A']);
    let s = c.linen(c.pick([C.linen, '#CFC6B4', C.blush]), 0.08);
    let map = '';
    for (let i = 0; i < 7; i++)
      map += c.path(
        `M${f(c.rand(-170, 100))} ${f(c.rand(-120, 60))}q${f(c.rand(20, 60))} ${f(c.rand(-40, 10))} ${f(c.rand(60, 110))} ${f(c.rand(0, 30))}t${f(c.rand(-40, 10))} ${f(c.rand(30, 70))}q-60 10 -90 -30Z`,
        mix(C.sage, '#F4EADD', 0.4),
        'opacity=".8"',
      );
    for (let i = 1; i < 6; i++)
      map += c.line(`M${f(-210 + i * 70)} -150V150M-210 ${f(-150 + i * 50)}H210`, '#B7A893', 0.8, 'opacity=".5"');
    map +=
      c.line('M-150 90C-90 20 -40 60 10 0S120 -60 150 -100', C.clay, 3, 'stroke-dasharray="2 9"') +
      c.circ(150, -100, 8, C.clay);
    s += c.card(w * 0.2, h * 0.76, 420, 300, c.rand(-16, -6), '#F1E6D2', c.clipped('M-208 -148H208V148H-208Z', map));
    const case_ =
      c.rect(C.deep, -226, -150, 468, 320, `opacity=".45" ${c.blur(16)}`) +
      c.rect(c.rounded(leather, false), -230, -160, 460, 320, 'rx="26"') +
      c.rect(
        'none',
        -216,
        -146,
        432,
        292,
        `rx="18" stroke="${mix(leather, '#FFFFFF', 0.4)}" stroke-width="2" stroke-dasharray="7 5" opacity=".8"`,
      ) +
      c.path('M-60 -160C-60 -206 60 -206 60 -160', 'none', `stroke="${mix(leather, C.deep, 0.35)}" stroke-width="17"`) +
      [-130, 130]
        .map(
          (x) =>
            c.rect(mix(leather, C.deep, 0.4), x - 18, -160, 36, 320) +
            c.rect(c.gold(), x - 23, -30, 46, 40, 'rx="5"') +
            c.rect(mix(leather, C.deep, 0.5), x - 12, -20, 24, 20, 'rx="3"'),
        )
        .join('') +
      c.path('M-226 -120Q0 -150 226 -120V-150Q220 -160 204 -160H-204Q-220 -160 -226 -150Z', '#FFFFFF', 'opacity=".14"');
    s += c.at(w * 0.56, h * 0.44, case_, 1, c.rand(-6, 6));
    const hat =
      c.ell(10, 20, 168, 158, C.deep, `opacity=".35" ${c.blur(12)}`) +
      c.circ(
        0,
        0,
        160,
        c.rad([
          [0, '#F6E6C8'],
          [0.7, '#E3C99A'],
          [1, '#B8925E'],
        ]),
      ) +
      Array.from({ length: 9 }, (_unused, i) =>
        c.circ(0, 0, 60 + i * 11, 'none', 'stroke="#A57F4C" stroke-opacity=".28" stroke-width="2"'),
      ).join('') +
      c.ell(
        0,
        -4,
        84,
        80,
        c.rad(
          [
            [0, '#FBF0D8'],
            [0.8, '#E3C99A'],
            [1, '#C4A06A'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      c.circ(0, 0, 82, 'none', `stroke="${C.plum}" stroke-width="17"`) +
      c.path('M70 44C110 70 120 110 104 140L90 112L66 122C80 96 74 72 58 58Z', C.plum);
    s += c.at(w * 0.2, h * 0.26, hat, 0.92, c.rand(-20, 20));
    const pass = (color: string) =>
      c.circ(0, -6, 26, 'none', `stroke="${C.gold}" stroke-width="2.4"`) +
      c.line('M-26 -6H26M0 -32C-16 -14 -16 4 0 20C16 4 16 -14 0 -32M-30 46H30', C.gold, 2) +
      c.rect('none', -54, -76, 108, 152, `stroke="${mix(color, '#FFFFFF', 0.25)}"`);
    s +=
      c.card(w * 0.8, h * 0.83, 124, 172, c.rand(6, 14), '#37405C', pass('#37405C')) +
      c.card(w * 0.91, h * 0.78, 124, 172, c.rand(18, 28), C.plum, pass(C.plum));
    s += c.posy(w * 0.95, h * 0.12, h * 0.12, [C.blush, C.peach, C.cream], 5) + c.leafShadow(0.22, C.plum, 'tr', 4);
    return s + c.leak(C.honey, 0, 0, 0.8, 0.35) + c.vignette(0.3);
  },
};
