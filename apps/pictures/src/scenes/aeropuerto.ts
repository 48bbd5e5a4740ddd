import { across, at, blend, down, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const aeropuerto: Scene = {
  focal: [0.5, 0.42],
  alt: 'Un avión despega sobre los ventanales del aeropuerto mientras los viajeros miran',
  draw(a) {
    const plane = at(
      830,
      330,
      path(
        smooth(
          [
            [-420, 60],
            [-330, 16],
            [200, -58],
            [330, -66],
            [396, -48],
            [372, -18],
            [200, 20],
            [-300, 76],
          ],
          true,
          0.7,
        ),
        linear(a, [
          [0, '#ffffff'],
          [0.5, '#f3e6d6'],
          [1, '#8a86a8'],
        ]),
      ) +
        path(
          polygon([
            [-420, 60],
            [-470, -100],
            [-400, -110],
            [-300, 24],
          ]),
          across(a, '#d9402f', '#8a2030'),
        ) +
        path(
          polygon([
            [-60, 10],
            [120, -14],
            [-40, 210],
            [-130, 230],
          ]),
          linear(a, [
            [0, '#cfc6d0'],
            [1, '#6a6590'],
          ]),
        ) +
        path(
          polygon([
            [20, -40],
            [110, -52],
            [200, -180],
            [160, -190],
          ]),
          '#b5aec4',
        ) +
        path(
          polygon([
            [-400, 56],
            [-340, 44],
            [-420, 120],
            [-470, 126],
          ]),
          '#8a86a8',
        ) +
        path(
          smooth([
            [-40, 70],
            [40, 56],
            [50, 94],
            [-30, 106],
          ]),
          '#5a5680',
        ) +
        Array.from({ length: 17 }, (_, i) =>
          path(ellipse(-230 + i * 28, 12 - i * 4.2, 6, 7), '#3a3f68'),
        ).join('') +
        path(
          polygon([
            [310, -52],
            [356, -52],
            [366, -38],
            [322, -36],
          ]),
          '#3a3f68',
        ),
      1.05,
      -4,
    );
    return (
      sky(a, SKY.rose, 660, { sun: [1230, 470, 52], cover: 0.7, stretch: 3 }) +
      mountains(
        a,
        ridge(a, {
          y: 560,
          amp: 40,
          seed: 3,
          peaks: [
            [300, 100, 380],
            [1300, 80, 420],
          ],
        }),
        { top: '#7a6f98', base: '#f3c0a0', shade: '#605a88', bottom: 700 },
      ) +
      haze(a, 500, 690, '#ffdcb0', 0.6) +
      path(box(0, 660, 1600, 120), down(a, '#c9a08a', '#7a6a78')) +
      path(box(0, 700, 1600, 5), '#fff3d8', 'opacity="0.6"') +
      path(box(1280, 560, 46, 110), '#8a7f98') +
      path(
        polygon([
          [1250, 520],
          [1356, 520],
          [1340, 566],
          [1266, 566],
        ]),
        '#5f5880',
      ) +
      path(box(1256, 528, 94, 16), '#ffe6a8') +
      glow(a, 1230, 470, 640, '#ffd0a0', 0.5) +
      plane +
      Array.from({ length: 7 }, (_, i) =>
        path(box(i * 264 - 6, 0, 13, 900), across(a, '#5a5478', '#2a2848')),
      ).join('') +
      path(box(0, 120, 1600, 8), '#3a3658') +
      path(box(0, 0, 1600, 46), '#2a2848') +
      path(
        polygon([
          [100, 46],
          [240, 46],
          [20, 760],
          [-120, 760],
        ]),
        '#ffffff',
        'opacity="0.07"',
      ) +
      path(
        polygon([
          [640, 46],
          [720, 46],
          [520, 760],
          [440, 760],
        ]),
        '#ffffff',
        'opacity="0.07"',
      ) +
      path(box(0, 764, 1600, 140), down(a, '#4a4468', '#1c1a34')) +
      blend('screen', path(ellipse(1200, 800, 260, 22), '#ffb48a', 'opacity="0.5"')) +
      [
        [260, 850, 430, POSE.stand, 1],
        [380, 856, 330, POSE.easy, 1],
        [1130, 852, 420, POSE.walk, -1],
        [1390, 858, 450, POSE.stand, -1],
      ]
        .map(
          ([x, y, h, pose, f]) =>
            figure(
              a,
              Number(x),
              Number(y),
              Number(h),
              pose as typeof POSE.stand,
              {
                ...someone(a, ['#33406a', '#6a3048', '#3f5a6a']),
                skin: '#5a4050',
                hair: '#1c1830',
                bottom: '#1c1a34',
              },
              f as 1 | -1,
              { rim: '#ffd9b0', from: 1 },
            ).svg,
        )
        .join('') +
      path(box(1050, 760, 62, 92, 8), '#c9503f') +
      stroke('M1066 760v-60h30v60', '#1c1a34', 5) +
      shadeFrom(a, 'bottom', 80, '#12102a', 0.5)
    );
  },
};
