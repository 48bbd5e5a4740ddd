import { at, blur, down, linear, path, stroke } from '../kit/art.ts';
import { colonnade } from '../kit/classical.ts';
import { flag } from '../kit/street.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { table } from '../kit/tableware.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const juzgado: Scene = {
  focal: [0.48, 0.5],
  parts: { left: [0, 0.1, 0.81, 0.81] },
  fixed: true,
  alt: 'Un mazo de juez y una balanza sobre el estrado, con la sala en penumbra',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#5f3a2a'],
            [0.5, '#3a2226'],
            [1, '#1a1220'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      Array.from(
        { length: 9 },
        (_, i) =>
          path(
            box(40 + i * 176, 70, 150, 470, 6),
            linear(
              a,
              [
                [0, '#7a4c34'],
                [1, '#3a2228'],
              ],
              0,
              0,
              1,
              1,
            ),
          ) + stroke(box(62 + i * 176, 94, 106, 422), '#9a6a44', 3, 'opacity="0.5"'),
      ).join('') +
      flag(a, 1330, 640, 560, 200) +
      blur(a, 3, colonnade(a, 120, 560, 330, 420, '#a87a52', 4, { steps: 2 })) +
      shaft(
        a,
        [
          [160, -40],
          [480, -40],
          [1240, 860],
          [620, 860],
        ],
        '#ffdf9a',
        0.55,
        36,
      ) +
      blur(
        a,
        2,
        figure(
          a,
          860,
          640,
          420,
          { ...POSE.sit, turn: 1 },
          { skin: '#b5825a', hair: '#8f8a86', top: '#17131c', bottom: '#17131c', jacket: '#17131c' },
          -1,
          { rim: '#e8b56a', from: -1 },
        ).svg +
          path(box(690, 500, 340, 120, 8), '#4a2c26') +
          path(box(676, 490, 368, 18), '#9a6a44'),
      ) +
      table(a, 640, '#8a5434') +
      stroke('M1120 700V330M1120 348L980 372M1120 348L1260 324', '#e0b25a', 13) +
      path(ellipse(1120, 326, 20), '#f0cf7a') +
      stroke('M980 372L920 520M980 372L1040 520M1260 324L1200 472M1260 324L1320 472', '#c9973f', 3.4) +
      path(
        'M908 520H1052Q1040 566 980 566Q920 566 908 520Z',
        linear(
          a,
          [
            [0, '#ffe6a0'],
            [0.5, '#d9a441'],
            [1, '#6a4420'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        'M1188 472H1332Q1320 518 1260 518Q1200 518 1188 472Z',
        linear(
          a,
          [
            [0, '#ffe6a0'],
            [0.5, '#d9a441'],
            [1, '#6a4420'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        'M1040 730Q1060 690 1120 690Q1180 690 1200 730Z',
        linear(
          a,
          [
            [0, '#f6d27a'],
            [1, '#7a5228'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      cast(a, 1140, 734, 130, 12, '#140a10', 0.7) +
      cast(a, 560, 812, 330, 26, '#140a10', 0.75) +
      path(ellipse(520, 800, 190, 38), '#5a3222') +
      formed(
        a,
        smooth(
          [
            [330, 770],
            [330, 800],
            [520, 838],
            [710, 800],
            [710, 770],
          ],
          true,
          0.8,
        ),
        '#a86a3c',
        '#3a1f20',
        -24,
        0,
        8,
      ) +
      path(
        ellipse(520, 768, 190, 36),
        linear(
          a,
          [
            [0, '#e0a86a'],
            [1, '#8a5430'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      at(
        560,
        640,
        path(
          box(-30, -12, 560, 30, 14),
          linear(a, [
            [0, '#e8b078'],
            [0.5, '#a8683c'],
            [1, '#4a2820'],
          ]),
        ) +
          formed(a, box(-120, -96, 200, 196, 22), '#c07a46', '#4a2424', -16, -16, 8) +
          path(box(-130, -70, 220, 24), '#f0cf7a') +
          path(box(-130, 46, 220, 24), '#d9a441') +
          path(ellipse(-20, -96, 100, 16), '#e0a468'),
        1,
        -16,
      ) +
      [
        [1300, 790, '#6a2a30'],
        [1290, 748, '#2f3a4f'],
      ]
        .map(
          ([x, y, c]) =>
            path(
              box(Number(x), Number(y), 280, 44, 6),
              down(a, light(String(c), 0.15), dark(String(c), 0.3)),
            ) + path(box(Number(x) + 30, Number(y), 10, 44), '#e0b25a'),
        )
        .join('') +
      glow(a, 300, 0, 700, '#ffdf9a', 0.4) +
      shadeFrom(a, 'bottom', 120, '#140a14', 0.5) +
      shadeFrom(a, 'right', 300, '#140a14', 0.4)
    );
  },
};
