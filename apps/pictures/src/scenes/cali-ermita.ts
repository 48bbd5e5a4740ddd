import { across, down, path, stroke } from '../kit/art.ts';
import { lamp } from '../kit/street.ts';
import { skyline } from '../kit/skyline.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ribbon, ridge } from '../kit/land.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { arch, box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const caliErmita: Scene = {
  focal: [0.5, 0.45],
  parts: { left: [0, 0.02, 0.9, 0.9], right: [0.1, 0.02, 0.9, 0.9] },
  fixed: true,
  alt: 'La iglesia de La Ermita, con sus agujas góticas, al atardecer',
  draw(a) {
    const c = '#8fb0cf';
    const spire = (x: number, y: number, w: number, h: number): string =>
      path(box(x - w / 2, y - h * 0.55, w, h * 0.55), across(a, light(c, 0.5), c, dark(c, 0.35))) +
      path(arch(x - w * 0.22, y - h * 0.2, w * 0.44, h * 0.26), dark(c, 0.6)) +
      path(
        polygon([
          [x - w * 0.62, y - h * 0.54],
          [x, y - h],
          [x + w * 0.62, y - h * 0.54],
        ]),
        '#f7efe0',
      ) +
      path(
        polygon([
          [x, y - h * 0.54],
          [x, y - h],
          [x + w * 0.62, y - h * 0.54],
        ]),
        dark(c, 0.12),
      ) +
      [-1, 1]
        .map((m) =>
          path(
            polygon([
              [x + m * w * 0.62 - w * 0.1, y - h * 0.52],
              [x + m * w * 0.62, y - h * 0.68],
              [x + m * w * 0.62 + w * 0.1, y - h * 0.52],
            ]),
            '#f7efe0',
          ),
        )
        .join('') +
      stroke(`M${String(x)} ${String(y - h)}v-26M${String(x - 8)} ${String(y - h - 16)}h16`, '#f7efe0', 4);
    return (
      sky(a, { ...SKY.warm, bands: ['#2f6a86', '#6fa3a3', '#f0c389', '#f2a05c'] }, 640, {
        sun: [1180, 450, 46],
        cover: 0.55,
        stretch: 4,
      }) +
      mountains(
        a,
        ridge(a, {
          y: 520,
          amp: 40,
          seed: 2,
          peaks: [
            [300, 130, 400],
            [1400, 90, 360],
          ],
        }),
        { top: '#5f7a8a', base: '#efb98a', shade: '#47607a', bottom: 760, side: -1 },
      ) +
      skyline(a, 740, -20, 480, () => 170, {
        wall: '#d9936a',
        shade: '#8f5a62',
        window: '#7a4f5f',
        lit: '#ffe6ae',
        litShare: 0.2,
      }) +
      skyline(a, 740, 1120, 1640, () => 200, {
        wall: '#c9825f',
        shade: '#83505f',
        window: '#7a4f5f',
        lit: '#ffe6ae',
        litShare: 0.2,
      }) +
      palm(a, 330, 800, 430, { trunk: '#6a4a48', leaf: '#2f6a52' }, 0.06) +
      palm(a, 1290, 800, 470, { trunk: '#6a4a48', leaf: '#2f6a52' }, -0.07) +
      path(box(560, 480, 480, 320), across(a, light(c, 0.35), c, dark(c, 0.3))) +
      path(
        polygon([
          [560, 486],
          [640, 400],
          [960, 400],
          [1040, 486],
        ]),
        '#f7efe0',
      ) +
      spire(590, 640, 90, 380) +
      spire(1010, 640, 90, 380) +
      spire(680, 560, 70, 330) +
      spire(920, 560, 70, 330) +
      spire(800, 560, 140, 500) +
      path(box(566, 640, 468, 12), '#f7efe0') +
      path(arch(745, 800, 110, 200), '#f7efe0') +
      path(arch(757, 800, 86, 180), '#3a3550') +
      [600, 670, 890, 960]
        .map((x) => path(arch(x, 780, 44, 120), '#f7efe0') + path(arch(x + 6, 780, 32, 108), '#4f6488'))
        .join('') +
      path(ellipse(800, 520, 34), '#f7efe0') +
      path(ellipse(800, 520, 25), '#c9503f') +
      Array.from({ length: 8 }, (_, i) =>
        stroke(
          `M800 520L${String(800 + 25 * Math.cos(i * 0.785))} ${String(520 + 25 * Math.sin(i * 0.785))}`,
          '#f7efe0',
          3,
        ),
      ).join('') +
      path(box(0, 796, 1600, 110), down(a, '#e3b183', '#8a5a5c')) +
      path(
        ribbon([
          [800, 796, 120],
          [800, 840, 260],
          [800, 910, 620],
        ]),
        '#f3d3a6',
        'opacity="0.7"',
      ) +
      Array.from({ length: 12 }, () => {
        const y = a.random.range(815, 870);
        const x = a.random.range(60, 1540);
        return (
          cast(a, x - 20, y, 34, 5, '#4a2a40', 0.5) +
          figure(
            a,
            x,
            y,
            76 + (y - 815) * 0.9,
            a.random.pick([POSE.walk, POSE.easy, POSE.stride]),
            someone(a, ['#f4e2c2', '#d9503f', '#3f6a8a', '#e0ab45', '#3f7a5f']),
            a.random.chance(0.5) ? 1 : -1,
            {},
          ).svg
        );
      }).join('') +
      lamp(470, 830, 200, '#2f2538', '#ffe9b8') +
      lamp(1130, 830, 200, '#2f2538', '#ffe9b8') +
      glow(a, 1180, 450, 620, '#ffca80', 0.45) +
      birds(a, 520, 240, 8, '#3a4a66', 12) +
      shadeFrom(a, 'bottom', 100, '#3a1f3a', 0.45)
    );
  },
};
