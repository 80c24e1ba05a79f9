import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A crown of flowers on a wooden table, with ribbon and scissors. */
export const flowerCrown: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const wood = c.pick(['#B9957A', '#A99A8C', '#C9B49A', '#8F7466']);
    let s = c.rect(
      c.lin(
        [
          [0, mix(wood, '#FFFFFF', 0.3)],
          [1, mix(wood, C.deep, 0.3)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 6; i++) {
      s += c.rect(C.deep, 0, i * 124 - 3, 960, 4, 'opacity=".4"');
      for (let k = 0; k < 9; k++)
        s += c.line(
          `M${f(c.rand(-40, 700))} ${f(i * 124 + c.rand(10, 112))}q${f(c.rand(80, 200))} ${f(c.rand(-8, 8))} ${f(c.rand(220, 420))} ${f(c.rand(-5, 5))}`,
          mix(wood, C.deep, 0.35),
          2,
          'opacity=".28"',
        );
    }
    s +=
      c.leafShadow(0.26, C.plum, 'tl', 4) +
      c.ell(470, 362, 250, 216, 'none', `stroke="${C.deep}" stroke-width="70" opacity=".4" ${c.blur(16)}`) +
      c.ell(460, 346, 248, 212, 'none', `stroke="${C.moss}" stroke-width="9"`);
    for (let i = 0; i < 56; i++) {
      const a = (i / 56) * 6.283;
      s += c.sprig(
        460 + Math.cos(a) * 248,
        346 + Math.sin(a) * 212,
        c.rand(56, 96),
        (a * 180) / Math.PI + 90 + c.rand(-40, 40),
        c.pick([C.sage, C.moss]),
        i % 2 === 0,
        6,
      );
    }
    for (let i = 0; i < 34; i++) {
      const a = 2.2 + i * 0.13;
      s += c.flower(
        460 + Math.cos(a) * (248 + c.rand(-20, 20)),
        346 + Math.sin(a) * (212 + c.rand(-20, 20)),
        c.rand(16, 38),
        c.pick([C.blush, C.cream, C.rose, C.peach, C.mauve, '#FFFFFF']),
      );
    }
    s += c.line(
      'M640 500C700 560 660 620 730 650S840 640 870 710M620 516C650 590 610 640 640 720',
      c.pick([C.rose, C.cream]),
      15,
      'opacity=".9"',
    );
    s += c.at(
      852,
      250,
      c.g(
        c.line('M-20 60L60 -120M20 60L-50 -116', '#B9BEC0', 15) +
          c.circ(-34, 92, 36, 'none', 'stroke="#4A3A38" stroke-width="13"') +
          c.circ(34, 92, 36, 'none', 'stroke="#4A3A38" stroke-width="13"') +
          c.circ(4, 20, 8, '#6A6A6A'),
      ),
      0.95,
      c.rand(6, 22),
    );
    for (let i = 0; i < 22; i++)
      s += c.ell(c.rand(40, 920), c.rand(560, 700), 11, 6, c.pick([C.blush, C.rose, C.cream]), 'opacity=".85"');
    return s + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
