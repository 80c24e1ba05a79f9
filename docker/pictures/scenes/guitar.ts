import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An acoustic guitar against a wall with flowers, in window light. */
export const guitar: Scene = {
  frame: [1, 1.45, 0.5, 0.56],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#C9A79A', '#A9AE9E', '#B99F88', '#8E7A86']);
    const wood = c.pick(['#C98B4C', '#A9683A', '#D9A866']);
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.2)],
            [1, mix(wall, C.deep, 0.3)],
          ],
          0,
          0,
          1,
          0.7,
        ),
      ) +
      c.windowLight(w * 0.38, h * 0.06, w * 0.46, h * 0.66, -14, 2, 3, '#FFF3DC', 0.9) +
      c.leafShadow(0.26, C.deep, 'tl', 4) +
      c.rect(
        c.lin([
          [0, '#8A6450'],
          [1, '#4A3430'],
        ]),
        0,
        h * 0.88,
        w,
        h * 0.12,
      );
    const shape =
      'M-62 -150C-118 -150 -124 -76 -92 -34C-70 -4 -84 16 -112 44C-166 96 -128 210 0 210C128 210 166 96 112 44C84 16 70 -4 92 -34C124 -76 118 -150 62 -150C30 -150 24 -138 0 -138C-24 -138 -30 -150 -62 -150Z';
    const rings = [54, 48, 42]
      .map((r) => c.circ(0, -6, r, 'none', `stroke="${r === 48 ? '#F4E6D2' : '#3A2620'}" stroke-width="3"`))
      .join('');
    const strings = Array.from({ length: 6 }, (_unused, i) =>
      c.line(`M${f(-13 + i * 5.2)} 108L${f(-9 + i * 3.6)} -418`, '#FFF6E2', 1.1, 'opacity=".8"'),
    ).join('');
    const frets = Array.from({ length: 14 }, (_unused, i) => c.rect('#D9C08A', -17, -132 - i * 19, 34, 2)).join('');
    const pegs = [-1, 1]
      .map((side) =>
        [0, 1, 2].map((i) => c.rect(c.gold(), side > 0 ? 20 : -36, -486 + i * 22, 16, 9, 'rx="4"')).join(''),
      )
      .join('');
    const drawn =
      c.path(shape, C.deep, `transform="translate(16 18)" opacity=".45" ${c.blur(13)}`) +
      c.path(shape, mix(wood, C.deep, 0.6)) +
      `<g transform="scale(.965)">${c.path(
        shape,
        c.rad(
          [
            [0, mix(wood, '#FFF3DC', 0.5)],
            [0.6, wood],
            [1, mix(wood, '#5A2A1A', 0.6)],
          ],
          0.46,
          0.5,
          0.62,
        ),
      )}</g>` +
      c.path('M48 -40C96 -20 90 52 60 78C44 54 40 20 46 -4Z', '#4A2A22', 'opacity=".85"') +
      c.circ(0, -6, 40, '#1E1412') +
      rings +
      c.rect('#3A2620', -54, 100, 108, 17, 'rx="4"') +
      c.rect('#F4E6D2', -34, 103, 68, 3) +
      c.rect(c.rounded('#3A2620'), -18, -412, 36, 372) +
      frets +
      c.path('M-22 -410L-26 -500Q0 -514 26 -500L22 -410Z', c.rounded(mix(wood, C.deep, 0.5))) +
      pegs +
      strings;
    s += c.at(w * c.rand(0.48, 0.58), h * 0.66, drawn, 1, c.rand(9, 17));
    s +=
      c.posy(w * 0.16, h * 0.88, h * 0.17, [C.blush, C.rose, C.cream, C.peach], 7) +
      c.vase(w * 0.9, h * 0.95, 1, '#B98F84');
    for (let i = 0; i < 6; i++)
      s += c.sprig(
        w * 0.9,
        h * 0.78,
        h * c.rand(0.22, 0.36),
        c.rand(-130, -50),
        c.pick([C.sage, C.moss]),
        i % 2 === 0,
        8,
      );
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.36);
  },
};
