import { at, linear, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { bowl, steam, table } from '../kit/tableware.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const cocinaAjiaco: Scene = {
  focal: [0.48, 0.55],
  alt: 'Un plato humeante de ajiaco con mazorca, crema, alcaparras y aguacate',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#3f5a52'],
            [0.5, '#2a3f42'],
            [1, '#1a2430'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      Array.from({ length: 9 }, (_, i) =>
        Array.from({ length: 4 }, (_, j) =>
          path(
            box(i * 180 - 20 + (j % 2) * 90, j * 110 - 20, 172, 102, 4),
            mix('#4f7068', '#2f4a4c', a.random.next()),
            'opacity="0.6"',
          ),
        ).join(''),
      ).join('') +
      shaft(
        a,
        [
          [-40, -20],
          [240, -20],
          [1240, 820],
          [640, 860],
        ],
        '#fff0c8',
        0.5,
        40,
      ) +
      table(a, 470, '#9a6440') +
      path(
        polygon([
          [240, 560],
          [1300, 520],
          [1500, 900],
          [60, 900],
        ]),
        '#e9dcc4',
        'opacity="0.92"',
      ) +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${String(230 - i * 14)} ${String(580 + i * 20)}L${String(1312 + i * 8)} ${String(540 + i * 20)}`,
            '#b5403a',
            5,
            'opacity="0.7"',
          ),
        )
        .join('') +
      bowl(a, 1290, 470, 110, '#2f3a44', '#f3ead6', 0.5) +
      bowl(a, 300, 480, 96, '#2f3a44', '#5f7a3f', 0.5) +
      Array.from({ length: 26 }, () =>
        path(
          ellipse(300 + a.random.range(-66, 66), 484 + a.random.range(-14, 14), 9, 8),
          a.random.pick(['#5f7a3f', '#7a944a', '#4a6434']),
        ),
      ).join('') +
      bowl(a, 760, 560, 380, '#26282f', '#f0c45a', 0.5) +
      Array.from({ length: 34 }, () => {
        const x = 760 + a.random.range(-270, 270);
        const y = 576 + a.random.range(-56, 56) * (1 - Math.abs(x - 760) / 420);
        return (
          path(
            ellipse(x, y, a.random.range(20, 46), a.random.range(11, 19)),
            a.random.pick(['#f7d98a', '#e8b448', '#fbe6aa']),
          ) + path(ellipse(x - 5, y - 4, 14, 5), '#fff3cf', 'opacity="0.7"')
        );
      }).join('') +
      at(
        880,
        530,
        formed(
          a,
          smooth(
            [
              [-150, 0],
              [-120, -40],
              [120, -40],
              [150, 0],
              [120, 40],
              [-120, 40],
            ],
            true,
            0.7,
          ),
          '#f6c93f',
          '#a8681f',
          0,
          -14,
          5,
        ) +
          Array.from({ length: 3 }, (_, r) =>
            Array.from({ length: 15 }, (_, i) =>
              path(
                ellipse(-126 + i * 18 + (r % 2) * 8, -22 + r * 21, 8.5, 9.5),
                r === 0 ? '#ffe27a' : r === 1 ? '#f3bf3f' : '#d99a2f',
              ),
            ).join(''),
          ).join('') +
          path(ellipse(-146, 0, 15, 26), '#f3e0b0'),
        1,
        -17,
      ) +
      at(
        600,
        560,
        path(
          smooth([
            [-96, 10],
            [-60, -34],
            [20, -44],
            [96, -10],
            [60, 30],
            [-30, 36],
          ]),
          '#fffaf0',
        ) +
          path(
            smooth([
              [-70, 4],
              [-40, -22],
              [20, -28],
              [70, -8],
              [40, 10],
              [-30, 16],
            ]),
            '#ffffff',
          ) +
          path(
            smooth([
              [-90, 14],
              [-30, 24],
              [60, 20],
              [92, -4],
              [60, 30],
              [-30, 36],
            ]),
            '#d9c4a8',
            'opacity="0.7"',
          ),
      ) +
      [
        [560, 540],
        [590, 552],
        [630, 538],
        [612, 566],
        [664, 556],
        [544, 566],
      ]
        .map(([x = 0, y = 0]) => formed(a, ellipse(x, y, 12, 10), '#8a9a45', '#3a4a24', -3, -3, 1))
        .join('') +
      [
        [700, 600],
        [740, 590],
        [690, 584],
      ]
        .map(([x = 0, y = 0], i) =>
          at(x, y, leaf(60, 9, -30 + i * 40, '#4f7a3a') + leaf(52, 8, 150 + i * 20, '#5f8f45')),
        )
        .join('') +
      steam(a, 760, 520, 420, '#fff6e0', 6) +
      at(
        1180,
        720,
        [0, 24, 48]
          .map(
            (d) =>
              formed(
                a,
                smooth(
                  [
                    [-60, d],
                    [0, -76 + d],
                    [90, -60 + d],
                    [110, -20 + d],
                    [30, -10 + d],
                  ],
                  true,
                  0.8,
                ),
                '#c9d06a',
                '#5f7a3a',
                -6,
                -8,
                3,
              ) +
              stroke(
                smooth(
                  [
                    [-60, d],
                    [0, -76 + d],
                    [90, -60 + d],
                  ],
                  false,
                ),
                '#3f5a2f',
                7,
              ),
          )
          .join(''),
      ) +
      at(
        330,
        760,
        path(
          ellipse(-40, 0, 46, 62),
          linear(
            a,
            [
              [0, '#f3efe6'],
              [0.5, '#b5b0b0'],
              [1, '#6a6670'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
          path(ellipse(-44, -4, 34, 48), '#d9d4d0') +
          stroke('M-20 50L120 150', '#c9c4c4', 15) +
          stroke('M-22 48L116 146', '#f7f3ee', 4),
        1,
        -8,
      ) +
      glow(a, 200, 0, 760, '#fff0c8', 0.35) +
      shadeFrom(a, 'bottom', 90, '#1a1020', 0.45)
    );
  },
};
