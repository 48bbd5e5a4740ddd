import { at, down, path } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling, rows } from '../kit/land.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { foliage, forest } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const papaCultivo: Scene = {
  focal: [0.5, 0.58],
  alt: 'Campesinos cosechan papa en surcos oscuros al pie de montañas con parcelas',
  draw(a) {
    return (
      sky(a, SKY.haze, 420, { sun: [320, 150, 40], cover: 0.6, stretch: 4 }) +
      mountains(a, ridge(a, { y: 330, amp: 60, seed: 3, peaks: [[1150, 130, 420]] }), {
        top: '#7f9a9a',
        base: '#d3d7b4',
        shade: '#5f7f8f',
        bottom: 560,
      }) +
      hill(a, rolling(a, 430, 50, 380, 4), '#8fae6a', '#5f8a5f', { crown: '#c9cc80' }) +
      Array.from({ length: 14 }, () => {
        const x = a.random.range(40, 1500);
        const y = a.random.range(450, 540);
        const w = a.random.range(90, 190);
        return path(
          polygon([
            [x, y],
            [x + w, y - a.random.range(4, 18)],
            [x + w + 30, y + 34],
            [x + 20, y + 40],
          ]),
          a.random.pick(['#a9b85f', '#c9b46a', '#6f9a5a', '#8a6a4a', '#dcc884']),
          'opacity="0.75"',
        );
      }).join('') +
      forest(a, 536, 560, '#4f7f55', -40, 380, 34) +
      forest(a, 540, 562, '#4f7f55', 1150, 1640, 34) +
      haze(a, 380, 600, '#f3edc8', 0.5) +
      path(box(0, 566, 1600, 340), down(a, '#7a5240', '#3a2226')) +
      rows(a, 700, 480, 566, 900, 34, ['#8f6048', '#57362f'], 3.4) +
      rows(a, 700, 480, 566, 720, 34, ['#6f8f4a', '#55753f'], 3.4).replace('<g', '<g opacity="0.75"') +
      Array.from({ length: 26 }, (_, i) =>
        foliage(a, a.random.range(-20, 1620), 700 + (i % 4) * 9, 26, 13, '#5f8a45', 14),
      ).join('') +
      [
        [330, 850, 330, POSE.stoop, 1, '#b5403a'],
        [1010, 836, 300, POSE.stoop, -1, '#3f6a8a'],
        [1240, 770, 220, POSE.carry, -1, '#e0ab45'],
        [560, 742, 180, POSE.stoop, 1, '#6a4a7a'],
      ]
        .map(
          ([x, y, h, pose, f, c]) =>
            cast(a, Number(x), Number(y) + 2, Number(h) * 0.36, 9, '#24121c', 0.6) +
            figure(
              a,
              Number(x),
              Number(y),
              Number(h),
              pose as typeof POSE.stoop,
              { ...FARMER, top: String(c) },
              f as 1 | -1,
              { rim: '#fff3cf', shade: '#3a2048', from: -1 },
            ).svg,
        )
        .join('') +
      at(
        690,
        850,
        formed(
          a,
          smooth(
            [
              [-90, 30],
              [-110, -80],
              [-80, -150],
              [0, -160],
              [84, -150],
              [112, -80],
              [92, 30],
            ],
            true,
            0.8,
          ),
          '#d9b884',
          '#7a5546',
          -20,
          -8,
          8,
        ) +
          Array.from({ length: 22 }, () => {
            const x = a.random.range(-76, 76);
            const y = a.random.range(-182, -140);
            return formed(a, ellipse(x, y, 26, 19), '#d9a86a', '#7a5038', -5, -5, 3);
          }).join(''),
      ) +
      Array.from({ length: 40 }, () => {
        const x = a.random.range(440, 960);
        const y = a.random.range(850, 892);
        return (
          path(ellipse(x, y, 18, 13), dark('#c99a60', 0.3)) + path(ellipse(x - 3, y - 3, 14, 9), '#d9ac70')
        );
      }).join('') +
      glow(a, 320, 150, 800, '#fff3c8', 0.45) +
      shadeFrom(a, 'bottom', 130, '#1f1020', 0.5)
    );
  },
};
