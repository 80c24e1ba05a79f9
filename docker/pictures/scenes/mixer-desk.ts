import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A DJ's desk with two decks in front of dancers. */
export const mixerDesk: Scene = {
  frame: [1, 1.3, 0.5, 0.55],
  mirrors: true,
  draw: (c) => {
    const [top, glow, second] = c.pick([
      ['#2A1E34', C.rose, C.honey],
      ['#1E2638', '#B9C6E4', C.peach],
      ['#2E2030', C.honey, C.mauve],
      ['#22302C', '#FFE3B0', C.rose],
    ] as const);
    let s = c.field([top, mix(top, glow, 0.35), mix(top, second, 0.5)], 0, 480);
    for (const [x, a, color] of [
      [120, 24, glow],
      [340, 8, second],
      [620, -10, glow],
      [860, -26, second],
    ] as const)
      s +=
        c.at(x, -30, c.path('M0 0L110 600H-110Z', color, `opacity=".22" ${c.blur(16)}`), 1, a) +
        c.glow(x, 0, 90, color, 0.9);
    s += c.bokeh(40, [glow, second, '#FFFFFF'], 8, 36, [0, 0, 1, 0.6], [0.12, 0.45]);
    for (let i = 0; i < 15; i++) {
      const [x, k] = [i * 70 + c.rand(-20, 20), c.rand(0.9, 1.25)];
      const color = mix(top, C.night, 0.5);
      s += c.g(
        c.circ(x, 330 - 30 * k, 22 * k, color) +
          c.path(
            `M${f(x - 40 * k)} 480C${f(x - 44 * k)} ${f(370)} ${f(x - 20 * k)} ${f(352 - 20 * k)} ${f(x)} ${f(352 - 20 * k)}C${f(x + 20 * k)} ${f(352 - 20 * k)} ${f(x + 44 * k)} 370 ${f(x + 40 * k)} 480Z`,
            color,
          ) +
          (i % 2
            ? c.line(
                `M${f(x - 30 * k)} 400L${f(x - 50 * k)} ${f(300 - 50 * k)}M${f(x + 30 * k)} 400L${f(x + 56 * k)} ${f(290 - 40 * k)}`,
                color,
                14 * k,
              )
            : ''),
        `opacity=".85" ${c.blur(1.5)}`,
      );
    }
    s +=
      c.path(
        'M60 440H900L990 740H-30Z',
        c.lin([
          [0, '#4A4248'],
          [0.1, '#2A242C'],
          [1, '#131017'],
        ]),
      ) + c.rect('#FFFFFF', 60, 440, 840, 3, 'opacity=".4"');
    for (const x of [250, 710]) {
      s +=
        c.ell(x, 576, 174, 96, '#131017') +
        c.ell(
          x,
          570,
          168,
          92,
          c.lin([
            [0, '#6A6268'],
            [1, '#2A242C'],
          ]),
        ) +
        c.ell(x, 566, 150, 80, '#0F0D12');
      for (let i = 0; i < 7; i++)
        s += c.ell(x, 566, 140 - i * 13, 75 - i * 7, 'none', 'stroke="#FFFFFF" stroke-width="1" opacity=".14"');
      s +=
        c.path(`M${x} 566L${x - 120} 520A150 80 0 0 1 ${x - 40} 490Z`, '#FFFFFF', 'opacity=".16"') +
        c.path(`M${x} 566L${x + 120} 612A150 80 0 0 1 ${x + 40} 642Z`, '#FFFFFF', 'opacity=".1"') +
        c.ell(x, 566, 48, 26, glow) +
        c.ell(x, 566, 7, 4, '#FFFFFF') +
        c.line(`M${x + 150} 480C${x + 140} 540 ${x + 110} 560 ${x + 84} 576`, '#C9C3BC', 7);
    }
    s +=
      c.path('M400 470H560L584 690H376Z', '#2E2830') +
      [0, 1, 2, 3]
        .map((i) =>
          [0, 1, 2]
            .map(
              (r) =>
                c.circ(420 + i * 40, 500 + r * 34, 11, '#131017') +
                c.circ(420 + i * 40, 498 + r * 34, 9, i % 2 ? '#8F8882' : glow) +
                c.line(`M${420 + i * 40} ${498 + r * 34}l${f(c.rand(-6, 6))} -7`, '#FFFFFF', 2),
            )
            .join(''),
        )
        .join('');
    for (let i = 0; i < 4; i++)
      s +=
        c.line(`M${416 + i * 43} 604V676`, '#0F0D12', 6) +
        c.block(406 + i * 43, c.rand(610, 656), 20, 14, '#C9C3BC', 3, false);
    for (let i = 0; i < 9; i++)
      s += c.circ(404 + i * 19, 482, 3, i < 6 ? '#9AE0A8' : C.amber) + c.glow(404 + i * 19, 482, 9, '#9AE0A8', 0.5);
    s +=
      c.line('M770 470C750 380 880 370 890 470', '#131017', 15) +
      c.block(752, 452, 42, 60, '#3A3238', 16) +
      c.block(868, 452, 42, 60, '#3A3238', 16);
    return s + c.posy(40, 470, 70, [C.blush, C.cream], 5) + c.vignette(0.38);
  },
};
