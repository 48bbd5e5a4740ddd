import { across, blend, clip, down, linear, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { silhouette } from '../kit/people.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const cine: Scene = {
  focal: [0.5, 0.42],
  alt: 'Una sala de cine a oscuras con una pareja en silueta ante la pantalla',
  draw(a) {
    const film =
      sky(a, SKY.warm, 420, { sun: [800, 330, 60], cover: 0.5 }) +
      path(
        smooth(
          [
            [240, 480],
            [520, 380],
            [700, 440],
            [940, 360],
            [1360, 480],
            [1360, 600],
            [240, 600],
          ],
          true,
          0.6,
        ),
        '#8a3f4a',
      ) +
      path(box(240, 470, 1120, 120), down(a, '#7a3340', '#3a1a34')) +
      silhouette(a, 660, 540, 250, POSE.walk, { hat: { colour: '#2a1028', kind: 'sombrero' } }, '#2a1028') +
      silhouette(
        a,
        940,
        540,
        236,
        POSE.stand,
        { woman: true, hairStyle: 'long', skirt: { length: 0.8, flare: 0.08, colour: '#2a1028' } },
        '#2a1028',
        -1,
      );
    return (
      path(box(0, 0, 1600, 900), down(a, '#170c1e', '#2a1026', '#12081a')) +
      Array.from(
        { length: 9 },
        (_, i) =>
          path(box(i * 26, 0, 20, 760), across(a, '#4a1428', '#7a1f34', '#3a1024')) +
          path(box(1600 - i * 26 - 20, 0, 20, 760), across(a, '#4a1428', '#7a1f34', '#3a1024')),
      ).join('') +
      path(box(254, 66, 1092, 474, 8), '#0a0610') +
      clip(a, box(270, 80, 1060, 446), film) +
      glow(a, 800, 300, 900, '#ffb070', 0.4) +
      blend(
        'screen',
        path(
          polygon([
            [270, 526],
            [1330, 526],
            [1560, 900],
            [40, 900],
          ]),
          linear(a, [
            [0, '#ffb070', 0.45],
            [1, '#ffb070', 0],
          ]),
        ),
      ) +
      shaft(
        a,
        [
          [790, 900],
          [810, 900],
          [1330, 80],
          [270, 80],
        ],
        '#fff0d0',
        0.16,
        20,
      ) +
      crowd(a, {
        y0: 640,
        y1: 720,
        rows: 2,
        size: [84, 110],
        clothes: ['#3a1428', '#4a1a2c'],
        far: '#24101f',
        rim: '#ffb070',
        skin: ['#3a2026'],
        gap: 1.3,
      }) +
      Array.from(
        { length: 12 },
        (_, i) =>
          path(
            smooth(
              [
                [i * 150 - 70, 900],
                [i * 150 - 66, 770],
                [i * 150, 744],
                [i * 150 + 66, 770],
                [i * 150 + 70, 900],
              ],
              true,
              0.6,
            ),
            down(a, '#8a2434', '#3a1022'),
          ) +
          stroke(
            `M${String(i * 150 - 62)} 776Q${String(i * 150)} 738 ${String(i * 150 + 62)} 776`,
            '#f0906a',
            4,
            'opacity="0.7"',
          ),
      ).join('') +
      crowd(a, {
        x0: 640,
        x1: 960,
        y0: 740,
        y1: 760,
        rows: 1,
        size: [170, 170],
        clothes: ['#24101f'],
        far: '#24101f',
        rim: '#ffcf9a',
        skin: ['#2a161c'],
        gap: 1.05,
      }) +
      path(
        polygon([
          [930, 880],
          [1050, 880],
          [1030, 980],
          [950, 980],
        ]),
        '#f7efe0',
      ) +
      Array.from({ length: 26 }, () =>
        path(
          ellipse(990 + a.random.range(-60, 60), 872 + a.random.range(-22, 8), 14, 11),
          a.random.pick(['#fff0c8', '#f3d99a', '#ffe6b0']),
        ),
      ).join('') +
      shadeFrom(a, 'bottom', 100, '#08040e', 0.5)
    );
  },
};
