import { at, path, stroke } from '../kit/art.ts';
import { broadLeaf, leaf } from '../kit/leaves.ts';
import { cast, formed } from '../kit/light.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { rimShade, tableTop } from '../kit/still-life.ts';
import { bowl } from '../kit/tableware.ts';
import type { Scene } from '../scene.ts';

export const ceviche: Scene = {
  focal: [0.48, 0.56],
  alt: 'Un totumo con ceviche de chontaduro y mango biche, tostadas de plátano y limones sobre hojas',
  draw(a) {
    const inBowl = (draw: (x: number, y: number) => string, count: number): string =>
      Array.from({ length: count }, () => {
        const x = a.random.range(-250, 250);
        const y = a.random.range(-64, 58) * Math.sqrt(Math.max(0, 1 - (x / 280) ** 2));
        return draw(760 + x, 556 + y);
      }).join('');
    return (
      tableTop(a, ['#3f8a80', '#2a5f60'], 430, '#b5804f') +
      [
        [360, 640, 420, 160],
        [1160, 640, 420, 24],
        [600, 760, 440, 120],
        [1000, 770, 420, 60],
      ]
        .map(([x = 0, y = 0, l = 0, r = 0]) => broadLeaf(x, y, l, r, '#3f8a55'))
        .join('') +
      cast(a, 760, 790, 420, 40, '#12201c', 0.6) +
      bowl(a, 760, 560, 380, '#7a4a2c', '#f4ead0', 0.56) +
      inBowl(
        (x, y) =>
          formed(
            a,
            ellipse(x, y, a.random.range(34, 52), a.random.range(16, 24)),
            '#f0922f',
            '#b5541f',
            -5,
            -6,
            3,
          ),
        30,
      ) +
      inBowl(
        (x, y) =>
          stroke(
            `M${String(x)} ${String(y)}q${String(a.random.range(14, 30))} -14 ${String(a.random.range(48, 70))} -4`,
            '#e9e27a',
            8,
          ),
        26,
      ) +
      inBowl((x, y) => stroke(`M${String(x)} ${String(y)}q22 -26 52 -8`, '#a83f7a', 5), 16) +
      inBowl((x, y) => at(x, y, leaf(a.random.range(26, 44), 11, a.random.range(0, 360), '#4f9a4a')), 16) +
      inBowl((x, y) => path(ellipse(x, y, 7, 5), '#d9302f'), 12) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          at(
            1240 + i * 52,
            640 - (i % 2) * 26,
            formed(
              a,
              smooth([
                [-70, 18],
                [-58, -34],
                [0, -50],
                [60, -34],
                [72, 14],
                [0, 34],
              ]),
              '#edc45f',
              '#b5802f',
              -5,
              -7,
              4,
            ) + [-30, 0, 30].map((x) => path(ellipse(x, -8, 9, 6), '#c9963f')).join(''),
            1,
            -20 + i * 12,
          ),
        )
        .join('') +
      [
        [300, 660, 74],
        [190, 740, 64],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            cast(a, x, y + r * 0.8, r, 12, '#12201c', 0.5) +
            formed(a, ellipse(x, y, r * 1.1, r), '#9ac04a', '#56802f', -10, -12, 6),
        )
        .join('') +
      at(
        400,
        770,
        path(ellipse(0, 0, 86, 78), '#8ab040') +
          path(ellipse(0, 0, 74, 66), '#eef2c0') +
          Array.from({ length: 8 }, (_, i) =>
            path(ellipse(Math.cos(i * 0.785) * 38, Math.sin(i * 0.785) * 34, 21, 17), '#cfe07a'),
          ).join(''),
      ) +
      path(box(1040, 800, 330, 12, 6), '#e3c08a') +
      rimShade(a, '#0f1f24')
    );
  },
};
