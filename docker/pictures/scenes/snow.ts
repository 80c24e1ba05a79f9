import { C, f, mix } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** A chapel-like cabin in deep snow under mountains. */
export const snow: Scene = {
  frame: [1, 1.3, 0.5, 0.6],
  mirrors: true,
  draw: (c) => {
    const [top, low, warm] = c.pick([
      ['#4A5A7A', '#C9A9B6', '#F4CF8D'],
      ['#7A8FA6', '#EAD9D6', '#FBE6B8'],
      ['#2E3450', '#8A7A9A', '#F4C77A'],
      ['#8A92A8', '#F3D9C6', '#FFE3B0'],
    ] as const);
    let s = c.field([top, low, mix(low, '#FFFFFF', 0.5)], 0, 480);
    const peak = (x: number, y: number, w: number, color: string) =>
      c.path(
        `M${x - w} 480L${x - w * 0.4} ${y + 90}L${x} ${y}L${x + w * 0.3} ${y + 70}L${x + w * 0.55} ${y + 110}L${x + w} 480Z`,
        color,
      ) +
      c.path(
        `M${x} ${y}L${x - w * 0.4} ${y + 90}L${x - w * 0.22} ${y + 100}L${x - w * 0.1} ${y + 72}L${x + w * 0.04} ${y + 120}L${x + w * 0.16} ${y + 84}L${x + w * 0.3} ${y + 70}Z`,
        '#FFFFFF',
        'opacity=".9"',
      );
    s +=
      peak(760, 130, 330, mix(top, low, 0.35)) +
      peak(250, 90, 380, mix(top, low, 0.2)) +
      peak(540, 220, 260, mix(top, low, 0.5)) +
      c.rect(low, 0, 380, 960, 110, `opacity=".35" ${c.blur(20)}`);
    const pine = (x: number, y: number, k: number) =>
      Array.from(
        { length: 5 },
        (_, i) =>
          c.path(
            `M${f(x)} ${f(y - k * (1 - i * 0.13))}L${f(x - k * (0.1 + i * 0.05))} ${f(y - k * (0.72 - i * 0.15))}H${f(x + k * (0.1 + i * 0.05))}Z`,
            mix('#3F5650', top, 0.3),
          ) +
          c.path(
            `M${f(x)} ${f(y - k * (1 - i * 0.13))}L${f(x - k * (0.08 + i * 0.04))} ${f(y - k * (0.77 - i * 0.15))}Q${f(x)} ${f(y - k * (0.83 - i * 0.14))} ${f(x + k * (0.05 + i * 0.03))} ${f(y - k * (0.79 - i * 0.15))}Z`,
            '#F6FAFD',
            'opacity=".92"',
          ),
      ).join('');
    for (let i = 0; i < 22; i++) s += pine(c.rand(-20, 980), 500 + c.rand(-20, 10), c.rand(70, 130));
    s +=
      c.path(
        'M0 500C200 460 380 500 520 490S800 470 960 500V720H0Z',
        c.lin([
          [0, '#FFFFFF'],
          [1, mix(low, '#DDE4F0', 0.5)],
        ]),
      ) +
      pine(110, 600, 260) +
      pine(860, 590, 300) +
      pine(200, 560, 170) +
      pine(760, 560, 180);
    s +=
      c.ell(480, 590, 240, 24, mix(top, '#FFFFFF', 0.35), `opacity=".5" ${c.blur(10)}`) +
      c.block(340, 440, 280, 146, '#6A4638', 2, false);
    for (let i = 0; i < 8; i++) s += c.line(`M340 ${452 + i * 18}H620`, '#3F2A28', 2, 'opacity=".5"');
    s +=
      c.path('M312 452L480 300L648 452L630 462L480 336L330 462Z', '#FFFFFF') +
      c.path('M340 446L480 326L620 446Z', '#7A5242') +
      c.rect(warm, 450, 380, 60, 46) +
      c.rect(warm, 362, 480, 62, 56) +
      c.rect(warm, 536, 480, 62, 56) +
      c.path(c.archPath(480, 586, 60, 116), '#4A2F2A') +
      c.path(c.archPath(480, 586, 44, 100), mix(warm, C.amber, 0.4)) +
      c.line('M393 480V536M362 508H424M567 480V536M536 508H598M480 380V426', '#4A2F2A', 4) +
      c.block(556, 330, 34, 76, '#8A6B58', 2) +
      c.rect('#FFFFFF', 552, 322, 42, 12, 'rx="6"');
    for (let i = 0; i < 4; i++)
      s += c.circ(576 + i * 12, 306 - i * 34, 12 + i * 7, '#FFFFFF', `opacity="${f(0.34 - i * 0.07)}" ${c.blur(6)}`);
    s +=
      c.glow(480, 500, 260, warm, 0.6) +
      c.path(
        'M458 586H502C520 640 500 680 540 730H400C440 680 450 640 458 586Z',
        mix(low, '#FFFFFF', 0.35),
        'opacity=".8"',
      ) +
      c.lights(330, 462, 630, 462, 14, 12, 2.8) +
      c.couple(560, 640, 0.95, '#3A2A36', '#FFFFFF');
    for (let i = 0; i < 130; i++)
      s += c.circ(c.rand(0, 960), c.rand(0, 720), c.rand(1, 3.6), '#FFFFFF', `opacity="${f(c.rand(0.4, 0.9))}"`);
    return s + c.vignette(0.3);
  },
};
