import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A couple between tall trees in beams of light. */
export const forest: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [air, bark, fern] = c.pick([
      ['#F3E6C4', '#5A4238', '#6F8A56'],
      ['#DDE6DC', '#4A4440', '#5F7F66'],
      ['#F9DDB4', '#6A4438', '#8A8A4E'],
      ['#E6DDE6', '#4E4048', '#6A8070'],
    ] as const);
    let s = c.field([mix(air, fern, 0.35), air, mix(air, fern, 0.35)]) + c.glow(560, 240, 460, '#FFFBEA', 0.95);
    for (const [n, near] of [
      [16, 0.2],
      [12, 0.45],
      [8, 0.75],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const x = c.rand(-20, 980);
        const w = 12 + near * 46 * c.rand(0.7, 1.2);
        const color = mix(bark, air, 0.75 - near * 0.72);
        if (near > 0.4 && Math.abs(x - 480) < 150 * near + 60) continue;
        s += c.path(
          `M${f(x - w * 0.4)} -10H${f(x + w * 0.4)}L${f(x + w * 0.6)} ${f(520 + near * 90)}C${f(x + w * 0.7)} ${f(540 + near * 90)} ${f(x + w)} ${f(550 + near * 90)} ${f(x + w * 1.2)} ${f(560 + near * 90)}H${f(x - w * 1.2)}C${f(x - w)} ${f(550 + near * 90)} ${f(x - w * 0.7)} ${f(540 + near * 90)} ${f(x - w * 0.6)} ${f(520 + near * 90)}Z`,
          c.lin(
            [
              [0, mix(color, C.deep, 0.3)],
              [0.6, color],
              [1, mix(color, air, 0.4)],
            ],
            0,
            0,
            1,
            0,
          ),
        );
        if (near > 0.7)
          for (let k = 0; k < 8; k++)
            s += c.line(
              `M${f(x + c.rand(-w * 0.4, w * 0.4))} ${f(c.rand(0, 300))}q${f(c.rand(-4, 4))} 80 ${f(c.rand(-4, 4))} 170`,
              mix(color, C.deep, 0.4),
              2.4,
              'opacity=".5"',
            );
      }
      for (let i = 0; i < 90; i++)
        s += c.ell(
          c.rand(-20, 980),
          c.rand(-20, 150 + near * 60),
          c.rand(10, 34),
          c.rand(6, 16),
          mix(fern, air, 0.7 - near * 0.7),
          `opacity=".5" ${c.blur(2.5)}`,
        );
    }
    for (let i = 0; i < 7; i++)
      s += c.at(
        600 + i * 26 - 80,
        -40,
        c.path('M0 0L70 780H-50Z', '#FFF6DC', `opacity=".17" ${c.blur(12)}`),
        1,
        14 - i * 7,
      );
    s +=
      c.path(
        'M0 560C200 530 380 560 480 552S780 536 960 560V720H0Z',
        c.lin([
          [0, mix(fern, air, 0.35)],
          [1, mix(fern, C.deep, 0.5)],
        ]),
      ) +
      c.path(
        'M440 556C470 600 420 650 380 730H620C590 650 540 610 520 554Z',
        mix('#C9AE8F', air, 0.4),
        'opacity=".75"',
      );
    s += c.couple(486, 630, 1.35, mix(C.deep, bark, 0.2), '#FFF6DC');
    for (let i = 0; i < 40; i++) {
      const [x, y] = [c.pick([c.rand(-10, 340), c.rand(620, 970)]), c.rand(590, 720)];
      for (let n = 0; n < 5; n++)
        s += c.sprig(x, y, c.rand(50, 110), c.rand(-150, -30), mix(fern, C.forest, c.rand(0, 0.5)), false, 6);
    }
    for (let i = 0; i < 44; i++)
      s += c.circ(c.rand(200, 800), c.rand(200, 600), c.rand(1, 3.4), '#FFFBEA', 'opacity=".7"');
    return s + c.leak(C.honey, 1, 0, 0.9, 0.35) + c.vignette(0.32);
  },
};
