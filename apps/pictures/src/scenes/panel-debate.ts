import { down, linear, path } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const panelDebate: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.08, 0.9, 0.9], right: [0.1, 0.08, 0.9, 0.9] },
  fixed: true,
  alt: 'Cuatro panelistas conversan en sillones sobre un escenario de foro',
  draw(a) {
    const seat = (
      x: number,
      f: 1 | -1,
      pose: typeof POSE.sit,
      top: string,
      jacket: string,
      woman: boolean,
      skin: string,
      hair: 'long' | 'short' | 'bun' | 'bald',
    ): string =>
      cast(a, x, 752, 170, 16, '#062028', 0.65) +
      formed(
        a,
        smooth(
          [
            [x - 110, 750],
            [x - 126, 560],
            [x - 90, 500],
            [x + 90, 500],
            [x + 126, 560],
            [x + 110, 750],
          ],
          true,
          0.45,
        ),
        '#d9a04a',
        '#7a4a2a',
        -16,
        -14,
        8,
      ) +
      path(box(x - 124, 620, 40, 130, 18), '#c98f3f') +
      figure(
        a,
        x - f * 14,
        752,
        430,
        { ...pose, turn: 0.85, hip: 0.58 },
        {
          woman,
          skin,
          hair: woman ? '#2a1a1e' : '#1f181c',
          hairStyle: hair,
          top,
          bottom: '#22304a',
          jacket,
          shoes: '#1c1824',
        },
        f,
        { rim: '#fff3d0', shade: '#0f2a48', from: -1 },
      ).svg +
      path(box(x + 84, 620, 40, 130, 18), '#e0ab55');
    return (
      path(box(0, 0, 1600, 900), down(a, '#0d3f4a', '#17707a', '#0f4a56')) +
      path(
        box(200, 80, 1200, 360, 4),
        linear(a, [
          [0, '#f3ead2'],
          [1, '#d9c9a0'],
        ]),
      ) +
      path(
        polygon([
          [200, 440],
          [200, 260],
          [520, 80],
          [760, 80],
        ]),
        '#1d8a86',
        'opacity="0.85"',
      ) +
      path(
        polygon([
          [1400, 80],
          [1400, 300],
          [1160, 440],
          [960, 440],
        ]),
        '#f0bf55',
        'opacity="0.9"',
      ) +
      path(ellipse(1130, 230, 70), '#0f5a66') +
      path(box(560, 190, 420, 30, 4), '#12434e') +
      path(box(560, 240, 320, 30, 4), '#12434e') +
      path(box(560, 304, 160, 14, 4), '#c9503f') +
      shaft(
        a,
        [
          [360, -20],
          [420, -20],
          [560, 760],
          [200, 760],
        ],
        '#fff6d8',
        0.45,
        14,
      ) +
      shaft(
        a,
        [
          [1180, -20],
          [1240, -20],
          [1400, 760],
          [1040, 760],
        ],
        '#fff6d8',
        0.45,
        14,
      ) +
      shaft(
        a,
        [
          [770, -20],
          [830, -20],
          [1000, 760],
          [600, 760],
        ],
        '#fff6d8',
        0.45,
        14,
      ) +
      path(
        polygon([
          [0, 640],
          [1600, 640],
          [1660, 910],
          [-60, 910],
        ]),
        down(a, '#a8714a', '#5a3630'),
      ) +
      path(
        polygon([
          [200, 690],
          [1400, 690],
          [1520, 830],
          [80, 830],
        ]),
        '#17616a',
      ) +
      path(
        polygon([
          [230, 700],
          [1370, 700],
          [1480, 820],
          [120, 820],
        ]),
        '#1f7a80',
      ) +
      seat(330, 1, POSE.sit, '#f3ead6', '#c9403a', true, '#a56c48', 'long') +
      seat(
        640,
        1,
        { ...POSE.sit, armNear: [40, 116], lean: -2 } as unknown as typeof POSE.sit,
        '#f3ead6',
        '#2f3f5a',
        false,
        '#d9a47c',
        'short',
      ) +
      seat(
        980,
        -1,
        { ...POSE.sit, armNear: [50, 120], lean: 6 } as unknown as typeof POSE.sit,
        '#f3ead6',
        '#e9dcc0',
        true,
        '#6a402c',
        'bun',
      ) +
      seat(1290, -1, POSE.sit, '#f3ead6', '#5a3a4a', false, '#c08862', 'bald') +
      cast(a, 810, 800, 120, 10, '#062028', 0.6) +
      path(ellipse(810, 730, 96, 22), '#f3ead6') +
      path(box(804, 740, 12, 60), '#8a7a70') +
      path(box(770, 690, 26, 38, 4), '#bfe0dc', 'opacity="0.8"') +
      path(box(824, 694, 24, 34, 4), '#bfe0dc', 'opacity="0.8"') +
      crowd(a, {
        y0: 870,
        y1: 880,
        rows: 1,
        size: [130, 130],
        clothes: ['#0d2c36', '#12343e'],
        far: '#0d2c36',
        rim: '#7fc8c0',
        skin: ['#2a2a30'],
      }) +
      shadeFrom(a, 'bottom', 90, '#041a20', 0.55)
    );
  },
};
