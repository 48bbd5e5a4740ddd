import { across, down, linear, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { mountains, ridge } from '../kit/land.ts';
import { catBody, catFace, dogBody, dogFace } from '../kit/pets.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { window } from '../kit/room.ts';
import { box, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const perroGato: Scene = {
  focal: [0.5, 0.55],
  alt: 'Un perro criollo y un gato descansan juntos frente a una ventana con sol',
  draw(a) {
    const dog = dogBody(a);
    const cat = catBody(a);
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
      dogFace() +
      cat +
      catFace() +
      glow(a, 620, 240, 620, '#ffe6b0', 0.45) +
      shadeFrom(a, 'bottom', 70, '#2a1024', 0.45)
    );
  },
};
