import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Rows of vines with a house of stone in the evening sun. */
export const vineyard: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, mid, sun, leaf] = c.pick([
      ['#B98292', '#F2B993', '#F4CF8D', '#6F7A48'],
      ['#A9B7BE', '#F3E0C6', '#FBEFD9', '#7F8A56'],
      ['#6A5670', '#D99C86', '#F4C79A', '#565F40'],
      ['#C7B6BE', '#F3DCD8', '#FBE6CF', '#7A7F50'],
    ] as const);
    let s =
      c.field([top, mid, sun], 0, 420) +
      c.glow(650, 340, 420, sun, 0.95) +
      c.circ(650, 326, 34, '#FFF7E6', c.blur(3)) +
      c.ridge(350, 40, mix(leaf, mid, 0.7), mix(leaf, sun, 0.75)) +
      c.ridge(400, 24, mix(leaf, mid, 0.45), mix(leaf, sun, 0.5));
    for (let i = 0; i < 7; i++) {
      const [x, k] = [120 + i * 22, 60 + c.rand(-8, 16)];
      s += c.path(
        `M${x - 8} 416C${x - 10} ${f(416 - k * 0.6)} ${x - 2} ${f(416 - k)} ${x} ${f(416 - k - 10)}C${x + 2} ${f(416 - k)} ${x + 10} ${f(416 - k * 0.6)} ${x + 8} 416Z`,
        mix(leaf, C.deep, 0.4),
      );
    }
    s +=
      c.rect(
        c.lin([
          [0, '#EAD9C2'],
          [1, '#C2A68E'],
        ]),
        300,
        350,
        170,
        70,
      ) +
      c.rect('#D9C4AC', 440, 316, 54, 104) +
      c.path('M288 352L316 322H456L482 352Z', '#A5604A') +
      c.path('M434 318L467 288L500 318Z', '#A5604A');
    for (const x of [322, 360, 398]) s += c.rect(C.honey, x, 368, 18, 26) + c.glow(x + 9, 380, 26, C.amber, 0.5);
    s += c.rect(
      c.lin([
        [0, mix(leaf, sun, 0.4)],
        [1, mix(leaf, C.deep, 0.3)],
      ]),
      0,
      416,
      960,
      304,
    );
    for (let i = -9; i <= 9; i++) {
      const far = 480 + i * 34;
      const near = 480 + i * 176;
      s += c.path(
        `M${far - 6} 420L${near - 60} 720H${near + 20}L${far + 3} 420Z`,
        mix('#B9966A', sun, 0.25),
        'opacity=".55"',
      );
      for (let k = 0; k < 17; k++) {
        const t = (k / 16) ** 1.7;
        const [x, y] = [far + (near - far) * t + 12 + t * 60, 422 + t * 300];
        const r = 4 + t * 40;
        s +=
          c.ell(x + r * 0.2, y + r * 0.3, r * 1.15, r * 0.5, C.deep, 'opacity=".22"') +
          c.ell(
            x,
            y - r * 0.5,
            r * c.rand(0.9, 1.15),
            r * c.rand(0.7, 0.9),
            mix(leaf, c.pick([C.forest, sun, C.moss]), c.rand(0.1, 0.36)),
          );
        if (t > 0.4)
          for (let n = 0; n < 4; n++)
            s += c.circ(x + c.rand(-r * 0.6, r * 0.6), y - c.rand(0, r * 0.7), r * 0.11, '#5A2E56');
      }
    }
    return (
      s +
      c.couple(486, 560, 0.95, mix(C.deep, leaf, 0.15), sun) +
      c.glow(650, 360, 300, C.honey, 0.4) +
      c.leak(C.peach, 1, 0.1, 0.8, 0.35) +
      c.vignette(0.34)
    );
  },
};
