import { clip, down, linear, path } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { arch, box, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const modaPasarela: Scene = {
  focal: [0.5, 0.45],
  alt: 'Una modelo con vestido largo camina por la pasarela entre filas de asistentes',
  draw(a) {
    const skirt = smooth(
      [
        [720, 420],
        [690, 520],
        [560, 780],
        [640, 812],
        [800, 822],
        [960, 806],
        [1060, 770],
        [910, 520],
        [880, 420],
      ],
      true,
      0.6,
    );
    const f = figure(
      a,
      800,
      826,
      640,
      { ...POSE.walk, turn: 0.9, armNear: [-10, -4], armFar: [12, 24], lean: 1 },
      {
        woman: true,
        skin: '#8a5638',
        hair: '#1a1216',
        hairStyle: 'bun',
        sleeves: 'none',
        top: '#d9246f',
        bottom: '#d9246f',
        shoes: '#f3d28a',
        skirt: { length: 0.2, flare: 0.03 },
      },
      1,
      { rim: '#fff0e6', shade: '#5a0f50', from: -1 },
    );
    return (
      path(
        box(0, 0, 1600, 900),
        linear(a, [
          [0, '#3a1a3a'],
          [0.5, '#c98a94'],
          [1, '#5a2440'],
        ]),
      ) +
      path(
        arch(500, 640, 600, 600),
        linear(a, [
          [0, '#fff3ea'],
          [1, '#f0c4b8'],
        ]),
      ) +
      path(
        arch(590, 640, 420, 500),
        linear(a, [
          [0, '#f6d3c8'],
          [1, '#e0a09a'],
        ]),
      ) +
      [0, 1]
        .map((m) =>
          Array.from({ length: 3 }, (_, i) =>
            path(
              box(m ? 1150 + i * 150 : 60 + i * 150, 0, 90, 640),
              linear(a, [
                [0, '#f3cfc4', 0.5],
                [1, '#8a4a5a', 0.2],
              ]),
            ),
          ).join(''),
        )
        .join('') +
      shaft(
        a,
        [
          [740, -20],
          [860, -20],
          [1080, 860],
          [520, 860],
        ],
        '#fff6ea',
        0.8,
        20,
      ) +
      shaft(
        a,
        [
          [240, -20],
          [320, -20],
          [720, 860],
          [420, 860],
        ],
        '#ffd9e6',
        0.4,
        20,
      ) +
      shaft(
        a,
        [
          [1280, -20],
          [1360, -20],
          [1180, 860],
          [880, 860],
        ],
        '#ffd9e6',
        0.4,
        20,
      ) +
      path(
        polygon([
          [690, 600],
          [910, 600],
          [1280, 910],
          [320, 910],
        ]),
        down(a, '#fff6ee', '#e8c4be'),
      ) +
      crowd(a, {
        x0: -30,
        x1: 560,
        y0: 620,
        y1: 690,
        rows: 2,
        size: [80, 104],
        clothes: ['#3a1f34', '#2a1a2c', '#5a2a44', '#e8d9cc'],
        far: '#6a3a50',
        rim: '#ffe0d6',
        skin: ['#8a5a4a', '#6a4038'],
      }) +
      crowd(a, {
        x0: 1050,
        x1: 1640,
        y0: 620,
        y1: 690,
        rows: 2,
        size: [80, 104],
        clothes: ['#3a1f34', '#2a1a2c', '#5a2a44', '#e8d9cc'],
        far: '#6a3a50',
        rim: '#ffe0d6',
        skin: ['#8a5a4a', '#6a4038'],
      }) +
      crowd(a, {
        x0: -40,
        x1: 360,
        y0: 820,
        y1: 840,
        rows: 1,
        size: [160, 160],
        clothes: ['#24101f', '#341830'],
        far: '#24101f',
        rim: '#ffd0c8',
        skin: ['#3a2028'],
      }) +
      crowd(a, {
        x0: 1250,
        x1: 1640,
        y0: 820,
        y1: 840,
        rows: 1,
        size: [160, 160],
        clothes: ['#24101f', '#341830'],
        far: '#24101f',
        rim: '#ffd0c8',
        skin: ['#3a2028'],
      }) +
      cast(a, 820, 836, 280, 22, '#5a2040', 0.55) +
      f.svg +
      formed(a, skirt, '#e0307a', '#7a0f58', -46, -10, 14) +
      clip(
        a,
        skirt,
        [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]
          .map((t, i) =>
            path(
              smooth(
                [
                  [800 + t * 60, 440],
                  [800 + t * 150 - 12, 640],
                  [800 + t * 250 - 26, 830],
                  [800 + t * 250 + 16, 830],
                  [800 + t * 150 + 8, 640],
                ],
                true,
                0.6,
              ),
              i % 2 ? '#ff7ab0' : '#a8145a',
              'opacity="0.5"',
            ),
          )
          .join(''),
      ) +
      path(
        smooth(
          [
            [716, 424],
            [800, 440],
            [884, 424],
            [880, 446],
            [800, 462],
            [720, 446],
          ],
          true,
          0.6,
        ),
        '#f3d28a',
      ) +
      glow(a, 800, 180, 500, '#fff6ea', 0.45) +
      [
        [130, 560],
        [1480, 540],
        [300, 610],
        [1330, 600],
      ]
        .map(([x = 0, y = 0]) => glow(a, x, y, 90, '#ffffff', 0.9))
        .join('') +
      shadeFrom(a, 'bottom', 90, '#2a0f24', 0.5)
    );
  },
};
