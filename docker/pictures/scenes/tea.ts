import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A pot of herbal tea with lemon and mint. */
export const tea: Scene = {
  frame: [1, 1.35, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [pot, wall] = c.pick([
      ['#E9DFD3', '#C9CDBE'],
      ['#8FA0A0', '#D9CBBE'],
      [C.blush, '#C6CABC'],
      ['#B9A98F', '#CDD0C6'],
    ] as const);
    let s = c.room(wall, 0.8) + c.tabletop(570, '#C2A284');
    for (let i = 0; i < 4; i++)
      s += c.line(
        `M0 ${604 + i * 32}C300 ${596 + i * 32} 640 ${614 + i * 32} 960 ${602 + i * 32}`,
        '#8A6A50',
        2,
        'opacity=".3"',
      );
    s +=
      c.shade(440, 640, 230, 18, 0.4) +
      c.path('M584 470C640 400 660 350 700 330L730 348C710 420 680 500 604 560Z', c.rounded(pot)) +
      c.path('M256 430C150 400 140 580 270 580L276 556C190 556 186 430 262 456Z', c.rounded(pot)) +
      c.path(
        'M260 500C250 420 320 370 430 370S612 420 604 500C600 580 560 636 490 640H370C300 636 264 580 260 500Z',
        c.lin(
          [
            [0, mix(pot, '#FFFFFF', 0.5)],
            [0.35, pot],
            [1, mix(pot, C.deep, 0.42)],
          ],
          0,
          0,
          1,
          0.3,
        ),
      ) +
      c.ell(430, 376, 96, 18, mix(pot, C.deep, 0.2)) +
      c.path('M340 372C350 330 510 330 520 372Z', c.rounded(pot)) +
      c.circ(430, 326, 19, c.gold()) +
      c.line('M300 440C320 410 350 396 384 390', '#FFFFFF', 8, `opacity=".6" ${c.blur(3)}`);
    for (let i = 0; i < 9; i++)
      s += c.leaf(360 + i * 18, 520 + Math.sin(i) * 20, 40, -60 + i * 15, mix(C.sage, pot, 0.25));
    const cup = (x: number, y: number) =>
      c.shade(x + 6, y + 4, 110, 12, 0.35) +
      c.ell(x, y, 110, 20, c.rounded('#FBF4EA')) +
      c.path(
        `M${x - 74} ${y - 92}C${x - 70} ${y - 30} ${x - 40} ${y - 6} ${x} ${y - 6}C${x + 40} ${y - 6} ${x + 70} ${y - 30} ${x + 74} ${y - 92}Z`,
        '#FFFFFF',
        'opacity=".55"',
      ) +
      c.path(
        `M${x - 66} ${y - 76}C${x - 60} ${y - 30} ${x - 36} ${y - 12} ${x} ${y - 12}C${x + 36} ${y - 12} ${x + 60} ${y - 30} ${x + 66} ${y - 76}Z`,
        c.lin([
          [0, '#E6B868'],
          [1, '#B97F3A'],
        ]),
        'opacity=".92"',
      ) +
      c.ell(x, y - 78, 66, 11, '#F0CC86') +
      c.line(
        `M${x + 72} ${y - 78}C${x + 116} ${y - 80} ${x + 104} ${y - 26} ${x + 54} ${y - 30}`,
        '#FFFFFF',
        8,
        'opacity=".7"',
      ) +
      c.circ(x - 20, y - 82, 22, '#F4D86A', 'opacity=".95"') +
      c.circ(x - 20, y - 82, 17, '#FBEFB0') +
      Array.from({ length: 4 }, (_, i) =>
        c.path(
          `M${x + c.int(-20, 20)} ${y - 104 - i * 30}q-12 -14 0 -28q12 -14 0 -28`,
          'none',
          `stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity="${f(0.3 - i * 0.06)}" ${c.blur(4)}`,
        ),
      ).join('');
    s += cup(760, 644);
    for (const [x, y, r] of [
      [150, 640, 44],
      [214, 664, 38],
    ] as const)
      s +=
        c.shade(x + 4, y + r * 0.7, r, 8) +
        c.circ(x, y, r, '#E9C74E') +
        c.circ(x, y, r * 0.88, '#FBF3C8') +
        Array.from({ length: 8 }, (_, i) =>
          c.at(
            x,
            y,
            c.path(`M0 -3L-9 ${f(-r * 0.76)}A${f(r * 0.76)} ${f(r * 0.76)} 0 0 1 9 ${f(-r * 0.76)}Z`, '#F2D964'),
            1,
            i * 45,
          ),
        ).join('');
    for (let i = 0; i < 12; i++)
      s += c.leaf(
        c.rand(560, 640),
        c.rand(640, 690),
        c.rand(34, 58),
        c.rand(-180, 180),
        c.pick([C.moss, C.sage, '#8AA67A']),
        0.42,
      );
    return (
      s +
      c.posy(890, 480, 90, [C.cream, C.blush], 6) +
      c.vase(890, 580, 0.7, '#D9CBBE') +
      c.leak(C.honey, 1, 0, 0.8, 0.4) +
      c.vignette(0.26)
    );
  },
};
