import { across, blend, down, linear, path } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { bus } from '../kit/vehicles.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const transmilenio: Scene = {
  focal: [0.45, 0.6],
  fixed: true,
  alt: 'Un bus articulado frente a la estación, con pasajeros que esperan bajo la lluvia de la tarde',
  draw(a) {
    return (
      sky(a, SKY.dusk, 520, { cover: 0.55 }) +
      mountains(
        a,
        ridge(a, {
          y: 390,
          amp: 40,
          seed: 2,
          peaks: [
            [1200, 120, 420],
            [200, 90, 360],
          ],
        }),
        { top: '#4b4672', base: '#a87a88', shade: '#383460', bottom: 640 },
      ) +
      skyline(
        a,
        640,
        -20,
        1640,
        (t) => 170 + 120 * Math.exp(-(((t - 0.75) / 0.14) ** 2)),
        { wall: '#6f5a80', shade: '#453a66', window: '#3a3460', lit: '#ffcf82', litShare: 0.4 },
        [46, 96],
      ) +
      haze(a, 480, 660, '#f0a07a', 0.45, 0.8) +
      path(box(0, 640, 1600, 270), down(a, '#5a4a66', '#2c2644')) +
      path(
        polygon([
          [0, 800],
          [1600, 800],
          [1600, 812],
          [0, 812],
        ]),
        '#d9b25a',
        'opacity="0.7"',
      ) +
      path(
        polygon([
          [760, 380],
          [1640, 330],
          [1640, 360],
          [760, 404],
        ]),
        across(a, '#c9c0c4', '#8a8296'),
      ) +
      path(
        polygon([
          [780, 404],
          [1640, 360],
          [1640, 660],
          [780, 660],
        ]),
        '#f2c98a',
        'opacity="0.28"',
      ) +
      Array.from({ length: 9 }, (_, i) =>
        path(box(790 + i * 104, 404 - i * 5, 9, 270 + i * 5), '#4a4460'),
      ).join('') +
      path(box(760, 650, 880, 34), down(a, '#8a7f92', '#4f4866')) +
      Array.from(
        { length: 11 },
        (_, i) =>
          figure(
            a,
            830 + i * 74 + a.random.range(-18, 18),
            652,
            205 * a.random.range(0.9, 1.06),
            a.random.pick([POSE.stand, POSE.easy, POSE.walk]),
            someone(a, ['#3a4a70', '#7a3a4c', '#c98f4a', '#4f6a6a']),
            a.random.chance(0.5) ? 1 : -1,
            { rim: '#ffdca0', from: 1 },
          ).svg,
      ).join('') +
      cast(a, 620, 806, 700, 20, '#120c22', 0.7) +
      bus(a, -120, 800, 1320, 300, '#c22f2c', '#f6cf92', 2) +
      blend(
        'screen',
        path(
          polygon([
            [1180, 720],
            [1640, 690],
            [1640, 860],
            [1190, 750],
          ]),
          linear(
            a,
            [
              [0, '#fff0bf', 0.75],
              [1, '#fff0bf', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ) +
      path(box(200, 540, 210, 34, 6), '#16121f') +
      [0, 1, 2, 3, 4, 5].map((i) => path(box(216 + i * 30, 549, 18, 16), '#ffb43c')).join('') +
      blend(
        'screen',
        [
          [180, 60],
          [420, 90],
          [700, 60],
          [980, 100],
          [1240, 80],
        ]
          .map(([x = 0, w = 0]) => path(ellipse(x, 858, w * 1.6, 7), '#ff8a5a', 'opacity="0.4"'))
          .join(''),
      ) +
      glow(a, 1190, 722, 200, '#fff0c0', 0.8) +
      shadeFrom(a, 'bottom', 110, '#120c22', 0.55)
    );
  },
};
