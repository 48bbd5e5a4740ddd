import { at, down, path } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { ridge, hill, mountains, ribbon, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { bush, forest } from '../kit/trees.ts';
import { waxPalm } from '../kit/palms.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const fincaCafetera: Scene = {
  focal: [0.45, 0.58],
  alt: 'Finca cafetera de balcones de madera entre cafetales y palmas de cera, en una mañana de niebla',
  draw(a) {
    const house =
      path(box(0, -90, 300, 90), down(a, '#fff3dc', '#e0c9a4')) +
      path(box(0, -22, 300, 22), '#a33a2c') +
      path(
        polygon([
          [-34, -84],
          [26, -150],
          [274, -150],
          [336, -84],
        ]),
        down(a, '#c9664a', '#8a3a2e'),
      ) +
      path(
        polygon([
          [150, -150],
          [274, -150],
          [336, -84],
          [176, -84],
        ]),
        '#7a2f2a',
        'opacity="0.55"',
      ) +
      path(box(-20, -84, 340, 10), '#3a2320', 'opacity="0.5"') +
      Array.from({ length: 9 }, (_, i) => path(box(-18 + i * 41, -84, 6, 84), '#9c3527')).join('') +
      Array.from({ length: 40 }, (_, i) => path(box(-18 + i * 8.4, -36, 3, 30), '#b8402f')).join('') +
      path(box(-20, -40, 340, 5), '#b8402f') +
      [30, 112, 194, 262]
        .map((x) => path(box(x, -74, 22, 40), '#3b5d4c') + path(box(x, -74, 11, 40), '#4f7a62'))
        .join('');
    const far = mountains(a, ridge(a, { y: 300, amp: 60, seed: 1, peaks: [[1180, 170, 430]] }), {
      top: '#7fa0a4',
      base: '#dfe0c0',
      shade: '#6489a0',
      bottom: 600,
      depth: 180,
    });
    const mid = mountains(a, ridge(a, { y: 400, amp: 55, seed: 2, peaks: [[260, 110, 400]] }), {
      top: '#5d8a78',
      base: '#cfd5a0',
      shade: '#456f70',
      bottom: 650,
      depth: 150,
    });
    let slopes = '';
    for (const [y, seed, body, shade, crown] of [
      [505, 5, '#6f9a58', '#4f7d55', '#b9c56c'],
      [585, 6, '#5b8a4a', '#356245', '#a9b855'],
    ] as const)
      slopes += hill(a, rolling(a, y, 40, 420, seed), body, shade, { crown, dy: 20 });
    let bushes = '';
    for (let r = 0; r < 9; r++) {
      const t = r / 8;
      const y = 640 + 250 * t ** 1.3;
      const size = 18 + 62 * t;
      for (let x = -60 + (r % 2) * size; x < 1680; x += size * 1.75)
        bushes += bush(
          a,
          x + a.random.range(-4, 4),
          y + Math.sin(x / 210 + r) * 12,
          size,
          mix('#6f9a50', '#1f4a34', t * 0.8),
          t > 0.55 ? '#c23a2e' : undefined,
        );
    }
    return (
      sky(a, SKY.haze, 480, { sun: [250, 130, 40], cover: 0.45, stretch: 5 }) +
      far +
      haze(a, 260, 520, '#f7efcf', 0.7) +
      mid +
      haze(a, 380, 600, '#f5ecc8', 0.75, 0.7) +
      slopes +
      [
        [1040, 560, 330],
        [1110, 585, 390],
        [1215, 570, 300],
        [1330, 600, 430],
        [220, 560, 300],
        [140, 590, 360],
      ]
        .map(([x = 0, y = 0, h = 0]) => waxPalm(a, x, y, h, '#3f6a48'))
        .join('') +
      cast(a, 710, 640, 230, 18, '#26402e', 0.6) +
      forest(a, 560, 610, '#47773f', 420, 560, 44) +
      at(560, 636, house, 1.15) +
      forest(a, 600, 640, '#4b7a3e', 900, 1010, 46) +
      path(
        ribbon([
          [640, 640, 26],
          [700, 700, 50],
          [620, 790, 110],
          [700, 920, 230],
        ]),
        down(a, '#d9b27c', '#b5804f'),
      ) +
      bushes +
      glow(a, 250, 130, 700, '#fff0c0', 0.4) +
      figure(
        a,
        690,
        812,
        150,
        POSE.carry,
        {
          skin: '#9a6544',
          hair: '#241a1c',
          top: '#f3ead6',
          bottom: '#3f4a63',
          hat: { colour: '#efe0b8', kind: 'sombrero' },
        },
        -1,
        { shade: '#5b4a6a' },
      ).svg +
      path(ellipse(662, 752, 26, 17), '#a8703a') +
      path(ellipse(662, 742, 24, 9), '#b8322c') +
      broadLeaf(1640, 930, 420, -138, '#2f6a3f') +
      broadLeaf(1620, 960, 380, -165, '#245a3a') +
      broadLeaf(1660, 900, 330, -112, '#3a7a45') +
      shadeFrom(a, 'bottom', 160, '#16301f', 0.5)
    );
  },
};
