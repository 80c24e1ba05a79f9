import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A lighthouse on a cliff above the sea. */
export const coast: Scene = {
  frame: [1, 1.3, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [top, mid, sun, sea] = c.pick([
      ['#8FA6B8', '#F3DCCB', '#FBEFD9', '#6F93A0'],
      ['#B98292', '#F2B993', '#F4CF8D', '#7A7F96'],
      ['#5A5A7A', '#C98C86', '#F2C79A', '#4A6074'],
      ['#A9BDBE', '#EFE6D6', '#FFF6E0', '#7FA39E'],
    ] as const);
    let s =
      c.field([top, mid, sun], 0, 400) + c.glow(240, 340, 400, sun, 0.95) + c.circ(240, 330, 36, '#FFF7E6', c.blur(3));
    s += c.clouds(7, 240, [80, 200], 22);
    s += c.field([mix(sea, sun, 0.5), sea, mix(sea, C.night, 0.3)], 390, 330);
    s += c.glints({
      n: 90,
      sun,
      x: 240,
      spread: 60,
      from: 394,
      depth: 320,
      crowded: 1.6,
      longest: 50,
      growth: 2,
      shine: 0.6,
    });
    const rock = '#7A6A60';
    s += c.path(
      'M960 330C860 336 790 320 720 350C690 372 660 372 640 420C626 470 590 500 600 560C580 620 540 650 520 720H960Z',
      c.lin(
        [
          [0, mix(rock, '#FFFFFF', 0.2)],
          [1, mix(rock, C.deep, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 26; i++)
      s += c.path(
        `M${f(c.rand(600, 920))} ${f(c.rand(420, 700))}l${f(c.rand(20, 70))} ${f(c.rand(-20, 10))}l${f(c.rand(-10, 30))} ${f(c.rand(20, 70))}Z`,
        c.pick([mix(rock, '#FFFFFF', 0.25), mix(rock, C.deep, 0.3)]),
        `opacity=".35" ${c.blur(2)}`,
      );
    s +=
      c.path(
        'M960 330C860 336 790 320 720 350C690 372 660 372 640 420C680 400 740 396 800 392S920 376 960 380Z',
        '#7F8A5C',
      ) +
      Array.from({ length: 40 }, () =>
        c.line(`M${f(c.rand(660, 950))} ${f(c.rand(350, 390))}l${f(c.rand(-5, 5))} -14`, '#6A7548', 2),
      ).join('');
    s += c.path(
      'M786 340L798 120H842L854 340Z',
      c.lin(
        [
          [0, '#FFFFFF'],
          [0.4, '#FBF4EA'],
          [1, '#B9A8A0'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    for (const y of [160, 236, 310])
      s += c.path(
        `M${f(798 - (y - 120) * 0.055)} ${y}H${f(842 + (y - 120) * 0.055)}L${f(844 + (y - 120) * 0.055)} ${y + 32}H${f(796 - (y - 120) * 0.055)}Z`,
        '#B4503F',
        'opacity=".9"',
      );
    s +=
      c.rect('#3A3036', 790, 112, 60, 9) +
      c.rect('#FFF1C9', 802, 80, 36, 32) +
      c.path('M796 80L820 50L844 80Z', '#B4503F') +
      c.line('M808 80V112M820 80V112M832 80V112', '#3A3036', 2) +
      c.glow(820, 96, 130, '#FFF1C9', 0.9) +
      c.rect('#FBF4EA', 862, 300, 74, 46) +
      c.path('M854 302L898 266L944 302Z', '#8A5A4A') +
      c.rect(C.honey, 886, 314, 16, 20) +
      c.couple(716, 372, 0.72, '#3A2A36', sun);
    for (let i = 0; i < 40; i++)
      s += c.circ(560 + c.rand(-60, 40), 690 + c.rand(-50, 20), c.rand(4, 12), '#FFFFFF', `opacity=".5" ${c.blur(4)}`);
    return (
      s +
      c.line(
        'M150 200q14 -14 28 0q14 -14 28 0M250 150q10 -10 20 0q10 -10 20 0M90 270q9 -9 18 0q9 -9 18 0',
        '#4A4450',
        3,
        'opacity=".6"',
      ) +
      c.vignette(0.3)
    );
  },
};
