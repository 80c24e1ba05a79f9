import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A painted invitation with brushes and a box of colors. */
export const waterColors: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const base = c.pick(['#D9D0C4', '#CDD0C6', '#DCCBC6', '#D3C9BB']);
    let s = c.linen(base, 0.1) + c.leafShadow(0.24, C.plum, 'tr', 4);
    let art = '';
    for (let i = 0; i < 46; i++)
      art += c.ell(
        c.rand(-150, 150),
        c.pick([c.rand(-220, -130), c.rand(130, 220)]),
        c.rand(12, 46),
        c.rand(10, 34),
        c.pick([C.blush, C.rose, C.sage, C.peach, C.mauve, C.mist]),
        `opacity="${f(c.rand(0.25, 0.6))}" ${c.blur(3)}`,
      );
    for (let i = 0; i < 14; i++) {
      const up = i % 2 ? -180 : 180;
      art += c.leaf(
        c.rand(-130, 130),
        up + c.rand(-20, 20),
        c.rand(40, 74),
        c.rand(0, 360),
        mix(C.sage, '#FFFFFF', 0.25),
        0.3,
      );
    }
    for (let i = 0; i < 8; i++)
      art += c.flower(
        c.rand(-140, 140),
        i % 2 ? c.rand(-210, -160) : c.rand(160, 210),
        c.rand(18, 34),
        c.pick([C.blush, C.rose, C.peach]),
      );
    art +=
      c.line(
        'M-70 -30C-60 -70 -40 -60 -50 -20c20 -30 30 -20 24 0c14 -20 28 -14 22 2M10 -24c4 -30 20 -30 16 0c10 -20 26 -14 18 6c12 -18 26 -12 24 0',
        C.plum,
        4,
      ) +
      c.line('M-40 10H40', C.gold, 2) +
      [34, 54, 74].map((y, i) => c.line(`M${-70 + i * 14} ${y}H${70 - i * 14}`, C.plum, 2.4, 'opacity=".4"')).join('');
    s += c.card(360, 370, 400, 540, c.rand(-9, -3), '#FFFDF8', art);
    const pans = [C.clay, C.rose, C.peach, C.honey, C.sage, C.moss, '#7A93A8', C.mauve, C.plum, C.terra];
    let box =
      c.rect(C.deep, -130, -180, 280, 390, `rx="10" opacity=".4" ${c.blur(12)}`) +
      c.rect('#FBF8F4', -140, -196, 276, 388, 'rx="10"') +
      c.rect('#3A3238', -140, -196, 276, 388, 'rx="10" opacity=".88"');
    pans.forEach((color, i) => {
      const [x, y] = [-118 + (i % 2) * 120, -176 + Math.floor(i / 2) * 72];
      box +=
        c.rect('#F4F0EA', x, y, 108, 60, 'rx="5"') +
        c.rect(
          c.rad([
            [0, mix(color, '#FFFFFF', 0.4)],
            [0.7, color],
            [1, mix(color, C.deep, 0.25)],
          ]),
          x + 5,
          y + 5,
          98,
          50,
          'rx="4"',
        );
    });
    s += c.at(760, 270, box, 0.96, c.rand(6, 14));
    const brush = (color: string) =>
      c.line('M-170 8H170', C.deep, 12, `opacity=".3" ${c.blur(5)}`) +
      c.line('M-180 0H90', '#7A3A34', 11) +
      c.rect('#C9C3BC', 84, -8, 56, 16, 'rx="2"') +
      c.path('M140 -9C176 -14 196 -4 210 0C196 4 176 14 140 9Z', '#5A4034') +
      c.path('M186 -6L212 0L186 6Z', color);
    s +=
      c.at(620, 590, brush(C.rose), 1, c.rand(-24, -14)) +
      c.at(700, 640, brush(C.sage), 0.9, c.rand(-8, 4)) +
      [
        [860, 560, C.rose],
        [890, 610, C.sage],
        [830, 620, C.peach],
      ]
        .map(([x, y, color]) => c.g(c.ell(Number(x), Number(y), 40, 24, String(color), 'opacity=".55"'), c.blur(3)))
        .join('');
    return s + c.posy(60, 670, 90, [C.cream, C.blush], 5) + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.26);
  },
};
