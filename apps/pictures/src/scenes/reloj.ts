import { at, blend, blur, linear, path, stroke } from '../kit/art.ts';
import { formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { watch } from '../kit/watch.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const reloj: Scene = {
  focal: [0.46, 0.5],
  fixed: true,
  alt: 'Un reloj de pulso con correa de cuero sobre una superficie oscura',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#2a2a30'],
            [0.5, '#16161d'],
            [1, '#0b0b10'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [-20, 560],
          [700, 300],
          [1640, 420],
          [1640, 910],
          [-20, 910],
        ]),
        linear(
          a,
          [
            [0, '#4a3a30'],
            [1, '#17121a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [980, -20],
          [1640, -20],
          [1640, 430],
          [1100, 360],
        ]),
        linear(a, [
          [0, '#3a3434'],
          [1, '#1c1a20'],
        ]),
      ) +
      Array.from({ length: 26 }, () =>
        stroke(
          `M${String(a.random.range(-60, 1400))} ${String(a.random.range(480, 890))}l${String(a.random.range(100, 420))} ${String(a.random.range(-50, -14))}`,
          '#8a6a4a',
          1.6,
          'opacity="0.2"',
        ),
      ).join('') +
      shaft(
        a,
        [
          [-60, 40],
          [-60, 330],
          [1180, 820],
          [1480, 500],
        ],
        '#ffd99a',
        0.5,
        40,
      ) +
      shaft(
        a,
        [
          [500, -30],
          [640, -30],
          [1280, 860],
          [1020, 860],
        ],
        '#ffd99a',
        0.22,
        30,
      ) +
      blend('multiply', blur(a, 30, path(ellipse(860, 560, 360, 330), '#000000', 'opacity="0.8"'))) +
      at(740, 450, at(0, 0, watch(a, 0, 0, 250, '#d4a24c', '#16233a', '#5a3424')), 1, -16) +
      glow(a, 600, 290, 260, '#fff0c8', 0.35) +
      at(
        1300,
        700,
        formed(a, box(-150, -60, 300, 120, 12), '#24202a', '#08080c', -10, -10, 4) +
          path(box(-150, -60, 300, 8), '#d4a24c') +
          stroke('M-60 0H60', '#d4a24c', 4),
        1,
        -10,
      ) +
      Array.from({ length: 20 }, () =>
        path(
          ellipse(a.random.range(900, 1600), a.random.range(0, 360), a.random.range(8, 40)),
          '#d4a24c',
          `opacity="${a.random.range(0.04, 0.16).toFixed(2)}"`,
        ),
      ).join('') +
      shadeFrom(a, 'bottom', 110, '#000000', 0.5) +
      shadeFrom(a, 'right', 300, '#000000', 0.4)
    );
  },
};
