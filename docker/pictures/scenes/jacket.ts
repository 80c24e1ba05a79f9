import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A dinner jacket with a bow tie and a flower in the lapel. */
export const jacket: Scene = {
  frame: [1, 1.45, 0.5, 0.4],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const [cloth, tie, lapel] = c.pick([
      ['#26222E', '#17131A', '#3A3542'],
      ['#37405C', '#1E2030', '#4A5576'],
      [C.plum, '#2B1622', '#7E3A54'],
      ['#4E5F4B', '#232B24', '#62755E'],
      ['#B9A48C', '#5A3A2E', '#CDBBA4'],
    ] as const);
    const wall = c.pick(['#CBBBA8', '#B9BFB0', '#D8C3BC', '#A99FA6']);
    const cx = w / 2;
    let s =
      c.rect(
        c.lin(
          [
            [0, mix(wall, '#FFFFFF', 0.3)],
            [1, mix(wall, C.deep, 0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) + c.leafShadow(0.22, C.plum, 'tl', 4);
    s += c.path(
      `M${f(cx - 330)} ${h + 20}C${f(cx - 350)} ${f(h * 0.6)} ${f(cx - 330)} ${f(h * 0.28)} ${f(cx - 120)} ${f(h * 0.1)}H${f(cx + 120)}C${f(cx + 330)} ${f(h * 0.28)} ${f(cx + 350)} ${f(h * 0.6)} ${f(cx + 330)} ${h + 20}Z`,
      C.deep,
      `opacity=".4" transform="translate(10 16)" ${c.blur(16)}`,
    );
    s += c.path(
      `M${f(cx - 330)} ${h + 20}C${f(cx - 350)} ${f(h * 0.6)} ${f(cx - 330)} ${f(h * 0.28)} ${f(cx - 120)} ${f(h * 0.1)}H${f(cx + 120)}C${f(cx + 330)} ${f(h * 0.28)} ${f(cx + 350)} ${f(h * 0.6)} ${f(cx + 330)} ${h + 20}Z`,
      c.lin(
        [
          [0, mix(cloth, C.deep, 0.5)],
          [0.3, cloth],
          [0.5, mix(cloth, '#FFFFFF', 0.1)],
          [0.75, cloth],
          [1, mix(cloth, C.deep, 0.6)],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    s += c.path(
      `M${f(cx - 112)} ${f(h * 0.1)}H${f(cx + 112)}L${f(cx + 20)} ${f(h * 0.84)}H${f(cx - 20)}Z`,
      c.lin(
        [
          [0, '#D9D0CC'],
          [0.45, '#FFFFFF'],
          [1, '#DAD0CC'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    for (let i = -4; i <= 4; i++)
      if (i !== 0)
        s += c.line(`M${f(cx + i * 17)} ${f(h * 0.26)}L${f(cx + i * 7)} ${f(h * 0.8)}`, '#B9AFAC', 1.6, 'opacity=".5"');
    for (let i = 0; i < 4; i++)
      s += c.circ(
        cx,
        h * (0.36 + i * 0.11),
        6.5,
        c.ball([
          [0, '#6A6470'],
          [1, '#17131A'],
        ]),
      );
    s += c.path(
      `M${f(cx - 118)} ${f(h * 0.09)}L${f(cx - 60)} ${f(h * 0.04)}L${f(cx - 4)} ${f(h * 0.2)}L${f(cx - 66)} ${f(h * 0.28)}ZM${f(cx + 118)} ${f(h * 0.09)}L${f(cx + 60)} ${f(h * 0.04)}L${f(cx + 4)} ${f(h * 0.2)}L${f(cx + 66)} ${f(h * 0.28)}Z`,
      c.lin([
        [0, '#FFFFFF'],
        [1, '#DDD3CF'],
      ]),
    );
    for (const side of [-1, 1])
      s += c.path(
        `M${f(cx + side * 122)} ${f(h * 0.1)}C${f(cx + side * 170)} ${f(h * 0.2)} ${f(cx + side * 200)} ${f(h * 0.32)} ${f(cx + side * 196)} ${f(h * 0.4)}L${f(cx + side * 146)} ${f(h * 0.42)}L${f(cx + side * 176)} ${f(h * 0.5)}C${f(cx + side * 120)} ${f(h * 0.68)} ${f(cx + side * 60)} ${f(h * 0.8)} ${f(cx + side * 8)} ${f(h * 0.88)}C${f(cx + side * 40)} ${f(h * 0.6)} ${f(cx + side * 90)} ${f(h * 0.3)} ${f(cx + side * 122)} ${f(h * 0.1)}Z`,
        c.lin(
          [
            [0, mix(lapel, '#FFFFFF', 0.25)],
            [0.5, lapel],
            [1, mix(lapel, C.deep, 0.5)],
          ],
          side > 0 ? 0 : 1,
          0,
          side > 0 ? 1 : 0,
          1,
        ),
        `stroke="${mix(cloth, C.deep, 0.6)}" stroke-width="1.4"`,
      );
    const wing = (side: number) =>
      c.path(
        `M${f(cx)} ${f(h * 0.21)}C${f(cx + side * 30)} ${f(h * 0.16)} ${f(cx + side * 80)} ${f(h * 0.13)} ${f(cx + side * 104)} ${f(h * 0.15)}C${f(cx + side * 112)} ${f(h * 0.2)} ${f(cx + side * 112)} ${f(h * 0.24)} ${f(cx + side * 104)} ${f(h * 0.285)}C${f(cx + side * 80)} ${f(h * 0.3)} ${f(cx + side * 30)} ${f(h * 0.27)} ${f(cx)} ${f(h * 0.225)}Z`,
        c.lin([
          [0, mix(tie, '#FFFFFF', 0.3)],
          [0.5, tie],
          [1, mix(tie, '#FFFFFF', 0.12)],
        ]),
      ) +
      c.line(
        `M${f(cx + side * 20)} ${f(h * 0.21)}Q${f(cx + side * 50)} ${f(h * 0.2)} ${f(cx + side * 72)} ${f(h * 0.18)}M${f(cx + side * 20)} ${f(h * 0.226)}Q${f(cx + side * 50)} ${f(h * 0.24)} ${f(cx + side * 72)} ${f(h * 0.258)}`,
        mix(tie, '#FFFFFF', 0.25),
        2,
        'opacity=".6"',
      );
    s +=
      wing(-1) +
      wing(1) +
      c.rect(c.rounded(mix(tie, '#FFFFFF', 0.12), false), cx - 17, h * 0.19, 34, h * 0.055, 'rx="8"');
    const [bx, by] = [cx + 134, h * 0.47];
    for (let i = 0; i < 4; i++)
      s += c.sprig(bx, by + 20, 80, c.rand(-150, -40), c.pick([C.sage, C.moss]), i % 2 === 0, 7);
    s +=
      c.flower(bx, by, 34, c.pick([C.blush, C.cream, C.rose, C.peach])) +
      c.flower(bx + 28, by + 22, 19, C.cream) +
      c.rect('#FFF6EE', bx - 6, by + 34, 12, 30, 'rx="4"');
    s +=
      c.path(
        `M${f(cx - 232)} ${f(h * 0.66)}L${f(cx - 128)} ${f(h * 0.62)}L${f(cx - 126)} ${f(h * 0.645)}L${f(cx - 230)} ${f(h * 0.69)}Z`,
        mix(cloth, C.deep, 0.5),
      ) +
      c.path(
        `M${f(cx - 218)} ${f(h * 0.655)}L${f(cx - 196)} ${f(h * 0.58)}L${f(cx - 172)} ${f(h * 0.63)}L${f(cx - 154)} ${f(h * 0.57)}L${f(cx - 138)} ${f(h * 0.625)}Z`,
        '#FFFFFF',
      );
    return s + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.34);
  },
};
