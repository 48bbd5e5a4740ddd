import { down, linear, path } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const auditorio: Scene = {
  focal: [0.5, 0.42],
  parts: { left: [0, 0, 0.8, 1] },
  fixed: true,
  alt: 'Un auditorio lleno visto desde atrás, con el escenario iluminado al fondo',
  draw(a) {
    return (
      path(box(0, 0, 1600, 900), down(a, '#0b3038', '#14525a', '#0d3a44')) +
      Array.from({ length: 11 }, (_, i) =>
        path(
          polygon([
            [i * 150 - 40, 0],
            [i * 150 + 70, 0],
            [700 + i * 20, 240],
            [680 + i * 20, 240],
          ]),
          i % 2 ? '#c98f55' : '#a87040',
          'opacity="0.55"',
        ),
      ).join('') +
      path(
        box(430, 190, 740, 300),
        linear(a, [
          [0, '#fff6dc'],
          [1, '#f0c98a'],
        ]),
      ) +
      path(
        box(470, 214, 660, 190),
        linear(
          a,
          [
            [0, '#1d7f82'],
            [1, '#0f5a66'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [470, 404],
          [470, 320],
          [700, 214],
          [860, 214],
        ]),
        '#3aa89c',
        'opacity="0.5"',
      ) +
      path(box(520, 262, 330, 20, 4), '#fdf6e0') +
      path(box(520, 298, 250, 20, 4), '#fdf6e0') +
      path(box(520, 346, 120, 10, 4), '#f0c45a') +
      path(ellipse(1010, 306, 54), '#f0c45a') +
      path(
        polygon([
          [430, 470],
          [1170, 470],
          [1230, 520],
          [370, 520],
        ]),
        '#b57a48',
      ) +
      [620, 720, 820, 920]
        .map(
          (x, i) =>
            figure(
              a,
              x,
              500,
              126,
              POSE.sit,
              { ...someone(a, ['#2f4a5a', '#8a3a3f', '#e9dcc0', '#c98f3f']), woman: i % 2 === 0 },
              i < 2 ? 1 : -1,
              { rim: '#fff6d8', from: 1 },
            ).svg,
        )
        .join('') +
      figure(a, 1060, 508, 160, POSE.speak, { ...someone(a, ['#d9503f']), woman: true }, -1, {
        rim: '#fff6d8',
        from: 1,
      }).svg +
      path(
        polygon([
          [1016, 440],
          [1064, 440],
          [1056, 508],
          [1024, 508],
        ]),
        '#7a4a2c',
      ) +
      shaft(
        a,
        [
          [640, -20],
          [700, -20],
          [980, 500],
          [560, 500],
        ],
        '#fff6d8',
        0.5,
        14,
      ) +
      shaft(
        a,
        [
          [900, -20],
          [960, -20],
          [1090, 500],
          [760, 500],
        ],
        '#fff6d8',
        0.5,
        14,
      ) +
      glow(a, 800, 380, 700, '#fff0c8', 0.4) +
      crowd(a, {
        x0: 140,
        x1: 1460,
        y0: 540,
        y1: 600,
        rows: 3,
        size: [44, 60],
        clothes: ['#1f5a60', '#2a4a58', '#3a5f60', '#6a4a48'],
        far: '#3a7a78',
        rim: '#f6e0b0',
        skin: ['#5a4440', '#6a4c42'],
      }) +
      crowd(a, {
        y0: 640,
        y1: 890,
        rows: 4,
        size: [76, 168],
        clothes: ['#123c46', '#0f3440', '#1a4650', '#2a3348'],
        far: '#1a5058',
        rim: '#e0c890',
        skin: ['#3a2e32', '#46363a'],
        arms: 0.04,
      }) +
      shadeFrom(a, 'bottom', 120, '#04181e', 0.6) +
      shadeFrom(a, 'left', 240, '#04181e', 0.4) +
      shadeFrom(a, 'right', 240, '#04181e', 0.4)
    );
  },
};
