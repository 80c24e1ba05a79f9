import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A stand mixer, bowls and boards in a kitchen. */
export const kitchen: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [paint, wall] = c.pick([
      [C.rose, '#E3DDD0'],
      ['#8FB0A6', '#E6D6CA'],
      [C.clay, '#D9D6CC'],
      ['#E6C98A', '#CFD3D0'],
    ] as const);
    let s = c.rect(wall);
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 9; i++)
        s += c.rect(
          mix(wall, i % 2 === row % 2 ? '#FFFFFF' : C.sand, c.rand(0.15, 0.4)),
          i * 120 - (row % 2) * 60 + 2,
          row * 64 + 2,
          116,
          60,
          'rx="3"',
        );
    s +=
      c.windowLight(280, 40, 440, 430, -14, 2, 3, '#FFF3DC', 0.6) +
      c.leafShadow(0.2, C.plum, 'tl', 3) +
      c.rect('#A97A4E', 60, 150, 300, 18, 'rx="3"') +
      c.path('M90 168l18 30M330 168l-18 30', 'none', 'stroke="#8A5E40" stroke-width="8"');
    for (const [x, k, color] of [
      [110, 1, '#F4EADD'],
      [176, 0.8, C.sage],
      [236, 1.1, '#F4EADD'],
    ] as const)
      s +=
        c.block(x - 26 * k, 150 - 70 * k, 52 * k, 70 * k, color, 8 * k) +
        c.rect('#A97A4E', x - 28 * k, 150 - 82 * k, 56 * k, 14 * k, 'rx="4"');
    s +=
      c.posy(310, 120, 36, [C.cream, C.blush], 4) +
      c.block(290, 110, 44, 40, '#D9A88F', 6) +
      c.tabletop(560, '#E9DFD3');
    s +=
      c.path('M640 560V300C640 260 700 250 760 260C800 268 812 300 812 340V560Z', c.rounded('#C99A68')) +
      c.circ(730, 300, 13, wall) +
      c.path('M720 560V350H880C896 350 900 360 900 374V560Z', c.rounded('#A9784A'));
    const shell = c.lin([
      [0, mix(paint, '#FFFFFF', 0.55)],
      [0.4, paint],
      [1, mix(paint, C.deep, 0.45)],
    ]);
    s +=
      c.shade(470, 624, 230, 18, 0.4) +
      c.path('M270 620C270 586 300 574 340 574H560C600 574 636 590 640 620Z', shell) +
      c.path('M530 590C520 500 540 420 520 370L610 350C640 430 636 520 630 600Z', shell) +
      c.path(
        'M262 330C262 280 320 256 420 252C540 250 630 270 640 330C646 376 600 396 520 394H330C284 394 262 370 262 330Z',
        shell,
      ) +
      c.line('M300 292C360 268 500 264 590 290', '#FFFFFF', 7, `opacity=".6" ${c.blur(2)}`) +
      c.rect('#DDD8D4', 270, 340, 368, 12, 'rx="6"') +
      c.circ(
        270,
        326,
        25,
        c.ball([
          [0, '#FFFFFF'],
          [1, '#9A938E'],
        ]),
      ) +
      c.circ(588, 320, 12, '#DDD8D4') +
      c.rect('#B9B0AA', 356, 394, 22, 60) +
      c.path('M330 454C334 510 350 550 367 556C384 550 400 510 404 454Z', 'none', 'stroke="#C9C3BC" stroke-width="6"');
    s +=
      c.path(
        'M268 470H472C470 540 440 586 410 590H330C300 586 270 540 268 470Z',
        c.lin(
          [
            [0, '#8F8A86'],
            [0.35, '#FFFFFF'],
            [0.6, '#C9C4C0'],
            [1, '#7A7470'],
          ],
          0,
          0,
          1,
          0,
        ),
        'opacity=".96"',
      ) +
      c.ell(370, 470, 102, 13, '#E6E2DE') +
      c.rect('#9A938E', 330, 586, 80, 14, 'rx="4"');
    for (const [x, y, r, color] of [
      [140, 610, 84, '#F4EADD'],
      [140, 570, 66, C.blush],
      [140, 538, 48, '#A9B9A8'],
    ] as const)
      s +=
        c.path(
          `M${x - r} ${y - r * 0.5}C${x - r} ${y - 8} ${x - r * 0.4} ${y} ${x} ${y}C${x + r * 0.4} ${y} ${x + r} ${y - 8} ${x + r} ${y - r * 0.5}Z`,
          c.rounded(color),
        ) + c.ell(x, y - r * 0.5, r, r * 0.13, mix(color, C.deep, 0.15));
    return (
      s +
      c.shade(150, 616, 90, 10, 0.35) +
      c.block(770, 560, 90, 100, '#F4EADD', 10) +
      [790, 812, 834]
        .map(
          (x, i) =>
            c.line(`M${x} 566L${x - 16 + i * 16} 440`, '#A97A4E', 9) + c.ell(x - 17 + i * 17, 430, 16, 26, '#C99A68'),
        )
        .join('') +
      c.leak(C.honey, 1, 0, 0.8, 0.4) +
      c.vignette(0.26)
    );
  },
};
