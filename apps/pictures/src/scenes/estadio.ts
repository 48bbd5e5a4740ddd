import { at, clip, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { cast, glow, haze, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { ball } from '../kit/ball.ts';
import type { Scene } from '../scene.ts';

export const estadio: Scene = {
  focal: [0.5, 0.52],
  alt: 'Un estadio lleno de noche, con las torres de luz encendidas sobre la cancha',
  draw(a) {
    let stands = '';
    for (let r = 0; r < 17; r++) {
      const t = r / 16;
      const y = 300 + 230 * t;
      stands += path(
        smooth(
          [
            [-60, y - 80 + 60 * t],
            [400, y],
            [800, y + 20],
            [1200, y],
            [1660, y - 80 + 60 * t],
            [1660, y + 60],
            [-60, y + 60],
          ],
          true,
          0.6,
        ),
        mix('#2a2a58', '#4a2f58', t),
      );
      for (let x = -20; x < 1640; x += 11 + 4 * t) {
        const u = (x - 800) / 800;
        stands += path(
          ellipse(
            x + a.random.range(-3, 3),
            y + 14 - 78 * u * u * (1 - t * 0.5) + a.random.range(-3, 3),
            4 + 1.6 * t,
            5 + 1.8 * t,
          ),
          a.random.pick([
            '#f0c93a',
            '#f0c93a',
            '#e0a23f',
            '#f7e6c0',
            '#c9403a',
            '#2f4f8f',
            '#8a6a70',
            '#5a4a68',
          ]),
          `opacity="${a.random.range(0.55, 1).toFixed(2)}"`,
        );
      }
    }
    const tower1 = (x: number, y: number, k: number, m: 1 | -1): string =>
      stroke(`M${String(x)} ${String(y + 260 * k)}V${String(y)}`, '#1c1c3c', 10 * k) +
      at(
        x,
        y,
        path(box(-80, -50, 160, 80, 6), '#1c1c3c') +
          Array.from({ length: 12 }, (_, i) =>
            path(ellipse(-60 + (i % 4) * 40, -34 + Math.floor(i / 4) * 24, 13, 10), '#fffbe6'),
          ).join(''),
        k,
      ) +
      glow(a, x, y, 340 * k, '#e6f2ff', 0.95) +
      shaft(
        a,
        [
          [x - 50 * k, y],
          [x + 50 * k, y],
          [800 + m * 60, 860],
          [800 + m * 620, 800],
        ],
        '#e6f2ff',
        0.3,
        26,
      );
    const pitch = polygon([
      [250, 560],
      [1350, 560],
      [1760, 910],
      [-160, 910],
    ]);
    const P = (u: number, v: number): Point => [800 + (u - 0.5) * (1100 + 820 * v), 560 + 350 * v];
    const line = (...pts: Point[]): string =>
      stroke(
        pts.map(([x, y], i) => `${i ? 'L' : 'M'}${String(x)} ${String(y)}`).join(''),
        '#f3f7e0',
        3.4,
        'opacity="0.85"',
      );
    return (
      sky(a, { ...SKY.night, bands: ['#0f1740', '#2a2f6a', '#7a4f86', '#e0886a'] }, 420, { cover: 0.55 }) +
      path(
        smooth(
          [
            [-60, 210],
            [400, 256],
            [800, 266],
            [1200, 256],
            [1660, 210],
            [1660, 330],
            [-60, 330],
          ],
          true,
          0.6,
        ),
        '#1c1c40',
      ) +
      stands +
      haze(a, 280, 560, '#9ab0e0', 0.25) +
      path(
        polygon([
          [190, 530],
          [1410, 530],
          [1380, 566],
          [220, 566],
        ]),
        '#e9e2d0',
      ) +
      Array.from({ length: 13 }, (_, i) =>
        path(
          box(222 + i * 90, 534, 82, 26),
          ['#c9403a', '#f0c93a', '#2f4f8f', '#f7efe0', '#3f8a5a'][i % 5] ?? '#c9403a',
        ),
      ).join('') +
      path(pitch, '#3f8a4a') +
      clip(
        a,
        pitch,
        Array.from({ length: 12 }, (_, i) =>
          i % 2
            ? ''
            : path(polygon([P(i / 12, 0), P((i + 1) / 12, 0), P((i + 1) / 12, 1), P(i / 12, 1)]), '#57a355'),
        ).join('') +
          line(P(0.5, 0), P(0.5, 1)) +
          stroke(ellipse(800, 690, 190, 66), '#f3f7e0', 3.4, 'opacity="0.85"') +
          line(P(0.02, 0.04), P(0.98, 0.04)) +
          line(P(0.02, 0.2), P(0.13, 0.2), P(0.13, 0.7), P(0.02, 0.7)) +
          line(P(0.98, 0.2), P(0.87, 0.2), P(0.87, 0.7), P(0.98, 0.7)) +
          line(P(0.02, 0), P(0.02, 1)) +
          line(P(0.98, 0), P(0.98, 1)) +
          path(ellipse(800, 720, 620, 130), '#f0ffd0', 'opacity="0.18"'),
      ) +
      [
        [480, 700, 1, 0],
        [620, 640, 1, 1],
        [700, 770, 1, 0],
        [830, 690, -1, 1],
        [900, 620, -1, 0],
        [1010, 740, -1, 1],
        [1140, 670, -1, 0],
        [350, 790, 1, 1],
        [1240, 800, -1, 1],
        [560, 830, 1, 0],
      ]
        .map(([x = 0, y = 0, f = 1, t = 0]) => {
          const h = 44 + (y - 600) * 0.36;
          return (
            cast(a, x, y + 2, h * 0.4, 4, '#14402c', 0.6) +
            figure(
              a,
              x,
              y,
              h,
              a.random.pick([POSE.run, POSE.walk, POSE.stride]),
              {
                ...someone(a, ['#f0c93a']),
                top: t ? '#f0c93a' : '#c9303a',
                bottom: t ? '#2f4f8f' : '#f7efe0',
                shorts: true,
                sleeves: 'short',
              },
              f as 1 | -1,
              {},
            ).svg
          );
        })
        .join('') +
      ball(770, 726, 8) +
      tower1(190, 130, 1, 1) +
      tower1(1410, 130, 1, -1) +
      tower1(520, 190, 0.6, 1) +
      tower1(1080, 190, 0.6, -1) +
      shadeFrom(a, 'bottom', 90, '#0a1a28', 0.45)
    );
  },
};
