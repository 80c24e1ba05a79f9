import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A grand piano with candles in front of tall windows. */
export const piano: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [wall, light] = c.pick([
      ['#8F8088', '#F6DFC0'],
      ['#A9A494', '#FBF1DA'],
      ['#7A7A8A', '#E6DDE6'],
      ['#B99F8F', '#FBE3C0'],
    ] as const);
    let s = c.field([mix(wall, C.deep, 0.3), wall, mix(wall, '#FFFFFF', 0.15)]);
    for (const x of [170, 480, 790])
      s +=
        c.rect(
          c.lin([
            [0, '#FFFDF4'],
            [1, light],
          ]),
          x - 96,
          30,
          192,
          450,
        ) +
        c.line(`M${x} 30V480M${x - 96} 170H${x + 96}M${x - 96} 320H${x + 96}`, '#FFFFFF', 9) +
        c.path(
          `M${x - 150} 0C${x - 110} 160 ${x - 118} 360 ${x - 132} 520H${x - 166}V0ZM${x + 150} 0C${x + 110} 160 ${x + 118} 360 ${x + 132} 520H${x + 166}V0Z`,
          mix(wall, '#FFFFFF', 0.4),
          `opacity=".8" ${c.blur(2)}`,
        );
    s +=
      c.glow(480, 260, 460, light, 0.55) +
      c.field(['#8A6448', '#4A322C'], 520, 200) +
      c.path('M380 520H580L700 720H260Z', light, `opacity=".2" ${c.blur(10)}`);
    s += c.ell(500, 676, 330, 24, C.deep, `opacity=".5" ${c.blur(12)}`);
    const black = c.lin([
      [0, '#4A4248'],
      [0.4, '#1E1A20'],
      [1, '#0F0D12'],
    ]);
    s +=
      c.path(
        'M250 400C300 300 420 180 600 150C700 134 770 170 760 260L744 400Z',
        c.lin(
          [
            [0, '#5A5058'],
            [0.5, '#2A242C'],
            [1, '#17131A'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      c.path(
        'M280 392C330 310 440 206 606 176C690 162 738 192 734 262L722 392Z',
        c.lin([
          [0, '#8A5A38'],
          [1, '#5A3426'],
        ]),
      ) +
      Array.from({ length: 22 }, (_, i) =>
        c.line(`M${300 + i * 19} 392L${f(420 + i * 14)} ${f(300 - i * 4)}`, C.honey, 1.4, 'opacity=".45"'),
      ).join('') +
      c.line('M700 392L650 200', '#2A242C', 7);
    s +=
      c.path('M230 396H770V470C770 484 760 490 746 490H254C240 490 230 484 230 470Z', black) +
      c.rect('#FFFFFF', 236, 400, 528, 4, 'opacity=".35"') +
      c.rect('#FBF4E6', 270, 452, 460, 30, 'rx="2"');
    for (let i = 1; i < 34; i++)
      s +=
        c.rect('#B9AFA6', 270 + i * 13.53, 452, 1.4, 30) +
        ([1, 2, 4, 5, 6].includes(i % 7) ? c.rect('#17131A', 265 + i * 13.53, 452, 9, 18, 'rx="1.5"') : '');
    for (const x of [276, 716, 520])
      s += c.path(`M${x - 18} 490H${x + 18}L${x + 10} 660H${x - 10}Z`, black) + c.circ(x, 668, 10, C.gold);
    s +=
      c.path('M400 396L416 320H560L576 396Z', '#2A242C') +
      c.card(
        490,
        350,
        110,
        80,
        0,
        '#FBF4E6',
        Array.from({ length: 6 }, (_, i) => c.line(`M-44 ${-28 + i * 11}H44`, '#4A3A38', 1.4, 'opacity=".5"')).join(''),
      );
    s += c.block(370, 580, 240, 34, '#5A2E3A', 12, false) + c.line('M392 614V690M588 614V690', '#17131A', 11);
    for (const [x, t] of [
      [280, 70],
      [318, 44],
      [690, 60],
    ] as const)
      s += c.block(x - 12, 386, 24, 10, C.gold, 3, false) + c.candle(x, 388, t, 1.3);
    return s + c.posy(640, 376, 54, [C.blush, C.cream, C.rose], 7) + c.leak(C.honey, 1, 0, 0.8, 0.3) + c.vignette(0.36);
  },
};
