import { across, down, linear, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const teatro: Scene = {
  focal: [0.5, 0.5],
  alt: 'Una actriz sola en el escenario del teatro, entre telones y palcos',
  draw(a) {
    const curtain = (m: 1 | -1): string =>
      Array.from({ length: 11 }, (_, i) => {
        const x = m < 0 ? 170 + i * 34 : 1430 - i * 34;
        const sway = 70 - i * 6;
        return path(
          smooth(
            [
              [x - 24, 40],
              [x - 22 - m * 0, 460],
              [x - 24 + m * sway * 0.2, 760],
              [x + 24 + m * sway * 0.2, 760],
              [x + 22, 460],
              [x + 24, 40],
            ],
            true,
            0.5,
          ),
          across(a, '#5a0f20', '#c22a34', '#7a1526'),
        );
      }).join('');
    const balcony = (y: number, k: number): string =>
      [-1, 1]
        .map(
          (m) =>
            path(
              smooth(
                [
                  [800 + m * 820, y],
                  [800 + m * 760, y + 50 * k],
                  [800 + m * 640, y + 30 * k],
                  [800 + m * 640, y + 90 * k],
                  [800 + m * 760, y + 116 * k],
                  [800 + m * 820, y + 90 * k],
                ],
                true,
                0.5,
              ),
              linear(a, [
                [0, '#f3cf7a'],
                [1, '#8a5228'],
              ]),
            ) +
            crowd(a, {
              x0: m < 0 ? -30 : 1450,
              x1: m < 0 ? 150 : 1640,
              y0: y - 14,
              y1: y - 14,
              rows: 1,
              size: [50, 50],
              clothes: ['#3a1a2c'],
              far: '#3a1a2c',
              skin: ['#6a4038'],
              rim: '#f0b06a',
            }),
        )
        .join('');
    return (
      path(box(0, 0, 1600, 900), down(a, '#2a1018', '#4a1a1c')) +
      path(box(170, 40, 1260, 720), down(a, '#16203f', '#2f3f70', '#7a5a80')) +
      path(ellipse(1090, 250, 110), '#fff3cf', 'opacity="0.9"') +
      glow(a, 1090, 250, 330, '#fff3cf', 0.5) +
      skyline(
        a,
        650,
        500,
        1120,
        (t) => 60 + 90 * Math.sin(t * 6) ** 2,
        { wall: '#24305a', shade: '#1a2448', window: '#1a2448', lit: '#ffd98a', litShare: 0.3 },
        [50, 90],
      ) +
      path(
        polygon([
          [170, 650],
          [1430, 650],
          [1560, 790],
          [40, 790],
        ]),
        down(a, '#a86a40', '#5a2f28'),
      ) +
      shaft(
        a,
        [
          [560, -20],
          [620, -20],
          [1010, 740],
          [620, 740],
        ],
        '#fff3d0',
        0.75,
        14,
      ) +
      path(ellipse(810, 738, 240, 36), '#fff3d0', 'opacity="0.6"') +
      cast(a, 840, 742, 130, 12, '#2a1018', 0.7) +
      figure(
        a,
        806,
        738,
        420,
        { ...POSE.twirl, lean: -6, head: -10 },
        {
          woman: true,
          skin: '#c98f68',
          hair: '#1c1218',
          hairStyle: 'bun',
          sleeves: 'none',
          top: '#c9263a',
          bottom: '#c9263a',
          skirt: { length: 0.97, flare: 0.14, sway: -0.05, colour: '#c9263a' },
        },
        1,
        { rim: '#fff6dc', shade: '#4a0f38', from: -1 },
      ).svg +
      curtain(-1) +
      curtain(1) +
      path(
        smooth(
          [
            [150, 0],
            [400, 150],
            [800, 96],
            [1200, 150],
            [1450, 0],
          ],
          true,
          0.7,
        ),
        linear(a, [
          [0, '#c22a34'],
          [1, '#7a1526'],
        ]),
      ) +
      stroke('M170 30Q400 176 600 120Q800 84 1000 120Q1200 176 1430 30', '#f0c45a', 12) +
      [120, 1430]
        .map(
          (x) =>
            path(box(x, 0, 56, 790), across(a, '#f6dc94', '#c9913f', '#6a3f20')) +
            Array.from({ length: 12 }, (_, i) =>
              path(ellipse(x + 28, 50 + i * 62, 15, 20), '#8a5a28', 'opacity="0.6"'),
            ).join(''),
        )
        .join('') +
      balcony(230, 1) +
      balcony(440, 1) +
      path(box(0, 786, 1600, 24), down(a, '#e0b050', '#6a3f20')) +
      Array.from({ length: 15 }, (_, i) => path(ellipse(60 + i * 106, 790, 24, 14), '#fff0b8')).join('') +
      crowd(a, {
        y0: 830,
        y1: 890,
        rows: 2,
        size: [100, 140],
        clothes: ['#2a1020', '#34142a'],
        far: '#2a1020',
        rim: '#f0a060',
        skin: ['#2f1a20'],
      }) +
      shadeFrom(a, 'bottom', 80, '#14060e', 0.5)
    );
  },
};
