import { blend, blur, down, path, stroke } from '../kit/art.ts';
import { firefighters } from '../kit/firefighters.ts';
import { flame } from '../kit/fire.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { clouds } from '../kit/sky.ts';
import { skyline } from '../kit/skyline.ts';
import type { Scene } from '../scene.ts';

export const incendioBodega: Scene = {
  focal: [0.5, 0.52],
  parts: { left: [0, 0.1, 0.79, 0.79], right: [0.22, 0.1, 0.78, 0.78] },
  alt: 'Bomberos apagan el fuego de una bodega entre casas y edificios, de noche',
  draw(a) {
    return (
      path(box(0, 0, 1600, 900), down(a, '#141230', '#3a1a3a', '#8a3a34', '#3a2430')) +
      clouds(a, -20, 520, '#2a1424', 0.8, 2, 0.95, 3) +
      clouds(a, 60, 480, '#b5523a', 0.45, 2.4, 0.6, 5) +
      skyline(
        a,
        640,
        -20,
        1640,
        (t) => 130 + 110 * Math.abs(t - 0.5) * 2,
        { wall: '#4a2f44', shade: '#2a1a30', window: '#24162a', lit: '#ffc87a', litShare: 0.3 },
        [60, 120],
      ) +
      glow(a, 780, 380, 620, '#ff8a3a', 0.75) +
      [460, 560, 660, 760, 860, 960, 1060]
        .map((x) => flame(a, x + a.random.range(-24, 24), 430, a.random.range(150, 270)))
        .join('') +
      path(
        polygon([
          [330, 430],
          [790, 300],
          [1250, 430],
        ]),
        down(a, '#4a2a30', '#2a1a24'),
      ) +
      path(box(350, 424, 880, 300), down(a, '#6a3a34', '#3f242c')) +
      Array.from({ length: 22 }, (_, i) =>
        path(box(352 + i * 40, 430, 4, 292), '#2a161f', 'opacity="0.5"'),
      ).join('') +
      path(box(640, 500, 300, 224), '#ffb04a') +
      [680, 740, 800, 860, 905].map((x) => flame(a, x, 724, a.random.range(130, 210))).join('') +
      [
        [420, 490],
        [520, 490],
        [1010, 490],
        [1110, 490],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(box(x, y, 70, 60), '#ffcf7a') + flame(a, x + 35, y + 20, a.random.range(80, 120)),
        )
        .join('') +
      [560, 700, 880, 1010].map((x) => flame(a, x, 370, a.random.range(110, 190))).join('') +
      glow(a, 790, 600, 520, '#ffb85a', 0.55) +
      path(box(0, 716, 1600, 190), down(a, '#5a3038', '#1a0f1c')) +
      blend('screen', blur(a, 24, path(ellipse(790, 770, 420, 40), '#ff9a4a', 'opacity="0.5"'))) +
      [
        [430, 676],
        [500, 690],
        [1090, 680],
      ]
        .map(([x = 0, y = 0]) => path(box(x, y, 78, 50, 3), '#8a5f3c') + path(box(x, y, 78, 8), '#b58a5a'))
        .join('') +
      cast(a, 1260, 866, 130, 12, '#0a0610', 0.7) +
      firefighters(
        a,
        [
          {
            at: [1190, 866],
            h: 400,
            pose: POSE.carry,
            facing: -1,
            hose: { handNear: [1084, 690], handFar: [1110, 704] },
          },
          {
            at: [1340, 870],
            h: 380,
            pose: POSE.carry,
            facing: -1,
            hose: { handNear: [1234, 690], handFar: [1260, 704] },
          },
          { at: [270, 864], h: 360, pose: POSE.speak, facing: 1 },
        ],
        '#ffc47a',
      ) +
      stroke('M1620 890Q1440 900 1330 760Q1200 680 1060 684', '#8a3a2a', 18) +
      stroke('M1620 884Q1440 894 1330 754Q1200 674 1060 678', '#e0906a', 5) +
      blend(
        'screen',
        blur(
          a,
          8,
          path(
            polygon([
              [1060, 676],
              [1060, 692],
              [820, 640],
              [760, 520],
            ]),
            '#dfeeff',
            'opacity="0.85"',
          ),
        ),
      ) +
      Array.from({ length: 60 }, () =>
        path(
          ellipse(a.random.range(300, 1300), a.random.range(60, 620), a.random.range(1.5, 4)),
          '#ffc46a',
          'opacity="0.85"',
        ),
      ).join('') +
      shadeFrom(a, 'bottom', 100, '#0a0610', 0.6)
    );
  },
};
