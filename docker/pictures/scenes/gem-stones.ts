import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Cut stones on a tray with tweezers and a loupe. */
export const gemStones: Scene = {
  frame: [1, 1.35, 0.5, 0.5],
  mirrors: true,
  draw: (c) => {
    const [tray, base] = c.pick([
      ['#2E2830', '#CBBFB2'],
      ['#F4EADD', '#A9A094'],
      [C.plum, '#D3C6BA'],
      ['#37405C', '#C6C2BC'],
    ] as const);
    let s =
      c.linen(base, 0.1) +
      c.leafShadow(0.26, C.plum, 'tl', 4) +
      c.rect(C.deep, 130, 130, 720, 470, `rx="22" opacity=".4" ${c.blur(16)}`) +
      c.rect('#8A5E40', 116, 112, 728, 476, 'rx="22"') +
      c.rect(
        c.lin(
          [
            [0, mix(tray, '#FFFFFF', 0.2)],
            [1, mix(tray, C.deep, 0.35)],
          ],
          0,
          0,
          1,
          1,
        ),
        136,
        132,
        688,
        436,
        'rx="12"',
      );
    const stones = ['#D9E6F2', '#C9606E', '#5A8F7A', '#5A78B0', '#E6C06A', '#B98FC0', '#F0C9C0', '#DDE3E6'];
    const cut = (r: number, n: number, color: string) => {
      let d = '';
      for (let i = 0; i < n; i++) {
        const [a, b] = [(i / n) * 6.283, ((i + 1) / n) * 6.283];
        const p = (t: number, q: number) => `${f(Math.cos(t) * q)} ${f(Math.sin(t) * q)}`;
        d +=
          c.path(
            `M${p(a, r)}L${p(b, r)}L${p(b, r * 0.55)}L${p(a, r * 0.55)}Z`,
            mix(color, i % 2 ? '#FFFFFF' : C.deep, c.rand(0.1, 0.42)),
          ) + c.path(`M${p(a, r * 0.55)}L${p(b, r * 0.55)}L0 0Z`, mix(color, '#FFFFFF', c.rand(0.1, 0.6)));
      }
      return (
        c.ell(r * 0.2, r * 0.35, r * 1.05, r * 0.9, C.deep, `opacity=".5" ${c.blur(r * 0.2)}`) +
        d +
        c.circ(-r * 0.3, -r * 0.3, r * 0.14, '#FFFFFF', 'opacity=".9"')
      );
    };
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 7; col++) {
        const color = stones[(row * 3 + col * 5 + c.int(0, 2)) % stones.length] ?? '#D9E6F2';
        s += c.at(
          192 + col * 96 + c.rand(-5, 5),
          184 + row * 110 + c.rand(-5, 5),
          cut(c.rand(23, 38), c.pick([8, 8, 10, 6]), color),
          1,
          c.rand(0, 90),
        );
      }
    s +=
      c.glow(300, 220, 140, '#FFFFFF', 0.4) +
      c.at(
        690,
        560,
        c.line('M-10 20L250 -30', C.deep, 14, `opacity=".35" ${c.blur(6)}`) +
          c.path('M-96 -6L150 -30L260 -36L262 -24L150 -14Z', '#C9C3BC') +
          c.path('M-96 2L150 22L260 12L258 -24L150 -6Z', '#9A938E'),
        1,
        c.rand(-24, -12),
      ) +
      c.at(
        214,
        560,
        c.circ(10, 16, 88, C.deep, `opacity=".35" ${c.blur(12)}`) +
          c.circ(0, 0, 86, '#2A242A') +
          c.circ(
            0,
            0,
            68,
            c.rad(
              [
                [0, '#FFFFFF', 0.95],
                [0.7, '#D6E4EE'],
                [1, '#8FA0B0'],
              ],
              0.38,
              0.34,
              0.7,
            ),
          ) +
          c.at(4, 4, cut(44, 10, '#D9E6F2')) +
          c.line('M-44 -40A60 60 0 0 1 10 -60', '#FFFFFF', 7, 'opacity=".8"') +
          c.line('M62 62L136 130', '#2A242A', 26),
        1,
        0,
      );
    return s + c.posy(905, 90, 90, [C.blush, C.cream], 5) + c.leak(C.honey, 1, 0, 0.9, 0.4) + c.vignette(0.3);
  },
};
