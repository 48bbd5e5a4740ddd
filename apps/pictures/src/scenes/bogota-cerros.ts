import { path } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { ridge, mountains } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const bogotaCerros: Scene = {
  focal: [0.56, 0.5],
  fixed: true,
  alt: 'Los cerros orientales de Bogotá sobre los edificios del centro, con la luz de la tarde',
  draw(a) {
    const hills = mountains(
      a,
      ridge(a, {
        y: 400,
        amp: 40,
        scale: 300,
        seed: 3,
        peaks: [
          [930, 230, 420],
          [430, 120, 330],
          [1420, 150, 330],
          [60, 90, 260],
        ],
      }),
      { top: '#4c7466', base: '#9fa587', shade: '#2d5058', bottom: 760, depth: 260, reach: 12 },
    );
    const church =
      path(box(918, 176, 24, 22), '#fff6e2') +
      path(
        polygon([
          [924, 176],
          [930, 150],
          [936, 176],
        ]),
        '#fff6e2',
      ) +
      path(box(936, 180, 8, 18), '#c9b79c');
    return (
      sky(a, SKY.teal, 480, { sun: [300, 250, 40], cover: 0.55, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 390,
          amp: 40,
          seed: 9,
          peaks: [
            [1500, 120, 300],
            [200, 90, 330],
          ],
        }),
        { top: '#7fa79c', base: '#d9d3a6', shade: '#6a9596', bottom: 600 },
      ) +
      haze(a, 300, 560, '#f6e2b0', 0.5) +
      hills +
      church +
      haze(a, 420, 720, '#f4dfae', 0.7, 0.75) +
      skyline(
        a,
        700,
        -20,
        1640,
        (t) => 90 + 130 * Math.exp(-(((t - 0.6) / 0.2) ** 2)),
        { wall: '#dfc39a', shade: '#9b8a83', window: '#8a8484', lit: '#fff0c0', litShare: 0.25 },
        [28, 60],
      ) +
      haze(a, 560, 740, '#f5dcaa', 0.55, 0.7) +
      skyline(
        a,
        790,
        -20,
        1640,
        (t) => 120 + 210 * Math.exp(-(((t - 0.62) / 0.13) ** 2)) + 110 * Math.exp(-(((t - 0.22) / 0.1) ** 2)),
        { wall: '#cf8f62', shade: '#7d4f55', window: '#6a4550', lit: '#ffe6a8', litShare: 0.28 },
        [48, 96],
      ) +
      haze(a, 690, 830, '#f2c796', 0.45, 0.7) +
      skyline(
        a,
        900,
        -20,
        1640,
        (t) => 110 + 60 * Math.sin(t * 9) ** 2,
        { wall: '#a9573f', shade: '#56303f', window: '#4a2c3c', lit: '#ffd98f', litShare: 0.35 },
        [80, 150],
      ) +
      forest(a, 850, 900, '#3c6a4a', -40, 620, 50) +
      forest(a, 862, 900, '#345f46', 980, 1640, 46) +
      glow(a, 300, 250, 760, '#ffe6a6', 0.5) +
      shadeFrom(a, 'bottom', 170, '#2a2038', 0.6) +
      birds(a, 640, 200, 6, '#2f5058', 12)
    );
  },
};
