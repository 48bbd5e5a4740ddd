import { at, down, path, stroke } from '../kit/art.ts';
import { forest } from '../kit/trees.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const nadadoras: Scene = {
  focal: [0.5, 0.62],
  parts: { right: [0.1, 0.1, 0.88, 0.88] },
  alt: 'Un grupo de nadadoras con gorras de colores cruza un embalse al amanecer, junto a un muelle de madera',
  draw(a) {
    const swimmer = (x: number, y: number, k: number, cap: string, skin: string, i: number): string =>
      at(
        x,
        y,
        path(ellipse(0, 22, 120, 15), '#fff6e0', 'opacity="0.55"') +
          path(ellipse(0, 30, 170, 12), '#4a7a8a', 'opacity="0.5"') +
          path(
            smooth([
              [-66, 24],
              [-46, -2],
              [46, -2],
              [66, 24],
            ]),
            ['#23405a', '#8a2f4a', '#2f5f55'][i % 3] ?? '#23405a',
          ) +
          path(ellipse(0, -24, 27, 33), skin) +
          path('M-30 -26C-34 -70 34 -70 30 -26Q0 -40 -30 -26Z', cap) +
          path('M-22 -46Q-8 -62 12 -60', '#fffdf0', 'opacity="0.5"') +
          stroke('M-16 -22h32', '#1f2a3a', 7) +
          (i % 2
            ? stroke('M50 8C86 -30 104 -56 92 -84', skin, 17) + path(ellipse(92, -88, 13), skin)
            : stroke('M-52 12C-96 10 -112 18 -130 24', skin, 16)),
        k,
      );
    const shore = mountains(
      a,
      ridge(a, {
        y: 330,
        amp: 60,
        seed: 4,
        peaks: [
          [420, 150, 320],
          [1280, 190, 380],
        ],
      }),
      {
        top: '#5d7f86',
        base: '#d9c0a0',
        shade: '#3f5f70',
        bottom: 470,
        depth: 150,
      },
    );
    const trees = forest(a, 420, 456, '#3f6a5a');
    const sun = sky(a, SKY.dawn, 470, { sun: [820, 330, 40], cover: 0.5 });
    const caps = ['#f0c23f', '#d9483f', '#3f8fb0', '#e07aa0', '#5fa86a', '#f2efe6'];
    const skins = ['#c98f68', '#a66a45', '#e0ab82', '#8d5a3c'];
    return (
      sun +
      shore +
      haze(a, 330, 480, '#ffe3bd', 0.6) +
      trees +
      water(a, 456, 900, ['#e3b79a', '#2f5f73'], {
        above: sun + shore,
        reflect: 0.5,
        glint: '#fff0cf',
        glints: 170,
        glintX: [520, 1120],
      }) +
      haze(a, 430, 620, '#fff0dc', 0.55) +
      [
        [560, 560, 0.42],
        [1010, 570, 0.45],
        [770, 590, 0.5],
        [1210, 640, 0.62],
        [470, 670, 0.7],
        [860, 700, 0.85],
      ]
        .map(([x = 0, y = 0, k = 1], i) =>
          swimmer(x, y, k, caps[i] ?? '#f0c23f', skins[i % 4] ?? '#c98f68', i),
        )
        .join('') +
      path(
        polygon([
          [-20, 690],
          [330, 640],
          [380, 660],
          [120, 920],
          [-20, 920],
        ]),
        down(a, '#9a6e4a', '#5a3a2a'),
      ) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          stroke(
            `M${String(330 - i * 58)} ${String(642 + i * 9)}L${String(372 - i * 50)} ${String(668 + i * 44)}`,
            '#3a241c',
            4,
            'opacity="0.6"',
          ),
        )
        .join('') +
      [330, 190, 60]
        .map((x, i) => path(box(x, 620 + i * 40, 22, 120 + i * 60, 6), down(a, '#7a5236', '#3a241c')))
        .join('') +
      glow(a, 820, 340, 560, '#ffd9a0', 0.5) +
      shadeFrom(a, 'bottom', 140, '#1a2438', 0.5)
    );
  },
};
