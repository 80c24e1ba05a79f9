import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

export const drape: Scene = {
  frame: [1, 1.5, 0.2, 0.7],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c,
      base = c.pick(['#F1E6DC', '#EBD5CF', '#E6E1D6', '#D9B9B4']),
      dk = mix(base, C.plum, 0.42);
    let s = c.rect(base);
    let x = -w * 0.05;
    const tilt = c.rand(-16, 16);
    let folds = '';
    while (x < w * 1.2) {
      const fw = w * c.rand(0.05, 0.15);
      folds += c.path(
        `M${f(x)} ${f(-h * 0.2)}C${f(x + fw * c.rand(-0.6, 0.8))} ${f(h * 0.3)} ${f(x - fw * c.rand(-0.4, 0.9))} ${f(h * 0.7)} ${f(x + fw * c.rand(-0.3, 0.6))} ${f(h * 1.2)}H${f(x + fw * 1.5)}C${f(x + fw * c.rand(0.7, 1.6))} ${f(h * 0.7)} ${f(x + fw * c.rand(0.8, 1.7))} ${f(h * 0.3)} ${f(x + fw)} ${f(-h * 0.2)}Z`,
        c.lin(
          [
            [0, dk, 0.6],
            [0.22, base, 0.85],
            [0.5, '#FFFFFF', 0.95],
            [0.72, mix(base, dk, 0.25), 0.85],
            [1, dk, 0.08],
          ],
          0,
          0,
          1,
          0,
        ),
        `${c.blur(w * 0.007)}`,
      );
      x += fw * c.rand(0.62, 0.95);
    }
    s +=
      c.g(folds, `transform="rotate(${f(tilt)} ${f(w / 2)} ${f(h / 2)})"`) +
      c.windowLight(w * 0.42, h * 0.15, w * 0.4, h * 0.7, -12, 2, 3, '#FFF0D0', 0.7) +
      c.leafShadow(0.22, C.plum, 'tl', 4);
    s += c.g(
      c.sprig(w * 0.06, h * 1.02, h * 0.6, -62, C.sage, true, 10) +
        c.sprig(w * -0.02, h * 0.9, h * 0.5, -38, C.moss, false, 9) +
        c.flower(w * 0.13, h * 0.86, h * 0.1, C.rose) +
        c.flower(w * 0.05, h * 0.72, h * 0.075, C.blush) +
        c.flower(w * 0.22, h * 0.97, h * 0.085, C.cream),
    );
    return s + c.leak(C.honey, 1, 0.1, 0.9, 0.5) + c.vignette(0.25, C.plum);
  },
};
