import { across, blur, down, linear, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { silhouette } from '../kit/people.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { pendant } from '../kit/finery.ts';
import { window } from '../kit/room.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

type A = Parameters<typeof glow>[0];

const tumblerPair = (a: A): string =>
  [
    [620, 760],
    [850, 760],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(ellipse(x, y, 46, 10), '#8a7078', 'opacity="0.45"') +
        stroke(`M${String(x)} ${String(y)}V${String(y - 80)}`, '#a88a90', 6, 'opacity="0.7"') +
        path(
          smooth(
            [
              [x - 52, y - 190],
              [x - 58, y - 130],
              [x, y - 76],
              [x + 58, y - 130],
              [x + 52, y - 190],
            ],
            true,
            0.6,
          ),
          linear(a, [
            [0, '#ffffff', 0.35],
            [0.35, '#8a1f2f', 0.95],
            [1, '#4a0f20', 0.95],
          ]),
        ) +
        path(ellipse(x, y - 158, 55, 10), '#c2405a') +
        stroke(`M${String(x - 40)} ${String(y - 176)}q-6 30 10 60`, '#ffffff', 5, 'opacity="0.7"'),
    )
    .join('');

export const restaurante: Scene = {
  focal: [0.435, 0.48],
  parts: { left: [0, 0, 0.77, 1], right: [0.1, 0, 0.77, 1] },
  alt: 'Una pareja cena junto a la ventana de un restaurante con lámparas cálidas',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#1f3a3a'],
            [0.5, '#3f2a2c'],
            [1, '#24141f'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      window(
        a,
        300,
        80,
        800,
        480,
        '#3a2420',
        sky(a, SKY.night, 600, { cover: 0.4 }) +
          skyline(
            a,
            560,
            300,
            1100,
            () => 230,
            { wall: '#2f3566', shade: '#1f2450', window: '#1f2450', lit: '#ffcf82', litShare: 0.45 },
            [50, 90],
          ),
        [3, 1],
      ) +
      path(box(1180, 60, 420, 620), '#4a2c28') +
      [0, 1, 2]
        .map(
          (r) =>
            path(box(1200, 190 + r * 150, 400, 10), '#8a5a3a') +
            Array.from({ length: 8 }, (_, i) =>
              path(
                box(1216 + i * 46, 190 + r * 150 - 84 - (i % 3) * 14, 26, 84 + (i % 3) * 14, 8),
                across(a, '#c9d0a8', a.random.pick(['#3f6a4a', '#7a3a34', '#b5803f', '#4a5a7a']), '#1c1420'),
              ),
            ).join(''),
        )
        .join('') +
      blur(a, 2, silhouette(a, 1330, 720, 480, POSE.carry, { jacket: '#14101a' }, '#1a121c', -1)) +
      pendant(420, -20, 170, 70, '#c98a3f', '#fff6d0') +
      pendant(720, -20, 120, 80, '#c98a3f', '#fff6d0') +
      pendant(1040, -20, 170, 70, '#c98a3f', '#fff6d0') +
      [
        [420, 180, 1],
        [720, 130, 1.3],
        [1040, 180, 1],
      ]
        .map(
          ([x = 0, y = 0, k = 1]) =>
            glow(a, x, y, 260 * k, '#ffd08a', 0.8) +
            shaft(
              a,
              [
                [x - 60, y],
                [x + 60, y],
                [x + 300, 800],
                [x - 300, 800],
              ],
              '#ffd08a',
              0.28,
              22,
            ),
        )
        .join('') +
      bustAt(a, 546, 420, 1.06, EXTRAS.dinerWoman) +
      bustAt(a, 846, 410, 1.06, EXTRAS.dinerMan) +
      path(
        smooth(
          [
            [60, 720],
            [300, 690],
            [1180, 690],
            [1420, 720],
            [1460, 960],
            [20, 960],
          ],
          true,
          0.3,
        ),
        down(a, '#f3e6d0', '#b5907a'),
      ) +
      path(ellipse(735, 716, 640, 40), '#fff6e4') +
      [
        [470, 770],
        [980, 770],
      ]
        .map(
          ([x = 0, y = 0]) =>
            cast(a, x + 8, y + 12, 170, 20, '#3a1f2a', 0.4) +
            path(ellipse(x, y, 165, 44), '#ffffff') +
            path(ellipse(x, y, 120, 30), '#e6dccb') +
            path(ellipse(x - 20, y - 8, 56, 18), '#8a4a2c') +
            path(ellipse(x + 46, y - 2, 34, 13), '#6a9a4a') +
            path(ellipse(x - 24, y - 12, 40, 9), '#c9804a'),
        )
        .join('') +
      tumblerPair(a) +
      path(box(718, 620, 34, 120, 8), across(a, '#fff3dc', '#d9c4a8')) +
      path(
        smooth([
          [735, 556],
          [722, 600],
          [735, 622],
          [748, 600],
        ]),
        '#ffe08a',
      ) +
      glow(a, 735, 590, 240, '#ffd07a', 0.95) +
      shadeFrom(a, 'bottom', 90, '#24101c', 0.5) +
      shadeFrom(a, 'left', 240, '#140a14', 0.5)
    );
  },
};
