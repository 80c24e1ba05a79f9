import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A long limousine in front of a lit theater. */
export const limousine: Scene = {
  frame: [1, 1.25, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [top, paint] = c.pick([
      ['#2E2440', '#FBF6EE'],
      ['#33405C', '#1E1A22'],
      ['#4A3A4C', '#F4EADD'],
      ['#26304A', '#3A2A38'],
    ] as const);
    let s = c.field([top, mix(top, C.mauve, 0.4), mix(top, C.peach, 0.5)], 0, 540);
    for (let i = 0; i < 6; i++) {
      const x = 40 + i * 160;
      s +=
        c.rect(
          c.lin([
            [0, mix('#B9A08C', top, 0.3)],
            [1, '#C9AE94'],
          ]),
          x,
          80,
          120,
          440,
        ) +
        c.path(
          c.archPath(x + 60, 470, 76, 210),
          c.rad([
            [0, '#FFF3DC'],
            [1, C.honey],
          ]),
        ) +
        c.line(`M${x + 60} 262V470M${x + 22} 370H${x + 98}`, '#7A5A44', 4) +
        c.path(c.archPath(x + 60, 220, 56, 110), C.honey, 'opacity=".85"') +
        c.glow(x + 60, 400, 110, C.amber, 0.4);
    }
    s +=
      c.rect('#8A6B58', 0, 60, 960, 26) +
      c.lights(0, 100, 960, 100, 14, 30, 4) +
      c.field(['#4A4048', '#2A242C'], 520, 200) +
      c.path('M300 520H660L800 720H160Z', C.plum, 'opacity=".45"');
    s += c.ell(480, 652, 440, 22, C.deep, `opacity=".6" ${c.blur(10)}`);
    const body = c.lin([
      [0, mix(paint, '#FFFFFF', 0.5)],
      [0.4, paint],
      [1, mix(paint, C.deep, 0.55)],
    ]);
    s +=
      c.path('M210 520C240 470 280 440 330 434H700C750 440 790 476 810 520Z', body) +
      c.path('M238 516C262 478 292 454 334 450H400V516Z', '#3A3A4C') +
      [412, 490, 568].map((x) => c.rect('#3A3A4C', x, 450, 70, 66, 'rx="4"')).join('') +
      c.path('M646 450H696C734 456 764 484 780 516H646Z', '#3A3A4C') +
      c.path(
        'M250 500L300 456L330 452L276 512ZM420 510L450 454L466 454L440 512ZM580 510L610 454L626 454L600 512Z',
        '#FFFFFF',
        'opacity=".25"',
      );
    s +=
      c.path(
        'M60 600C60 548 90 528 140 522L210 516H810C860 522 900 540 908 580L910 622C910 634 900 640 888 640H84C68 640 60 634 60 620Z',
        body,
      ) +
      c.rect('#C9C3BC', 64, 586, 846, 6) +
      c.line('M404 522V630M486 522V630M564 522V630M640 522V630', mix(paint, C.deep, 0.5), 2, 'opacity=".6"') +
      c.rect('#C9C3BC', 420, 560, 30, 6, 'rx="3"') +
      c.rect('#C9C3BC', 654, 560, 30, 6, 'rx="3"') +
      c.ell(894, 574, 14, 17, '#FFF3DC') +
      c.glow(910, 576, 130, '#FFF3DC', 0.8) +
      c.rect(C.clay, 60, 556, 12, 30, 'rx="4"');
    for (const x of [190, 772])
      s +=
        c.circ(x, 634, 54, '#17131A') +
        c.circ(x, 634, 34, '#C9C3BC') +
        c.circ(
          x,
          634,
          27,
          c.rad([
            [0, '#FFFFFF'],
            [1, '#8F8882'],
          ]),
        ) +
        Array.from({ length: 8 }, (_, i) =>
          c.line(`M${x} 634L${f(x + Math.cos(i * 0.785) * 30)} ${f(634 + Math.sin(i * 0.785) * 30)}`, '#6A6468', 3),
        ).join('') +
        c.circ(x, 634, 8, C.gold);
    s += c.line('M904 560C860 540 840 530 806 520', C.blush, 7) + c.posy(850, 530, 34, [C.blush, C.cream, C.rose], 6);
    return s + c.bokeh(18, [C.honey, C.peach], 10, 30, [0, 0, 1, 0.5], [0.1, 0.35]) + c.vignette(0.38);
  },
};
