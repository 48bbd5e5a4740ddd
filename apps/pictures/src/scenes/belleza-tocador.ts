import { across, at, clip, linear, path, stroke } from '../kit/art.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { flacon } from '../kit/finery.ts';
import { rose } from '../kit/blossoms.ts';
import { table } from '../kit/tableware.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const bellezaTocador: Scene = {
  focal: [0.5, 0.45],
  alt: 'Una mujer ante el espejo redondo de un tocador, con frascos, flores y una luz suave',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#f3cdbf'],
            [0.5, '#d99a98'],
            [1, '#8a4a62'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      Array.from({ length: 15 }, (_, i) => path(box(i * 110, 0, 52, 900), '#fff0e6', 'opacity="0.1"')).join(
        '',
      ) +
      shaft(
        a,
        [
          [-40, -20],
          [300, -20],
          [1200, 860],
          [560, 860],
        ],
        '#fff3e0',
        0.5,
        40,
      ) +
      cast(a, 830, 420, 350, 350, '#7a3a50', 0.3) +
      path(
        ellipse(800, 390, 352),
        linear(
          a,
          [
            [0, '#ffe9b8'],
            [0.5, '#d9a04f'],
            [1, '#7a4a2c'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        ellipse(800, 390, 328),
        linear(
          a,
          [
            [0, '#fdf0e8'],
            [0.5, '#e9c4ba'],
            [1, '#b5808a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      clip(
        a,
        ellipse(800, 390, 328),
        bustAt(a, 800, 400, 1.42, EXTRAS.mirrored) +
          path(
            polygon([
              [440, 300],
              [700, 40],
              [790, 40],
              [480, 380],
            ]),
            '#ffffff',
            'opacity="0.16"',
          ) +
          path(
            polygon([
              [500, 440],
              [860, 60],
              [890, 60],
              [520, 470],
            ]),
            '#ffffff',
            'opacity="0.12"',
          ),
      ) +
      [
        [-0.62, -0.9],
        [0.62, -0.9],
        [-0.95, -0.45],
        [0.95, -0.45],
        [-1.05, 0.1],
        [1.05, 0.1],
      ]
        .map(
          ([u = 0, v = 0]) =>
            path(ellipse(800 + u * 352, 390 + v * 330, 19), '#fffbe8') +
            glow(a, 800 + u * 352, 390 + v * 330, 110, '#fff0cf', 0.85),
        )
        .join('') +
      table(a, 700, '#f0d9cc') +
      flacon(a, 330, 830, 150, 250, '#e8a0a8', '#d9a04f') +
      flacon(a, 490, 800, 96, 180, '#f0c9a0', '#d9a04f') +
      flacon(a, 1310, 820, 130, 230, '#b5708a', '#e9c98a') +
      [0, 1, 2]
        .map((i) =>
          at(
            1120 + i * 54,
            830,
            path(box(-18, -90, 36, 90, 4), across(a, '#f6dc9a', '#c98f45', '#6a4420')) +
              path(box(-14, -136, 28, 50), across(a, '#fff0d8', '#e0b878')) +
              path(
                polygon([
                  [-13, -134],
                  [13, -150],
                  [13, -168],
                  [-13, -150],
                ]),
                ['#c2203f', '#d9587a', '#8a1f3a'][i] ?? '#c2203f',
              ),
          ),
        )
        .join('') +
      cast(a, 720, 836, 130, 12, '#7a3a50', 0.5) +
      at(
        720,
        810,
        path(ellipse(0, 0, 120, 30), '#8a4a58') +
          path(ellipse(0, -10, 116, 29), '#f6d3c8') +
          path(ellipse(0, -12, 94, 22), '#e8a09a') +
          path(ellipse(-20, -16, 50, 9), '#f6c4bc'),
      ) +
      at(
        880,
        760,
        stroke('M0 0L90 80', '#7a3a44', 15) +
          path(
            smooth([
              [-60, -60],
              [-20, -80],
              [16, -20],
              [0, 10],
              [-20, -6],
            ]),
            '#f3dcd0',
          ),
        1,
        10,
      ) +
      at(
        150,
        770,
        stroke('M0 60V-170M0 0L-60 -130M0 -10L70 -120', '#4f7a58', 8) +
          rose(a, 0, -190, 64, '#d9406a') +
          rose(a, -76, -140, 52, '#f0a0a0') +
          rose(a, 84, -136, 54, '#e0708a') +
          path(
            smooth(
              [
                [-50, 60],
                [-66, -30],
                [66, -30],
                [50, 60],
              ],
              true,
              0.5,
            ),
            linear(a, [
              [0, '#ffffff', 0.8],
              [1, '#e9c4ba', 0.6],
            ]),
          ),
      ) +
      glow(a, 120, 0, 760, '#fff3e0', 0.4) +
      shadeFrom(a, 'bottom', 80, '#7a2f50', 0.35)
    );
  },
};
