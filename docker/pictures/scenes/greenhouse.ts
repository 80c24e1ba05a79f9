import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A glass house at dusk with lights and plants inside. */
export const greenhouse: Scene = {
  frame: [1, 1.25, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, low, warm] = c.pick([
      ['#4A4468', '#C98C86', C.honey],
      ['#5A6A78', '#E6CDB4', '#FBE6B8'],
      ['#3E2740', '#B98292', C.honey],
      ['#6F7F78', '#EBDCC0', '#FFF1C9'],
    ] as const);
    let s = c.field([top, low, mix(low, '#FFFFFF', 0.3)], 0, 560) + c.field(['#5A6650', '#2F3B30'], 540, 180);
    for (const [x, k] of [
      [60, 330],
      [160, 250],
      [820, 260],
      [920, 340],
    ] as const)
      s += c.tree(x, 566, k, mix('#2F3B30', top, 0.35));
    s +=
      c.path(
        'M190 580V300L480 120L770 300V580Z',
        c.rad(
          [
            [0, '#FFF6DC'],
            [0.5, warm],
            [1, mix(warm, low, 0.5)],
          ],
          0.5,
          0.7,
          0.7,
        ),
      ) + c.glow(480, 420, 420, warm, 0.55);
    for (let i = 0; i < 60; i++)
      s += c.leaf(
        c.rand(210, 750),
        c.rand(500, 570),
        c.rand(40, 110),
        c.rand(-150, -30),
        mix(C.moss, C.forest, c.r()),
        0.3,
      );
    for (const [x, k] of [
      [270, 150],
      [690, 160],
      [360, 110],
      [610, 110],
    ] as const)
      s += c.tree(x, 576, k, C.forest);
    s +=
      c.lights(210, 310, 480, 210, 26, 9, 3.4) +
      c.lights(480, 210, 750, 310, 26, 9, 3.4) +
      c.lights(200, 380, 760, 380, 30, 16, 3.4);
    s += c.couple(480, 584, 1.05, mix(C.deep, top, 0.2), warm);
    const bar = '#F4EADD';
    s += c.line('M190 580V300L480 120L770 300V580M190 300H770M190 440H770', bar, 7);
    for (let i = 1; i < 8; i++) {
      const x = 190 + i * 72.5;
      s +=
        c.line(`M${f(x)} ${i === 4 ? 120 : 580}V${f(300 - (1 - Math.abs(i - 4) / 4) * 180)}`, bar, i === 4 ? 4 : 3) +
        (i === 3 || i === 5 ? c.line(`M${f(x)} 440V580`, bar, 6) : '');
    }
    s +=
      c.line('M335 210H625', bar, 3) +
      c.path('M408 580H552L660 720H300Z', '#E6D3B4', 'opacity=".6"') +
      c.rect(mix('#2F3B30', C.deep, 0.4), 180, 572, 600, 12);
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        s += c.posy(480 + side * (150 + i * 120), 640 + i * 26, 50 + i * 12, [C.blush, C.cream, C.rose], 5);
    return s + c.vignette(0.36);
  },
};
