import { at, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { forest } from '../kit/trees.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const cacao: Scene = {
  focal: [0.5, 0.5],
  alt: 'Mazorcas de cacao en el árbol; una abierta muestra los granos',
  draw(a) {
    const pod = (x: number, y: number, l: number, r: number, c: string): string =>
      at(
        x,
        y,
        formed(
          a,
          smooth([
            [0, -l / 2],
            [l * 0.24, -l * 0.3],
            [l * 0.28, l * 0.06],
            [l * 0.14, l * 0.38],
            [0, l / 2],
            [-l * 0.14, l * 0.38],
            [-l * 0.28, l * 0.06],
            [-l * 0.24, -l * 0.3],
          ]),
          c,
          dark(c, 0.55),
          -l * 0.1,
          -l * 0.05,
          8,
        ) +
          [-0.17, -0.07, 0.04, 0.15]
            .map(
              (u) =>
                stroke(
                  `M0 ${String(-l * 0.46)}Q${String(u * l * 1.9)} 0 0 ${String(l * 0.46)}`,
                  dark(c, 0.4),
                  l * 0.016,
                  'opacity="0.7"',
                ) +
                stroke(
                  `M${String(-l * 0.01)} ${String(-l * 0.46)}Q${String(u * l * 1.9 - l * 0.03)} 0 ${String(-l * 0.01)} ${String(l * 0.46)}`,
                  light(c, 0.4),
                  l * 0.01,
                  'opacity="0.6"',
                ),
            )
            .join('') +
          stroke(`M0 ${String(-l * 0.5)}v${String(-l * 0.14)}`, '#5a3a28', l * 0.05),
        1,
        r,
      );
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#6a9a5a'],
            [0.5, '#2f5f48'],
            [1, '#12302c'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      forest(a, 40, 700, '#4a8058', -60, 1660, 130) +
      path(box(0, 0, 1600, 900), '#163a30', 'opacity="0.5"') +
      shaft(
        a,
        [
          [180, -20],
          [420, -20],
          [960, 920],
          [420, 920],
        ],
        '#fff0b0',
        0.45,
        40,
      ) +
      shaft(
        a,
        [
          [900, -20],
          [1010, -20],
          [1500, 920],
          [1180, 920],
        ],
        '#fff0b0',
        0.3,
        40,
      ) +
      formed(
        a,
        smooth(
          [
            [660, -60],
            [690, 300],
            [640, 620],
            [600, 960],
            [900, 960],
            [850, 640],
            [870, 320],
            [850, -60],
          ],
          true,
          0.8,
        ),
        '#9a6a48',
        '#3a2226',
        -40,
        0,
        16,
      ) +
      Array.from({ length: 40 }, () =>
        path(
          ellipse(
            a.random.range(670, 840),
            a.random.range(20, 880),
            a.random.range(8, 34),
            a.random.range(2, 6),
          ),
          a.random.pick(['#5a3a30', '#c29a70', '#7f8a5a']),
          'opacity="0.4"',
        ),
      ).join('') +
      broadLeaf(760, 100, 560, -168, '#3f7a48') +
      broadLeaf(820, 60, 600, -14, '#4f8a4a') +
      broadLeaf(740, 190, 500, 164, '#2f6a48') +
      broadLeaf(860, 200, 520, 22, '#3a7a50') +
      pod(560, 400, 320, 8, '#e0a02f') +
      pod(960, 420, 340, -8, '#c9452f') +
      pod(1090, 300, 230, -14, '#d9802f') +
      pod(470, 250, 210, 14, '#a83a3a') +
      cast(a, 800, 800, 340, 30, '#0f1f1c', 0.6) +
      at(
        800,
        690,
        formed(
          a,
          smooth([
            [-330, 0],
            [-220, -112],
            [0, -136],
            [230, -106],
            [340, 0],
            [230, 112],
            [0, 140],
            [-220, 116],
          ]),
          '#e8b04a',
          '#7a3f24',
          -30,
          -24,
          10,
        ) +
          path(
            smooth([
              [-280, 0],
              [-190, -82],
              [0, -102],
              [200, -78],
              [290, 0],
              [200, 84],
              [0, 106],
              [-190, 86],
            ]),
            '#f9e6c4',
          ) +
          Array.from({ length: 3 }, (_, r) =>
            Array.from({ length: 8 }, (_, i) => {
              const x = -205 + i * 58 + (r % 2) * 24;
              const y = -52 + r * 54;
              return formed(a, ellipse(x, y, 34, 28), '#fff6e4', '#c9a0a0', -7, -7, 4);
            }).join(''),
          ).join(''),
        1,
        -6,
      ) +
      glow(a, 300, 40, 700, '#fff0b0', 0.45) +
      shadeFrom(a, 'bottom', 130, '#0a1a18', 0.6)
    );
  },
};
