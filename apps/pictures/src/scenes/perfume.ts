import { at, blend, blur, down, linear, path } from '../kit/art.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { blossom, rose } from '../kit/blossoms.ts';
import { flacon } from '../kit/finery.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const perfume: Scene = {
  focal: [0.48, 0.5],
  alt: 'Un frasco de perfume entre flores y hojas, con reflejos de luz',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#2a4a4a'],
            [0.5, '#6a5a4a'],
            [1, '#2a1a2a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      glow(a, 760, 380, 720, '#ffb870', 0.55) +
      path(
        ellipse(770, 380, 330),
        linear(
          a,
          [
            [0, '#f6d9a0'],
            [1, '#d98a5a'],
          ],
          0,
          0,
          0.5,
          1,
        ),
      ) +
      [
        [300, 560, 560, -50],
        [200, 700, 520, -20],
        [1300, 560, 560, -130],
        [1420, 700, 520, -160],
        [480, 600, 480, -90],
        [1130, 600, 480, -96],
      ]
        .map(([x = 0, y = 0, l = 0, r = 0], i) =>
          broadLeaf(x, y, l, r, ['#2f5a4a', '#1f4a44', '#3f6a50'][i % 3] ?? '#2f5a4a'),
        )
        .join('') +
      path(box(0, 660, 1600, 250), down(a, '#8a5a48', '#24141f')) +
      path(ellipse(780, 750, 560, 70), '#f0c08a', 'opacity="0.4"') +
      shaft(
        a,
        [
          [60, -20],
          [330, -20],
          [1240, 860],
          [700, 860],
        ],
        '#fff3d8',
        0.5,
        40,
      ) +
      at(0, 0, flacon(a, 770, 770, 330, 560, '#d98a2f', '#e9c98a')) +
      blend(
        'screen',
        blur(
          a,
          12,
          path(
            polygon([
              [640, 772],
              [900, 772],
              [1220, 900],
              [760, 900],
            ]),
            '#ffb04a',
            'opacity="0.6"',
          ),
        ),
      ) +
      [
        [420, 700, 110, '#e8788a'],
        [560, 790, 80, '#f6cdb8'],
        [1040, 720, 120, '#d94a5f'],
        [1190, 800, 84, '#f0a890'],
        [300, 810, 90, '#c93f5a'],
        [960, 830, 62, '#f6dcc8'],
      ]
        .map(([x, y, r, c]) => rose(a, Number(x), Number(y), Number(r), String(c)))
        .join('') +
      [
        [700, 840, 46],
        [1320, 700, 60],
        [210, 690, 58],
      ]
        .map(([x = 0, y = 0, r = 0]) => blossom(x, y, r, '#fff0dc', '#e8a03f', 5, 0.4))
        .join('') +
      Array.from({ length: 60 }, () =>
        path(
          ellipse(a.random.range(300, 1300), a.random.range(60, 640), a.random.range(1.5, 6)),
          '#fff0c8',
          `opacity="${a.random.range(0.15, 0.7).toFixed(2)}"`,
        ),
      ).join('') +
      glow(a, 690, 420, 240, '#fff0c8', 0.5) +
      shadeFrom(a, 'bottom', 90, '#1a0f18', 0.5) +
      shadeFrom(a, 'left', 240, '#12181c', 0.4) +
      shadeFrom(a, 'right', 300, '#1a0f18', 0.4)
    );
  },
};
