import { at, down, path, stroke } from '../kit/art.ts';
import { cast, formed, glow, shaft } from '../kit/light.ts';
import { pendant } from '../kit/finery.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { rimShade } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const oso: Scene = {
  focal: [0.5, 0.46],
  alt: 'Un oso de anteojos sentado, muy serio, detrás del mostrador de una panadería lleno de almojábanas',
  draw(a) {
    const bun = (x: number, y: number, r: number): string =>
      formed(a, ellipse(x, y, r, r * 0.72), '#eebf68', '#a86f30', -5, -7, 4) +
      path(ellipse(x - r * 0.25, y - r * 0.3, r * 0.34, r * 0.16), '#fff0c0', 'opacity="0.7"');
    const bear = at(
      800,
      420,
      formed(
        a,
        smooth([
          [-250, 330],
          [-270, 160],
          [-190, 40],
          [0, 0],
          [190, 40],
          [270, 160],
          [250, 330],
        ]),
        '#332a2c',
        '#161116',
        -16,
        -18,
        12,
      ) +
        [-128, 128]
          .map(
            (x) =>
              formed(a, ellipse(x, -168, 52), '#332a2c', '#161116', -6, -6, 5) +
              path(ellipse(x, -162, 26), '#6a4a44'),
          )
          .join('') +
        formed(
          a,
          smooth([
            [-170, -20],
            [-160, -130],
            [-80, -200],
            [80, -200],
            [160, -130],
            [170, -20],
            [100, 84],
            [-100, 84],
          ]),
          '#3a3032',
          '#191318',
          -12,
          -14,
          10,
        ) +
        stroke('M-26 -110C-60 -150 -126 -130 -122 -70C-118 -20 -70 0 -44 40', '#efd9a8', 22) +
        stroke('M26 -110C60 -150 126 -130 122 -70C118 -24 80 -4 52 30', '#efd9a8', 22) +
        path(ellipse(-92, -132, 16, 10), '#191318') +
        path(
          smooth([
            [-70, 20],
            [-58, -36],
            [0, -58],
            [58, -36],
            [70, 20],
            [0, 66],
          ]),
          '#d9b98a',
        ) +
        path(ellipse(0, -30, 30, 20), '#161116') +
        stroke('M0 -12V16Q-26 36 -44 20M0 16Q26 36 44 20', '#3a2420', 5) +
        [-66, 66]
          .map((x) => path(ellipse(x, -72, 17), '#120d10') + path(ellipse(x - 5, -78, 5), '#ffffff'))
          .join('') +
        stroke('M-70 110C-40 140 40 140 70 110', '#efd9a8', 16),
    );
    return (
      path(box(0, 0, 1600, 900), down(a, '#d9a878', '#b57f58')) +
      [0, 1]
        .map(
          (r) =>
            path(box(60, 170 + r * 190, 1480, 16), '#7a4c2e') +
            Array.from({ length: 19 }, (_, i) =>
              i > 6 && i < 12 ? '' : bun(110 + i * 78, 146 + r * 190, 34),
            ).join(''),
        )
        .join('') +
      [360, 1240]
        .map((x) => pendant(x, -20, 90, 64, '#3f7a6a', '#fff6d0') + glow(a, x, 100, 320, '#ffe0a0', 0.6))
        .join('') +
      cast(a, 820, 700, 320, 60, '#2a1410', 0.5) +
      bear +
      path(box(0, 640, 1600, 270), down(a, '#f0e2c4', '#c9a880')) +
      path(box(0, 628, 1600, 34), down(a, '#9a6440', '#6a4028')) +
      path(box(80, 690, 1440, 190, 10), '#cfe0dc', 'opacity="0.55"') +
      Array.from({ length: 14 }, (_, i) => bun(160 + i * 98, 820 - (i % 2) * 8, 48)).join('') +
      path(box(100, 704, 1400, 10, 5), '#ffffff', 'opacity="0.6"') +
      [620, 980]
        .map(
          (x) =>
            formed(a, ellipse(x, 634, 66, 40), '#332a2c', '#161116', -6, -8, 5) +
            [-30, 0, 30].map((dx) => stroke(`M${String(x + dx)} 652v20`, '#efe4cf', 7)).join(''),
        )
        .join('') +
      bun(800, 606, 44) +
      shaft(
        a,
        [
          [-60, -40],
          [240, -40],
          [1000, 900],
          [300, 900],
        ],
        '#fff0cc',
        0.4,
        24,
      ) +
      rimShade(a, '#2a1418')
    );
  },
};
