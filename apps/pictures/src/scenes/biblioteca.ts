import { at, down, linear, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { forearms } from '../kit/forearms.ts';
import { bookStack, shelf } from '../kit/books.ts';
import { room, wallPanel } from '../kit/room.ts';
import { arch, box, ellipse, polygon } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const biblioteca: Scene = {
  focal: [0.5, 0.55],
  alt: 'Una lectora en la gran sala de una biblioteca, bajo las lámparas y la luz alta',
  draw(a) {
    const back = [560, 150, 480, 430] as const;
    let shelves = '';
    const tones = ['#8a3f34', '#2f4f5f', '#b5803f', '#5f6a45', '#d9c4a0', '#6a3f52', '#3f3a58'] as const;
    for (let r = 0; r < 5; r++) {
      shelves +=
        shelf(a, 570, 730, 240 + r * 84, 74, tones, 0.3) +
        shelf(a, 870, 1030, 240 + r * 84, 74, tones, 0.3) +
        path(box(560, 240 + r * 84, 175, 7), '#7a5238') +
        path(box(866, 240 + r * 84, 175, 7), '#7a5238');
    }
    const side = (m: 'left' | 'right'): string =>
      Array.from(
        { length: 6 },
        (_, r) =>
          Array.from({ length: 30 }, (_, i) => {
            const u = i / 30;
            const v0 = 0.1 + r * 0.13;
            const k = a.random.range(0.01, 0.04);
            return path(
              wallPanel(a, back, m, u, u + 0.029, v0 + k, v0 + 0.112),
              mix(a.random.pick(tones), '#c99a62', 0.1 + u * 0.35),
            );
          }).join('') + path(wallPanel(a, back, m, 0, 1, 0.212 + r * 0.13, 0.226 + r * 0.13), '#6a4430'),
      ).join('');
    const lampAt = (x: number, y: number, k: number): string =>
      at(
        x,
        y,
        stroke('M0 0V-90', '#c9a04a', 7) +
          path(ellipse(0, 0, 40, 9), '#c9a04a') +
          path(
            'M-70 -86Q-60 -130 0 -132Q60 -130 70 -86Z',
            linear(a, [
              [0, '#4fb07a'],
              [1, '#1f6a4a'],
            ]),
          ) +
          path(ellipse(0, -86, 70, 8), '#fff3b8'),
        k,
      ) + glow(a, x, y - 60 * k, 240 * k, '#ffe08a', 0.6);
    return (
      room(
        a,
        back,
        { wall: '#8a5f40', left: '#5f3f30', right: '#4a2f2a', floor: '#6a4432', ceiling: '#a8774a' },
        20,
      ) +
      path(
        arch(740, 580, 120, 390),
        linear(a, [
          [0, '#fff6d8'],
          [1, '#f0c98a'],
        ]),
      ) +
      stroke('M800 200V580M740 330H860M740 450H860', '#a8774a', 6) +
      side('left') +
      side('right') +
      shelves +
      shaft(
        a,
        [
          [740, 220],
          [860, 220],
          [1120, 900],
          [480, 900],
        ],
        '#fff0c0',
        0.65,
        26,
      ) +
      bustAt(a, 800, 470, 1.04, EXTRAS.reader) +
      path(
        polygon([
          [300, 690],
          [1300, 690],
          [1640, 900],
          [-40, 900],
        ]),
        down(a, '#c98a55', '#6a3f2c'),
      ) +
      path(
        polygon([
          [300, 690],
          [1300, 690],
          [1304, 698],
          [296, 698],
        ]),
        '#f0c48a',
      ) +
      path(ellipse(800, 822, 190, 18), '#3a1f18', 'opacity="0.4"') +
      path(
        polygon([
          [650, 752],
          [800, 742],
          [800, 806],
          [622, 822],
        ]),
        '#fff6e2',
      ) +
      path(
        polygon([
          [800, 742],
          [950, 752],
          [978, 822],
          [800, 806],
        ]),
        '#e9d6b4',
      ) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            stroke(
              `M${String(672 - i * 6)} ${String(768 + i * 12)}L${String(782 - i)} ${String(760 + i * 12)}`,
              '#b59a7a',
              2.4,
            ) +
            stroke(
              `M${String(818 + i)} ${String(760 + i * 12)}L${String(928 + i * 6)} ${String(768 + i * 12)}`,
              '#a8895f',
              2.4,
            ),
        )
        .join('') +
      forearms(
        a,
        [
          [
            [634, 702],
            [700, 764],
          ],
          [
            [966, 702],
            [900, 764],
          ],
        ],
        70,
        '#d9a441',
        EXTRAS.reader.skin,
      ) +
      bookStack(a, 1080, 800, 170, ['#8a3f34', '#2f4f5f', '#d9c4a0']).svg +
      bookStack(a, 520, 812, 180, ['#5f6a45', '#b5803f']).svg +
      lampAt(400, 776, 1) +
      lampAt(1240, 776, 1) +
      lampAt(640, 712, 0.6) +
      lampAt(980, 712, 0.6) +
      shadeFrom(a, 'left', 260, '#1f1018', 0.6) +
      shadeFrom(a, 'right', 260, '#1f1018', 0.6) +
      shadeFrom(a, 'bottom', 90, '#1f1018', 0.4)
    );
  },
};
