import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A gown on a hanger in front of a tall window. */
export const gown: Scene = {
  frame: [1, 1.35, 0.5, 0.46],
  mirrors: true,
  draw: (c) => {
    const { w, h } = c;
    const wall = c.pick(['#D9C6BC', '#C5C4B6', '#BFA9A6', '#CDBBA9']);
    const silk = c.pick(['#FFFDF8', '#FBF1E6', '#F6E4DE']);
    const cx = w * c.rand(0.46, 0.54);
    let s = c.rect(
      c.lin(
        [
          [0, mix(wall, C.deep, 0.25)],
          [0.5, wall],
          [1, mix(wall, C.deep, 0.3)],
        ],
        0,
        0,
        1,
        0.3,
      ),
    );
    s +=
      c.g(
        c.path(
          c.archPath(cx, h * 0.9, w * 0.56, h * 0.96),
          c.lin([
            [0, '#FFF8EA'],
            [0.7, '#F6E6CC'],
            [1, '#D9D3B9'],
          ]),
        ) +
          c.line(
            `M${f(cx)} 0V${f(h * 0.9)}M${f(cx - w * 0.28)} ${f(h * 0.34)}H${f(cx + w * 0.28)}M${f(cx - w * 0.28)} ${f(h * 0.64)}H${f(cx + w * 0.28)}`,
            '#FFFFFF',
            12,
          ),
        c.blur(4),
      ) + c.glow(cx, h * 0.4, w * 0.4, '#FFF3D8', 0.8);
    s +=
      c.rect(
        c.lin([
          [0, '#C9AF98'],
          [1, '#8F7466'],
        ]),
        0,
        h * 0.88,
        w,
        h * 0.12,
      ) + c.shade(cx, h * 0.95, 220, 16, 0.35);
    for (const side of [-1, 1])
      for (let i = 0; i < 5; i++)
        s += c.path(
          `M${f(cx + side * w * (0.3 + i * 0.05))} 0C${f(cx + side * w * (0.32 + i * 0.05))} ${f(h * 0.4)} ${f(cx + side * w * (0.27 + i * 0.055))} ${f(h * 0.7)} ${f(cx + side * w * (0.31 + i * 0.055))} ${f(h * 0.95)}H${f(cx + side * w * (0.38 + i * 0.055))}C${f(cx + side * w * (0.35 + i * 0.055))} ${f(h * 0.6)} ${f(cx + side * w * (0.38 + i * 0.05))} ${f(h * 0.3)} ${f(cx + side * w * (0.36 + i * 0.05))} 0Z`,
          c.lin(
            [
              [0, mix(wall, '#FFFFFF', 0.7), 0.8],
              [0.5, '#FFFFFF', 0.65],
              [1, mix(wall, C.plum, 0.3), 0.5],
            ],
            0,
            0,
            1,
            0,
          ),
          c.blur(4),
        );
    const [y, shade] = [h * 0.2, mix(silk, C.plum, 0.36)];
    s +=
      c.line(`M${f(cx)} ${f(y - 60)}c0 -26 26 -26 22 -4c-4 14 -22 12 -22 34`, '#8A6532', 4) +
      c.line(`M${f(cx - 62)} ${f(y + 12)}Q${f(cx)} ${f(y - 56)} ${f(cx + 62)} ${f(y + 12)}`, '#A97A4A', 9);
    const skirt = `M${f(cx - 44)} ${f(y + 146)}C${f(cx - 90)} ${f(y + 260)} ${f(cx - 170)} ${f(y + 420)} ${f(cx - 230)} ${f(h * 0.945)}C${f(cx - 90)} ${f(h * 0.985)} ${f(cx + 110)} ${f(h * 0.985)} ${f(cx + 240)} ${f(h * 0.945)}C${f(cx + 170)} ${f(y + 420)} ${f(cx + 90)} ${f(y + 260)} ${f(cx + 44)} ${f(y + 146)}Z`;
    s += c.path(
      skirt,
      c.lin(
        [
          [0, shade],
          [0.3, silk],
          [0.55, '#FFFFFF'],
          [0.8, silk],
          [1, shade],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    let folds = '';
    for (let i = 0; i < 15; i++) {
      const t = i / 14 - 0.5;
      folds += c.path(
        `M${f(cx + t * 80)} ${f(y + 150)}C${f(cx + t * 160)} ${f(y + 290)} ${f(cx + t * 320 + c.rand(-16, 16))} ${f(y + 420)} ${f(cx + t * 450)} ${f(h)}H${f(cx + t * 450 + 22)}C${f(cx + t * 330)} ${f(y + 420)} ${f(cx + t * 170)} ${f(y + 290)} ${f(cx + t * 82)} ${f(y + 150)}Z`,
        i % 2 ? shade : '#FFFFFF',
        `opacity="${i % 2 ? 0.4 : 0.7}"`,
      );
    }
    s += c.clipped(skirt, c.g(folds, c.blur(4)));
    s +=
      c.path(
        `M${f(cx - 56)} ${f(y + 16)}C${f(cx - 44)} ${f(y + 50)} ${f(cx - 16)} ${f(y + 66)} ${f(cx)} ${f(y + 74)}C${f(cx + 16)} ${f(y + 66)} ${f(cx + 44)} ${f(y + 50)} ${f(cx + 56)} ${f(y + 16)}L${f(cx + 66)} ${f(y + 22)}C${f(cx + 64)} ${f(y + 80)} ${f(cx + 58)} ${f(y + 110)} ${f(cx + 46)} ${f(y + 152)}H${f(cx - 46)}C${f(cx - 58)} ${f(y + 110)} ${f(cx - 64)} ${f(y + 80)} ${f(cx - 66)} ${f(y + 22)}Z`,
        c.lin(
          [
            [0, shade],
            [0.35, silk],
            [0.6, '#FFFFFF'],
            [1, shade],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      c.rect(
        c.lin(
          [
            [0, mix(C.rose, silk, 0.5)],
            [0.5, silk],
            [1, mix(C.rose, silk, 0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
        cx - 47,
        y + 140,
        94,
        17,
      );
    for (let i = 0; i < 90; i++) {
      const [px, py] = [cx + c.rand(-52, 52), y + c.rand(52, 138)];
      s += c.circ(px, py, c.rand(1, 2.6), c.pick(['#FFFFFF', C.gold, shade]), 'opacity=".7"');
    }
    s +=
      c.posy(w * 0.12, h * 0.92, h * 0.14, [C.blush, C.cream, C.rose], 6) +
      c.posy(w * 0.9, h * 0.95, h * 0.11, [C.cream, C.blush], 5);
    return s + c.leafShadow(0.16, C.plum, 'tr', 3) + c.leak(C.honey, 1, 0, 0.8, 0.35) + c.vignette(0.3, C.plum);
  },
};
