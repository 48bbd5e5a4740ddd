import { down, path } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling, rows } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { FARMER } from '../kit/people.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { foliage, forest } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

/** The full moon, with its seas. */
const moon = (x: number, y: number, r: number): string =>
  path(ellipse(x, y, r, r), '#f6efd6') +
  [
    [-0.3, -0.25, 0.3, 0.22],
    [0.25, 0.05, 0.22, 0.28],
    [-0.15, 0.4, 0.24, 0.16],
  ]
    .map(([dx = 0, dy = 0, w = 0, h = 0]) =>
      path(ellipse(x + dx * r, y + dy * r, w * r, h * r), '#d9cfae', 'opacity="0.7"'),
    )
    .join('');

export const siembraLuna: Scene = {
  focal: [0.5, 0.5],
  alt: 'Dos campesinos siembran en surcos oscuros antes del amanecer, bajo una luna llena muy grande',
  draw(a) {
    return (
      sky(a, SKY.dusk, 470, { cover: 0.25, stretch: 5 }) +
      glow(a, 800, 250, 460, '#f6e6bd', 0.75) +
      moon(800, 250, 150) +
      mountains(a, ridge(a, { y: 430, amp: 50, seed: 5, peaks: [[300, 120, 360]] }), {
        top: '#4a4a76',
        base: '#8a6f86',
        shade: '#3a3560',
        bottom: 620,
      }) +
      hill(a, rolling(a, 510, 44, 420, 6), '#3f5a55', '#2c423f', { crown: '#7f8a6a' }) +
      forest(a, 560, 590, '#2f4a44', -40, 480, 30) +
      forest(a, 566, 592, '#2f4a44', 1080, 1640, 30) +
      haze(a, 470, 640, '#c9a08a', 0.4) +
      path(box(0, 590, 1600, 320), down(a, '#5a3c38', '#241722')) +
      rows(a, 800, 500, 590, 900, 26, ['#704c40', '#3a2630'], 4.2) +
      Array.from({ length: 16 }, (_, i) =>
        foliage(a, a.random.range(-20, 1620), 604 + (i % 4) * 8, 22, 11, '#4a6a45', 12),
      ).join('') +
      (
        [
          [560, 850, 340, POSE.stoop, 1, '#b5573a'],
          [1080, 830, 320, POSE.carry, -1, '#d9b25a'],
        ] as const
      )
        .map(
          ([x, y, h, pose, facing, top]) =>
            cast(a, x, y + 2, h * 0.36, 9, '#140c18', 0.7) +
            figure(a, x, y, h, pose, { ...FARMER, top }, facing, {
              rim: '#f6e6bd',
              shade: '#2a1a40',
              from: 1,
            }).svg,
        )
        .join('') +
      shadeFrom(a, 'top', 160, '#141030', 0.45) +
      shadeFrom(a, 'bottom', 150, '#140c1c', 0.55)
    );
  },
};
