import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Lace, thread, pins and a measuring tape. */
export const sewing: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [silk, base] = c.pick([
      ['#FBF4EA', '#B9A99C'],
      [C.blush, '#A9B0A4'],
      ['#F4EADD', '#B9A4AC'],
      ['#EDE6DC', '#A9A094'],
    ] as const);
    let s = c.linen(base, 0.14) + c.leafShadow(0.24, C.plum, 'tr', 4);
    s += c.path(
      'M-20 460C160 380 320 520 520 440S860 380 980 470V740H-20Z',
      c.lin([
        [0, '#FFFFFF'],
        [0.4, silk],
        [1, mix(silk, C.plum, 0.3)],
      ]),
    );
    for (let i = 0; i < 9; i++)
      s += c.line(
        `M${-20 + i * 120} ${f(470 + c.rand(-20, 30))}C${i * 120} ${f(560 + c.rand(-10, 20))} ${40 + i * 110} 640 ${20 + i * 116} 740`,
        i % 2 ? '#FFFFFF' : mix(silk, C.plum, 0.35),
        c.rand(8, 20),
        `opacity=".4" ${c.blur(7)}`,
      );
    for (let i = 0; i < 34; i++) {
      const x = -10 + i * 30;
      const y = 462 + Math.sin(i * 0.42) * 40 - 20;
      s +=
        c.circ(x, y, 17, 'none', 'stroke="#FFFFFF" stroke-width="4" opacity=".9"') +
        c.circ(x, y, 8, 'none', 'stroke="#FFFFFF" stroke-width="2.6" opacity=".9"') +
        c.circ(x + 15, y + 14, 3.4, '#FFFFFF');
    }
    const spool = (color: string) =>
      c.ell(12, 16, 60, 76, C.deep, `opacity=".35" ${c.blur(10)}`) +
      c.block(-50, -80, 100, 20, '#B98A5E', 8, false) +
      c.block(-50, 58, 100, 20, '#B98A5E', 8, false) +
      c.rect(c.rounded(color), -42, -62, 84, 122) +
      Array.from({ length: 15 }, (_, i) =>
        c.line(`M-42 ${-58 + i * 8}L42 ${-54 + i * 8}`, mix(color, i % 2 ? '#FFFFFF' : C.deep, 0.3), 2, 'opacity=".5"'),
      ).join('');
    s +=
      c.at(150, 180, spool(C.rose), 1, c.rand(-20, 0)) +
      c.at(290, 220, spool(C.sage), 0.9, c.rand(10, 40)) +
      c.at(210, 340, spool(C.gold), 0.8, c.rand(70, 100));
    s += c.at(
      760,
      210,
      c.circ(10, 18, 120, C.deep, `opacity=".4" ${c.blur(14)}`) +
        c.circ(
          0,
          0,
          116,
          c.rad(
            [
              [0, mix(C.plum, '#FFFFFF', 0.4)],
              [0.7, C.plum],
              [1, mix(C.plum, C.deep, 0.5)],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) +
        Array.from({ length: 8 }, (_, i) =>
          c.line(
            `M0 0Q${f(Math.cos(i * 0.785 + 0.2) * 60)} ${f(Math.sin(i * 0.785 + 0.2) * 60)} ${f(Math.cos(i * 0.785) * 114)} ${f(Math.sin(i * 0.785) * 114)}`,
            mix(C.plum, C.deep, 0.45),
            4,
          ),
        ).join('') +
        c.circ(0, 0, 17, C.gold) +
        Array.from({ length: 13 }, () => {
          const [a, r] = [c.rand(0, 6.28), c.rand(30, 92)];
          const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
          return (
            c.line(`M${f(x)} ${f(y)}L${f(x * 1.24)} ${f(y * 1.24 - 18)}`, '#DDE0E2', 2.4) +
            c.circ(x * 1.24, y * 1.24 - 20, 8, c.pick(['#FFFFFF', C.honey, C.rose, C.sage]))
          );
        }).join(''),
      1,
    );
    s +=
      c.line('M420 80C560 60 620 180 520 250S380 340 500 400', '#F2C879', 34) +
      c.path(
        'M420 80C560 60 620 180 520 250S380 340 500 400',
        'none',
        'stroke="#8A5E2E" stroke-width="16" stroke-dasharray="2 15"',
      ) +
      c.line(
        'M420 80C560 60 620 180 520 250S380 340 500 400',
        '#FFF3D0',
        3,
        'opacity=".6" transform="translate(-8 -6)"',
      );
    s += c.at(
      690,
      560,
      c.line('M-150 -30L120 44M-150 44L120 -30', '#C9C3BC', 17) +
        c.line('M-150 -34L60 24', '#FFFFFF', 3, 'opacity=".7"') +
        c.circ(170, 62, 46, 'none', 'stroke="#2E2830" stroke-width="17"') +
        c.circ(170, -52, 46, 'none', 'stroke="#2E2830" stroke-width="17"') +
        c.circ(-16, 7, 9, '#8F8882'),
      1,
      c.rand(-20, 8),
    );
    return s + c.posy(80, 670, 96, [C.cream, C.blush, C.rose], 6) + c.leak(C.honey, 0, 0, 0.9, 0.4) + c.vignette(0.28);
  },
};
