import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A chapel with wooden benches and tall windows. */
export const chapel: Scene = {
  frame: [1, 1.25, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [stone, glass] = c.pick([
      ['#CFC4B6', '#F6E3B8'],
      ['#BDB7B0', '#D9E2E6'],
      ['#C9B8AE', '#F2CDB6'],
      ['#B8BCB0', '#E6EDD6'],
    ] as const);
    let s = c.field([mix(stone, C.deep, 0.35), stone, mix(stone, '#FFFFFF', 0.25)]);
    const gothic = (x: number, y: number, w: number, h: number) =>
      `M${x - w / 2} ${y}V${y - h * 0.6}C${x - w / 2} ${y - h * 0.82} ${x - w * 0.14} ${y - h * 0.94} ${x} ${y - h}C${x + w * 0.14} ${y - h * 0.94} ${x + w / 2} ${y - h * 0.82} ${x + w / 2} ${y - h * 0.6}V${y}Z`;
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        s += c.line(
          `M${480 + side * (180 + i * 140)} 720C${480 + side * (180 + i * 150)} ${f(280 - i * 40)} ${480 + side * 120} ${f(90 - i * 40)} 480 ${f(50 - i * 60)}`,
          mix(stone, C.deep, 0.22),
          20 + i * 10,
          'opacity=".55"',
        );
    s +=
      c.path(
        gothic(480, 470, 210, 410),
        c.lin([
          [0, '#FFFDF4'],
          [1, glass],
        ]),
      ) + c.glow(480, 250, 420, glass, 0.8);
    for (const side of [-1, 1])
      for (const [dx, k] of [
        [230, 0.85],
        [390, 1.1],
      ] as const)
        s +=
          c.path(
            gothic(480 + side * dx, 480 + dx * 0.1, 92 * k, 330 * k),
            c.lin([
              [0, '#FFFDF4'],
              [1, glass],
            ]),
            'opacity=".9"',
          ) +
          c.line(
            `M${480 + side * dx} ${f(480 + dx * 0.1)}V${f(160)}M${f(480 + side * dx - 46 * k)} 350H${f(480 + side * dx + 46 * k)}`,
            mix(stone, C.deep, 0.35),
            4,
          );
    s +=
      c.line('M480 470V64M376 240H584M376 350H584M428 470V150M532 470V150', mix(stone, C.deep, 0.35), 5) +
      c.field([mix(stone, '#FFFFFF', 0.1), mix(stone, C.deep, 0.3)], 470, 250) +
      c.path('M440 470H520L640 720H320Z', '#FBF4EA', 'opacity=".85"');
    s +=
      c.rect('#EFE4D6', 412, 424, 136, 50) +
      c.rect('#FFFFFF', 404, 418, 152, 12) +
      c.posy(480, 412, 30, [C.blush, C.cream, C.rose], 6) +
      c.candle(424, 420, 34, 1) +
      c.candle(536, 420, 34, 1);
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      const [y, k] = [500 + t * t * 190, 0.5 + t * 0.9];
      for (const side of [-1, 1]) {
        const inner = 480 + side * (58 + t * 110);
        const outer = 480 + side * (330 + t * 330);
        const x = Math.min(inner, outer);
        s +=
          c.rect(
            c.lin([
              [0, '#8F6A50'],
              [1, '#573C34'],
            ]),
            x,
            y - 46 * k,
            Math.abs(outer - inner),
            64 * k,
            'rx="4"',
          ) +
          c.rect('#B98F6E', x, y - 50 * k, Math.abs(outer - inner), 8 * k, 'rx="3"') +
          c.block(inner - 9 * k, y - 60 * k, 18 * k, 84 * k, '#7A5642', 5) +
          c.flower(inner, y - 34 * k, 15 * k, c.pick([C.blush, C.cream, C.rose])) +
          c.sprig(inner, y - 26 * k, 40 * k, side > 0 ? 60 : 120, C.sage, true, 5);
      }
    }
    return s + c.path('M380 60L580 60L900 720L200 720Z', '#FFF3DC', `opacity=".14" ${c.blur(20)}`) + c.vignette(0.36);
  },
};
