import { blend, down, linear, path } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { someone } from '../kit/people.ts';
import { POSE } from '../kit/pose.ts';
import { box, polygon } from '../kit/shape.ts';
import { birds, SKY, sky } from '../kit/sky.ts';
import { skyline } from '../kit/skyline.ts';
import { forest } from '../kit/trees.ts';
import { bus } from '../kit/vehicles.ts';
import type { Scene } from '../scene.ts';

export const busCali: Scene = {
  focal: [0.45, 0.62],
  parts: { left: [0, 0.06, 0.92, 0.92] },
  fixed: true,
  alt: 'Un bus en una parada de Cali, entre palmas y pasajeros, con los Farallones al fondo',
  draw(a) {
    return (
      sky(a, SKY.rose, 520, { sun: [1180, 210, 46], cover: 0.5 }) +
      mountains(
        a,
        ridge(a, {
          y: 360,
          amp: 60,
          seed: 5,
          peaks: [
            [380, 190, 420],
            [900, 130, 380],
          ],
        }),
        { top: '#6a7aa0', base: '#e0b8a8', shade: '#4f5f88', bottom: 640, depth: 180 },
      ) +
      haze(a, 400, 640, '#fbe3c4', 0.6) +
      skyline(
        a,
        640,
        900,
        1640,
        (t) => 120 + 150 * Math.exp(-(((t - 0.6) / 0.16) ** 2)),
        { wall: '#e9c6a0', shade: '#b98a86', window: '#8f6f80', lit: '#fff0c0', litShare: 0.25 },
        [46, 90],
      ) +
      forest(a, 560, 650, '#5f8a55', -60, 1660, 60) +
      birds(a, 620, 180, 5, '#7a5f78', 12) +
      path(box(0, 650, 1600, 260), down(a, '#b59a90', '#5f566a')) +
      path(box(0, 650, 1600, 26), down(a, '#e9d8c0', '#c9b09a')) +
      path(
        polygon([
          [0, 846],
          [1600, 838],
          [1600, 848],
          [0, 858],
        ]),
        '#f6e3b0',
        'opacity="0.7"',
      ) +
      palm(a, 120, 690, 500, { trunk: '#8a6a58', leaf: '#4f8a5a' }, 0.06) +
      palm(a, 1490, 690, 560, { trunk: '#8a6a58', leaf: '#4a8258' }, -0.07) +
      path(box(1130, 400, 420, 22, 6), down(a, '#f3e6d0', '#c9b8a4')) +
      path(box(1150, 420, 10, 250), '#6f6a78') +
      path(box(1520, 420, 10, 250), '#6f6a78') +
      path(box(1160, 430, 360, 110), '#cfe3e0', 'opacity="0.45"') +
      Array.from(
        { length: 5 },
        (_, i) =>
          figure(
            a,
            1190 + i * 76,
            676,
            212 * a.random.range(0.92, 1.06),
            a.random.pick([POSE.stand, POSE.easy]),
            someone(a, ['#d9a441', '#b5483a', '#3f7a6f', '#f0e6d2']),
            -1,
            { rim: '#fff0d0', shade: '#5a3f5a', from: 1 },
          ).svg,
      ).join('') +
      cast(a, 520, 812, 620, 20, '#2a2038', 0.6) +
      bus(a, 40, 806, 1000, 300, '#2467a8', '#ffe9bd', 1) +
      path(box(760, 542, 210, 34, 6), '#16202f') +
      [0, 1, 2, 3, 4, 5].map((i) => path(box(776 + i * 30, 551, 18, 16), '#ffd05c')).join('') +
      blend(
        'screen',
        path(
          polygon([
            [1030, 730],
            [1500, 700],
            [1500, 850],
            [1040, 756],
          ]),
          linear(
            a,
            [
              [0, '#fff0bf', 0.5],
              [1, '#fff0bf', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ) +
      glow(a, 1180, 210, 700, '#ffe6b8', 0.4) +
      shadeFrom(a, 'bottom', 110, '#2a1c34', 0.5)
    );
  },
};
