import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An old trolley with a garland on a city street. */
export const trolley: Scene = {
  frame: [1, 1.25, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [paint, sky] = c.pick([
      ['#A9483A', '#F3D9BE'],
      ['#4E6A5B', '#EADFD6'],
      ['#37507A', '#F6E3C8'],
      [C.plum, '#F2D6C6'],
    ] as const);
    let s =
      c.field([mix(sky, '#8FA0B8', 0.5), sky, mix(sky, '#FFF6E0', 0.5)], 0, 540) +
      c.glow(760, 220, 360, '#FFF1D0', 0.9);
    for (const [x, w, h, color] of [
      [-20, 170, 400, '#C9A890'],
      [150, 150, 340, '#B9B0A4'],
      [300, 140, 300, '#D3B5A6'],
      [560, 130, 290, '#BFB7AA'],
      [690, 150, 350, '#CFAE98'],
      [840, 160, 420, '#B5A9A4'],
    ] as const) {
      s +=
        c.rect(
          c.lin([
            [0, mix(color, sky, 0.3)],
            [1, mix(color, C.deep, 0.15)],
          ]),
          x,
          520 - h,
          w,
          h,
        ) + c.rect(mix(color, C.deep, 0.3), x - 4, 520 - h - 12, w + 8, 14);
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 4; j++)
          s += c.path(
            c.archPath(x + 32 + (i * (w - 64)) / 2, 520 - h + 76 + j * 80, 26, 54),
            mix('#5A5A6A', sky, 0.3),
            'opacity=".75"',
          );
    }
    s +=
      c.path('M440 520V330L500 360V520Z', '#FFF6E0', 'opacity=".5"') +
      c.field(['#A99A90', '#7A6C68'], 520, 200) +
      c.line('M-20 676H980M-20 640H980', '#5A4E4C', 6) +
      c.line('M-20 672H980M-20 636H980', '#DDD3CA', 2, 'opacity=".7"') +
      c.line('M0 120H960', '#3A3036', 3, 'opacity=".7"') +
      c.line('M520 250L470 122', '#3A3036', 5);
    s +=
      c.ell(480, 668, 390, 18, C.deep, `opacity=".5" ${c.blur(9)}`) +
      c.path('M150 300C160 264 200 250 250 250H710C760 250 800 264 810 300Z', c.rounded('#E9DDCB', false)) +
      c.rect('#E9DDCB', 180, 226, 600, 28, 'rx="10"') +
      c.block(120, 296, 720, 20, '#C79A55', 6, false) +
      c.rect(
        c.lin([
          [0, '#FFF6E0'],
          [1, '#F0D9A8'],
        ]),
        140,
        316,
        680,
        140,
      );
    for (let i = 0; i < 9; i++) {
      const x = 150 + i * 75;
      s +=
        c.rect('none', x, 322, 62, 128, `rx="8" stroke="${paint}" stroke-width="11"`) +
        (i % 2
          ? c.g(
              c.circ(x + 30, 398, 14, '#6A4A44') +
                c.path(
                  `M${x + 8} 446C${x + 8} 420 ${x + 20} 414 ${x + 30} 414C${x + 42} 414 ${x + 52} 420 ${x + 52} 446Z`,
                  c.pick(['#5A4A5A', C.plum, C.rose, '#4A5A66']),
                ),
              'opacity=".75"',
            )
          : '');
    }
    s +=
      c.path(
        'M120 452H840V600C840 624 826 634 806 634H154C134 634 120 624 120 600Z',
        c.lin([
          [0, mix(paint, '#FFFFFF', 0.3)],
          [0.4, paint],
          [1, mix(paint, C.deep, 0.5)],
        ]),
      ) +
      c.rect(C.gold, 120, 470, 720, 6) +
      c.rect(C.gold, 120, 590, 720, 6) +
      c.rect('none', 380, 494, 200, 76, `rx="8" stroke="${C.gold}" stroke-width="4"`) +
      c.path('M480 556C444 532 452 506 480 524C508 506 516 532 480 556Z', C.gold) +
      c.block(108, 630, 744, 22, '#3A3036', 8, false);
    for (const x of [230, 340, 620, 730])
      s += c.circ(x, 654, 28, '#2A2428') + c.circ(x, 654, 15, '#8F8882') + c.circ(x, 654, 6, C.gold);
    for (let i = 0; i < 8; i++) {
      const x = 130 + i * 90;
      s +=
        c.line(`M${x} 462Q${x + 45} 512 ${x + 90} 462`, C.moss, 7) +
        Array.from({ length: 7 }, (_, n) =>
          c.sprig(x + n * 13, 462 + Math.sin((n / 6) * 3.14) * 26, 36, c.rand(30, 150), C.sage, n % 2 === 0, 5),
        ).join('') +
        c.flower(x, 462, 22, c.pick([C.blush, C.cream, C.rose]));
    }
    return s + c.circ(830, 520, 20, '#FFF3DC') + c.glow(836, 520, 90, '#FFF3DC', 0.7) + c.vignette(0.32);
  },
};
