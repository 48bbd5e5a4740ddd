import { across, down, linear, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { window } from '../kit/room.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const perroGato: Scene = {
  focal: [0.5, 0.55],
  alt: 'Un perro criollo y un gato descansan juntos frente a una ventana con sol',
  draw(a) {
    const dog = formed(
      a,
      smooth(
        [
          [640, 820],
          [610, 640],
          [640, 520],
          [690, 470],
          [640, 420],
          [650, 330],
          [720, 300],
          [800, 300],
          [870, 330],
          [884, 410],
          [850, 480],
          [890, 560],
          [910, 680],
          [900, 820],
        ],
        true,
        0.8,
      ),
      '#c98a4f',
      '#5a2f2c',
      -34,
      -8,
      10,
    );
    const cat = formed(
      a,
      smooth(
        [
          [960, 822],
          [930, 720],
          [950, 620],
          [1000, 570],
          [990, 500],
          [1000, 450],
          [1080, 440],
          [1150, 456],
          [1156, 510],
          [1140, 570],
          [1190, 640],
          [1210, 740],
          [1190, 822],
        ],
        true,
        0.8,
      ),
      '#8a8f9a',
      '#2f2a44',
      -30,
      -8,
      10,
    );
    const eye = (x: number, y: number, r: number, c: string): string =>
      path(ellipse(x, y, r), c) +
      path(ellipse(x, y, r * 0.6, r * 0.86), '#17101a') +
      path(ellipse(x - r * 0.3, y - r * 0.35, r * 0.24), '#fff6e0');
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#e0b07a'],
            [0.6, '#b5704f'],
            [1, '#6a3540'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      window(
        a,
        330,
        60,
        940,
        560,
        '#f7ead0',
        sky(a, SKY.rose, 800, { sun: [620, 240, 56], cover: 0.5 }) +
          mountains(a, ridge(a, { y: 430, amp: 40, seed: 3, peaks: [[900, 90, 300]] }), {
            top: '#8a86a8',
            base: '#f3c4a4',
            bottom: 640,
          }) +
          forest(a, 520, 640, '#6f8f6a', 320, 1290, 60),
        [3, 2],
      ) +
      [250, 1290]
        .map((x) =>
          Array.from({ length: 4 }, (_, i) =>
            path(
              smooth(
                [
                  [x + i * 22, 0],
                  [x + i * 22 - 8, 400],
                  [x + i * 22 + 4, 760],
                  [x + i * 22 + 30, 760],
                  [x + i * 22 + 24, 400],
                  [x + i * 22 + 22, 0],
                ],
                true,
                0.5,
              ),
              across(a, '#f3dcc0', '#c98f7a'),
              'opacity="0.9"',
            ),
          ).join(''),
        )
        .join('') +
      shaft(
        a,
        [
          [330, 60],
          [1270, 60],
          [1400, 900],
          [200, 900],
        ],
        '#ffe6b0',
        0.42,
        36,
      ) +
      path(box(0, 760, 1600, 150), down(a, '#a8623f', '#4a2430')) +
      path(
        smooth(
          [
            [300, 830],
            [800, 790],
            [1340, 826],
            [1420, 900],
            [200, 900],
          ],
          true,
          0.6,
        ),
        '#3f7a80',
      ) +
      cast(a, 900, 826, 420, 18, '#2a1024', 0.6) +
      stroke('M1196 800Q1330 800 1320 700Q1310 640 1352 610', dark('#8a8f9a', 0.2), 40) +
      stroke('M630 800Q520 800 500 720', '#a86c3c', 38) +
      dog +
      path(
        smooth([
          [648, 350],
          [600, 360],
          [584, 450],
          [620, 490],
          [660, 420],
        ]),
        '#7a4528',
      ) +
      path(
        smooth([
          [866, 350],
          [916, 364],
          [924, 450],
          [890, 486],
          [856, 420],
        ]),
        '#5a2f24',
      ) +
      path(
        smooth([
          [714, 400],
          [760, 380],
          [808, 400],
          [820, 460],
          [760, 490],
          [704, 460],
        ]),
        '#f0d3a4',
      ) +
      eye(712, 384, 14, '#3a1f1a') +
      eye(812, 384, 14, '#3a1f1a') +
      path(
        smooth([
          [736, 418],
          [762, 410],
          [788, 418],
          [762, 442],
        ]),
        '#241418',
      ) +
      stroke('M762 442v14M762 456q-24 18 -40 4M762 456q24 18 40 4', '#4a2824', 4.4) +
      path(
        smooth([
          [720, 560],
          [770, 590],
          [820, 560],
          [830, 760],
          [770, 800],
          [712, 760],
        ]),
        '#f0d3a4',
        'opacity="0.9"',
      ) +
      stroke(
        smooth(
          [
            [664, 506],
            [760, 536],
            [862, 506],
          ],
          false,
        ),
        '#c9303f',
        17,
      ) +
      path(ellipse(764, 546, 15), '#f0c45a') +
      [690, 850].map((x) => path(ellipse(x, 818, 50, 22), '#e0a868')).join('') +
      cat +
      path(
        polygon([
          [996, 470],
          [1004, 390],
          [1060, 444],
        ]),
        '#8a8f9a',
      ) +
      path(
        polygon([
          [1150, 474],
          [1146, 394],
          [1096, 444],
        ]),
        '#5f6274',
      ) +
      path(
        polygon([
          [1008, 450],
          [1012, 414],
          [1040, 442],
        ]),
        '#e0a49a',
      ) +
      path(
        smooth([
          [1040, 520],
          [1076, 506],
          [1112, 520],
          [1108, 556],
          [1076, 570],
          [1044, 556],
        ]),
        '#f0ebe2',
      ) +
      eye(1042, 500, 15, '#c9c04a') +
      eye(1112, 500, 15, '#c9c04a') +
      path(
        polygon([
          [1068, 524],
          [1086, 524],
          [1077, 534],
        ]),
        '#c96a6a',
      ) +
      stroke('M1077 534v8q-14 12 -26 4M1077 542q14 12 26 4', '#4a3a44', 3.4) +
      [-1, 1]
        .map((m) =>
          [0, 10]
            .map((d) =>
              stroke(
                `M${String(1077 + m * 30)} ${String(534 + d)}l${String(m * 66)} ${String(-8 + d * 1.4)}`,
                '#fff6e6',
                2,
              ),
            )
            .join(''),
        )
        .join('') +
      [
        [1000, 600],
        [1140, 610],
        [1010, 660],
        [1160, 680],
      ]
        .map(([x = 0, y = 0]) =>
          stroke(`M${String(x)} ${String(y)}q20 10 40 0`, '#5f6274', 8, 'opacity="0.6"'),
        )
        .join('') +
      path(
        smooth([
          [1040, 600],
          [1076, 616],
          [1112, 600],
          [1116, 760],
          [1076, 790],
          [1036, 760],
        ]),
        '#e6e2da',
      ) +
      [1020, 1130].map((x) => path(ellipse(x, 816, 42, 20), '#d9d6d0')).join('') +
      glow(a, 620, 240, 620, '#ffe6b0', 0.45) +
      shadeFrom(a, 'bottom', 70, '#2a1024', 0.45)
    );
  },
};
