import { across, at, blur, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

type A = Parameters<typeof glow>[0];

const flag2 = (a: A): string =>
  path(box(1420, 90, 180, 90), '#e9b93f') +
  path(box(1420, 180, 180, 45), '#2f4f8f') +
  path(box(1420, 225, 180, 45), '#b9303a') +
  path(box(1412, 80, 10, 540), across(a, '#f0e6d0', '#7a6a64'));

export const urnaVotacion: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.06, 0.9, 0.9] },
  fixed: true,
  alt: 'Una mano deposita el voto en una urna de cartón, con una fila de votantes al fondo',
  draw(a) {
    const skin = '#8f5c3e';
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#f0dcb4'],
            [0.6, '#d9b184'],
            [1, '#8a5f58'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(box(80, 60, 420, 330), '#fff8e2') +
      stroke('M290 60V390M80 220H500', '#c9a27c', 9) +
      shaft(
        a,
        [
          [80, 60],
          [500, 60],
          [1280, 900],
          [620, 900],
        ],
        '#fff6d8',
        0.6,
        36,
      ) +
      blur(
        a,
        2.4,
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              figure(
                a,
                980 + i * 110,
                640 + (i % 2) * 10,
                440,
                i % 3 ? POSE.stand : POSE.easy,
                { ...someone(a, ['#3f6a7a', '#b5403a', '#e0ab45', '#5a7a5a', '#6a4a6a']) },
                -1,
                { rim: '#fff6dc', from: -1 },
              ).svg,
          )
          .join('') + flag2(a),
      ) +
      path(box(0, 620, 1600, 290), down(a, '#b5764a', '#5a302c')) +
      path(box(0, 618, 1600, 6), '#f0c08a') +
      cast(a, 800, 850, 420, 30, '#3a1a24', 0.7) +
      path(
        polygon([
          [480, 470],
          [1100, 470],
          [1060, 850],
          [520, 850],
        ]),
        linear(
          a,
          [
            [0, '#f7e6c0'],
            [0.55, '#d9b27c'],
            [1, '#8a5f4a'],
          ],
          0,
          0,
          1,
          0.2,
        ),
      ) +
      path(
        polygon([
          [440, 400],
          [1140, 400],
          [1100, 476],
          [480, 476],
        ]),
        linear(
          a,
          [
            [0, '#fff6dc'],
            [1, '#d9b888'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        polygon([
          [480, 470],
          [1100, 470],
          [1096, 492],
          [484, 492],
        ]),
        '#5a302c',
        'opacity="0.4"',
      ) +
      path(
        polygon([
          [640, 428],
          [940, 428],
          [930, 448],
          [650, 448],
        ]),
        '#3a1f24',
      ) +
      path(box(520, 560, 540, 34), '#e9b93f') +
      path(box(524, 594, 532, 17), '#2f4f8f') +
      path(box(526, 611, 528, 17), '#b9303a') +
      path(box(640, 670, 300, 110, 8), '#fff6e2') +
      [0, 1, 2]
        .map((i) => path(box(666, 692 + i * 26, [248, 190, 220][i] ?? 200, 11, 4), '#6a4a48'))
        .join('') +
      at(
        790,
        300,
        path(
          polygon([
            [-110, -100],
            [110, -110],
            [118, 140],
            [-104, 140],
          ]),
          linear(
            a,
            [
              [0, '#ffffff'],
              [1, '#e6d9c4'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
          [0, 1, 2]
            .map(
              (i) =>
                path(box(-78, -66 + i * 54, 34, 34), '#ffffff', 'stroke="#8a7470" stroke-width="4"') +
                path(box(-30, -58 + i * 54, 110, 12, 4), '#b5a298'),
            )
            .join('') +
          stroke('M-76 -2l14 16l26 -34', '#c9303a', 9),
        1,
        4,
      ) +
      stroke('M1500 -30Q1280 60 1100 150L930 220', dark('#2f4a6a', 0.3), 200) +
      stroke('M1490 -50Q1270 40 1090 134L940 206', '#33557a', 172) +
      path(
        smooth(
          [
            [1010, 110],
            [920, 160],
            [850, 190],
            [800, 236],
            [820, 268],
            [880, 262],
            [850, 300],
            [870, 330],
            [930, 316],
            [1000, 290],
            [1070, 230],
            [1060, 140],
          ],
          true,
          0.9,
        ),
        skin,
      ) +
      [
        [900, 190, 796, 246],
        [930, 236, 836, 292],
        [960, 268, 874, 322],
      ]
        .map(
          ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
            stroke(`M${String(x0)} ${String(y0)}L${String(x1)} ${String(y1)}`, dark(skin, 0.35), 45) +
            stroke(`M${String(x0)} ${String(y0 - 3)}L${String(x1)} ${String(y1 - 3)}`, light(skin, 0.08), 39),
        )
        .join('') +
      path(ellipse(798, 244, 13, 9), light(skin, 0.4)) +
      stroke('M1060 80L1100 240', '#f3ead6', 26) +
      glow(a, 280, 120, 760, '#fff6d8', 0.4) +
      shadeFrom(a, 'bottom', 90, '#3a1a24', 0.5)
    );
  },
};
