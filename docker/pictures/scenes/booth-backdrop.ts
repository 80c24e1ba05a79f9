import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** An arch of balloons before a curtain, with a camera on its stand and a ring of light. */
export const boothBackdrop: Scene = {
  frame: [1, 1.25, 0.46, 0.56],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [curtain, ...balloons] = c.pick([
      ['#B98292', C.blush, C.rose, C.plum, C.gold],
      ['#7C8F78', C.cream, C.sage, C.honey, C.blush],
      ['#5E5A78', C.peach, C.honey, C.mauve, C.cream],
      ['#C9775B', C.cream, C.peach, C.blush, C.gold],
    ] as const);
    const dark = mix(curtain, C.deep, 0.5);
    let s = c.rect(curtain);
    for (let x = -20; x < w; x += w * 0.045)
      s += c.rect(
        c.lin(
          [
            [0, dark, 0.75],
            [0.4, mix(curtain, '#FFFFFF', 0.35), 0.8],
            [0.7, curtain, 0.6],
            [1, dark, 0.6],
          ],
          0,
          0,
          1,
          0,
        ),
        x,
        0,
        w * 0.047,
        h * 0.84,
      );
    s +=
      c.rect(
        c.lin([
          [0, '#C9A98C'],
          [1, '#6B4C40'],
        ]),
        0,
        h * 0.82,
        w,
        h * 0.18,
      ) + c.ell(w * 0.4, h * 0.9, w * 0.34, h * 0.06, '#FFF3DC', `opacity=".4" ${c.blur(14)}`);
    const [cx, base, r] = [w * 0.4, h * 0.86, w * 0.28];
    s +=
      c.path(
        c.archPath(cx, base, r * 1.5, h * 0.66),
        c.lin([
          [0, '#FFF8EE'],
          [1, '#EAD8C8'],
        ]),
      ) + c.path(c.archPath(cx, base, r * 1.34, h * 0.61), 'none', `stroke="${C.gold}" stroke-width="3"`);
    const heart = 'M0 26C-60 -44 -128 14 0 112C128 14 60 -44 0 26Z';
    s += c.at(
      cx,
      base - h * 0.4,
      c.line(heart, C.rose, 12, `opacity=".7" ${c.blur(9)}`) + c.line(heart, '#FFF1EC', 5),
      0.9,
    );
    for (let i = 0; i < 88; i++) {
      const t = i / 87;
      const angle = 3.5 - t * 3.9;
      const [x, y, size] = [
        cx + Math.cos(angle) * r + c.rand(-26, 26),
        base - h * 0.32 - Math.sin(angle) * h * 0.36 + (t < 0.12 ? h * 0.2 : 0) + c.rand(-24, 24),
        h * c.rand(0.025, 0.072),
      ];
      const color = c.pick(balloons);
      s +=
        c.circ(x + size * 0.15, y + size * 0.25, size, C.deep, `opacity=".2" ${c.blur(4)}`) +
        c.circ(
          x,
          y,
          size,
          c.rad(
            [
              [0, mix(color, '#FFFFFF', 0.75)],
              [0.35, mix(color, '#FFFFFF', 0.2)],
              [0.85, color],
              [1, mix(color, C.deep, 0.3)],
            ],
            0.36,
            0.32,
            0.75,
          ),
        ) +
        c.ell(x - size * 0.34, y - size * 0.4, size * 0.16, size * 0.1, '#FFFFFF', 'opacity=".75"');
    }
    s += c.posy(cx - r * 1.02, base - h * 0.02, h * 0.12, [C.cream, C.blush, C.rose], 6);
    const [sx, sy] = [w * 0.83, h * 0.42];
    s +=
      c.line(
        `M${f(sx)} ${f(sy + 60)}V${f(h * 0.78)}M${f(sx)} ${f(h * 0.74)}L${f(sx - 74)} ${f(h * 0.96)}M${f(sx)} ${f(h * 0.74)}L${f(sx + 74)} ${f(h * 0.96)}M${f(sx)} ${f(h * 0.74)}L${f(sx + 6)} ${f(h * 0.99)}`,
        '#2A2226',
        9,
      ) +
      c.glow(sx, sy, 230, '#FFF6E2', 0.9) +
      c.circ(sx, sy, 96, 'none', 'stroke="#FFFDF6" stroke-width="24"') +
      c.circ(sx, sy, 110, 'none', 'stroke="#2A2226" stroke-width="4"');
    s +=
      c.rect(c.rounded('#3A3238'), sx - 56, sy - 38, 112, 80, 'rx="10"') +
      c.rect('#3A3238', sx - 20, sy - 54, 40, 20, 'rx="5"') +
      c.circ(sx, sy + 2, 33, '#171216') +
      c.circ(
        sx,
        sy + 2,
        24,
        c.rad(
          [
            [0, '#8FA0C4'],
            [0.5, '#3A4262'],
            [1, '#12101A'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      c.circ(sx - 8, sy - 7, 5, '#FFFFFF', 'opacity=".8"');
    return (
      s +
      c.lights(-10, h * 0.05, w + 10, h * 0.03, h * 0.06, 18, h * 0.008) +
      c.leak(C.honey, 1, 0.3, 0.7, 0.4) +
      c.vignette(0.36)
    );
  },
};
