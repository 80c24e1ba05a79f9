import { C, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const window: Scene = {
  frame: [1, 1.6, 0.36, 0.55],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      wall = c.pick(['#E7D7C6', '#E5CFC8', '#D3D3C6', '#DCCBC0']),
      fl = h * c.rand(0.8, 0.86);
    let s = c.rect(
      c.lin(
        [
          [0, mix(wall, C.plum, 0.28)],
          [0.6, wall],
          [1, mix(wall, '#FFFFFF', 0.25)],
        ],
        1,
        0,
        0,
        0.6,
      ),
    );
    s +=
      c.rect(
        c.lin([
          [0, mix(wall, C.plum, 0.34)],
          [1, mix(wall, C.plum, 0.5)],
        ]),
        0,
        fl,
        w,
        h - fl,
      ) + c.rect(mix(wall, '#FFFFFF', 0.4), 0, fl - 1.5, w, 2, 'opacity=".4"');
    s +=
      c.windowLight(w * c.rand(0.3, 0.42), h * 0.2, w * 0.42, h * 0.58, c.rand(-16, -9), 2, 3, '#FFF3DC', 0.95) +
      c.leafShadow(0.3, C.plum, c.pick(['tl', 'tr']), 4);
    const vx = w * c.rand(0.24, 0.34),
      k = h / 520;
    let st = '';
    const vy = fl + h * 0.06;
    for (let i = 0; i < 6; i++)
      st += c.sprig(
        vx,
        vy - 138 * k,
        h * c.rand(0.28, 0.44),
        c.rand(-135, -48),
        c.pick([C.sage, C.moss, '#9AA68F']),
        c.r() < 0.5,
        8,
      );
    s +=
      st +
      c.flower(vx - 20 * k, vy - 178 * k, 34 * k, C.rose) +
      c.flower(vx + 30 * k, vy - 196 * k, 28 * k, C.blush) +
      c.flower(vx + 4 * k, vy - 226 * k, 24 * k, C.cream) +
      c.vase(vx, vy, k, c.pick(['#CDB6A3', '#B98F84', '#8F9A8A', '#EFE5DA']));
    return s + c.leak(C.honey, 1, 0, 0.8, 0.3) + c.vignette(0.25, C.plum);
  },
};
