import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Hot-air balloons over morning hills. */
export const hotAirBalloons: Scene = {
  frame: [1, 1.3, 0.5, 0.45],
  mirrors: true,
  draw: (c) => {
    const [top, mid, sun, land] = c.pick([
      ['#9FB3C4', '#F3DCD0', '#FBEFD9', '#7A8A70'],
      ['#B98FA8', '#F2C7A6', '#F9DFA8', '#75566A'],
      ['#7A86A8', '#E9BFB0', '#F9DDB8', '#5A5F68'],
      ['#B4C2B8', '#F1E6D0', '#FFF6E0', '#75805F'],
    ] as const);
    let s = c.field([top, mid, sun], 0, 560) + c.glow(300, 500, 460, sun, 0.9);
    for (let i = 0; i < 4; i++)
      s +=
        c.ridge(
          500 + i * 46,
          36 - i * 4,
          mix(mix(land, mid, 0.7 - i * 0.18), C.deep, i * 0.06),
          mix(mix(land, sun, 0.78 - i * 0.16), C.deep, i * 0.04),
        ) + (i < 3 ? c.rect('#FFFFFF', 0, 520 + i * 46, 960, 30, `opacity=".28" ${c.blur(14)}`) : '');
    const balloon = (x: number, y: number, k: number, colors: readonly string[]) => {
      const shape = `M${f(x)} ${f(y - 150 * k)}C${f(x + 130 * k)} ${f(y - 150 * k)} ${f(x + 150 * k)} ${f(y - 10 * k)} ${f(x + 30 * k)} ${f(y + 130 * k)}H${f(x - 30 * k)}C${f(x - 150 * k)} ${f(y - 10 * k)} ${f(x - 130 * k)} ${f(y - 150 * k)} ${f(x)} ${f(y - 150 * k)}Z`;
      let strips = '';
      for (let i = 0; i < 7; i++) {
        const [a, b] = [(i / 7) * 2 - 1, ((i + 1) / 7) * 2 - 1];
        strips += c.path(
          `M${f(x)} ${f(y - 152 * k)}C${f(x + a * 150 * k)} ${f(y - 150 * k)} ${f(x + a * 160 * k)} ${f(y)} ${f(x + a * 32 * k)} ${f(y + 134 * k)}H${f(x + b * 32 * k)}C${f(x + b * 160 * k)} ${f(y)} ${f(x + b * 150 * k)} ${f(y - 150 * k)} ${f(x)} ${f(y - 152 * k)}Z`,
          colors[i % colors.length] ?? C.rose,
        );
      }
      const light = c.lin(
        [
          [0, '#FFFFFF', 0.45],
          [0.4, '#FFFFFF', 0],
          [1, C.deep, 0.4],
        ],
        0,
        0,
        1,
        0.3,
      );
      return (
        c.clipped(shape, strips + c.rect(light, x - 150 * k, y - 160 * k, 300 * k, 310 * k)) +
        c.line(
          `M${f(x - 26 * k)} ${f(y + 132 * k)}L${f(x - 20 * k)} ${f(y + 180 * k)}M${f(x + 26 * k)} ${f(y + 132 * k)}L${f(x + 20 * k)} ${f(y + 180 * k)}`,
          '#5A4438',
          2 * k,
        ) +
        c.block(x - 24 * k, y + 178 * k, 48 * k, 36 * k, '#9A7048', 5 * k) +
        c.glow(x, y + 140 * k, 40 * k, C.amber, 0.7)
      );
    };
    return (
      s +
      balloon(730, 240, 0.62, [C.mauve, C.cream, C.plum]) +
      balloon(180, 330, 0.42, [C.honey, C.terra]) +
      balloon(880, 420, 0.28, [C.sage, C.cream]) +
      balloon(560, 440, 0.2, [C.rose, C.cream]) +
      balloon(410, 260, 1.12, [C.rose, C.cream, C.peach, C.cream]) +
      c.couple(300, 690, 0.9, mix(C.deep, land, 0.2), sun) +
      c.leak(C.peach, 0, 0.2, 0.8, 0.35) +
      c.vignette(0.28)
    );
  },
};
