import { down, path, stroke } from '../kit/art.ts';

import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette } from '../kit/people.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { ball } from '../kit/ball.ts';
import type { Scene } from '../scene.ts';

/** A running pose in which the back foot has just left the ground. */
const CHASE = { ...POSE.run, legFar: [-30, -54] } as const;

export const futbolGol: Scene = {
  focal: [0.46, 0.5],
  alt: 'Una futbolista remata de volea mientras la tribuna se levanta detrás',
  draw(a) {
    const player = figure(
      a,
      690,
      806,
      600,
      { ...POSE.kick, lean: -18, head: 40, legNear: [78, 70] },
      {
        woman: true,
        skin: '#8a5434',
        hair: '#1c1418',
        hairStyle: 'bun',
        top: '#f0c93a',
        bottom: '#2f4f8f',
        shorts: true,
        sleeves: 'short',
        shoes: '#e0402f',
      },
      1,
      { rim: '#fff8dc', shade: '#3a2050', from: 1 },
    );
    return (
      path(box(0, 0, 1600, 900), down(a, '#1c2a5a', '#3f4a80', '#7a6a90')) +
      crowd(a, {
        y0: 120,
        y1: 520,
        rows: 8,
        size: [46, 76],
        clothes: ['#f0c93a', '#c9403a', '#2f4f8f', '#f0c93a', '#f7efe0'],
        far: '#4a4a80',
        arms: 0.5,
        rim: '#ffe9b0',
      }) +
      path(box(0, 0, 1600, 620), '#24306a', 'opacity="0.38"') +
      shaft(
        a,
        [
          [1200, -30],
          [1420, -30],
          [980, 860],
          [420, 860],
        ],
        '#f3f7ff',
        0.5,
        40,
      ) +
      shaft(
        a,
        [
          [80, -30],
          [260, -30],
          [900, 860],
          [520, 860],
        ],
        '#f3f7ff',
        0.32,
        40,
      ) +
      path(box(0, 560, 1600, 60), '#1c2a5a') +
      Array.from({ length: 10 }, (_, i) =>
        path(
          box(i * 170 - 30, 566, 164, 48),
          ['#c9403a', '#f7efe0', '#2f4f8f', '#f0c93a'][i % 4] ?? '#c9403a',
        ),
      ).join('') +
      path(box(0, 616, 1600, 300), down(a, '#4f9a52', '#1f5a40')) +
      [0, 2, 4]
        .map((i) =>
          path(
            polygon([
              [i * 330 - 60, 616],
              [i * 330 + 220, 616],
              [i * 420 + 60, 910],
              [i * 420 - 420, 910],
            ]),
            '#66b060',
            'opacity="0.4"',
          ),
        )
        .join('') +
      stroke('M-20 690L1620 660', '#f3f7e0', 6, 'opacity="0.8"') +
      silhouette(a, 1390, 740, 360, CHASE, {}, '#1f3a48', -1) +
      silhouette(a, 250, 730, 330, CHASE, {}, '#1f3a48') +
      cast(a, 720, 812, 250, 18, '#0f3028', 0.75) +
      player.svg +
      stroke('M965 560Q1040 500 1098 450M985 590Q1060 540 1112 490', '#ffffff', 5, 'opacity="0.5"') +
      ball(1132, 420, 50) +
      Array.from({ length: 50 }, () =>
        path(
          ellipse(a.random.range(760, 1060), a.random.range(740, 850), a.random.range(2, 7)),
          a.random.pick(['#8fd080', '#2f6a40', '#d9f0b0']),
        ),
      ).join('') +
      glow(a, 1300, 0, 620, '#f3f7ff', 0.5) +
      shadeFrom(a, 'bottom', 100, '#0a2028', 0.5)
    );
  },
};
