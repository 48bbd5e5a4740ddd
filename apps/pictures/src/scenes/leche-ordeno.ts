import { across, clip, down, path, stroke } from '../kit/art.ts';
import { cow } from '../kit/animals.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { grass } from '../kit/leaves.ts';
import { tree } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const lecheOrdeno: Scene = {
  focal: [0.5, 0.55],
  parts: { right: [0.16, 0.1, 0.82, 0.82] },
  alt: 'Una campesina ordeña a una vaca en la madrugada, junto a las cantinas de leche',
  draw(a) {
    const can = (x: number, y: number, h: number): string =>
      cast(a, x + 16, y, h * 0.34, 9, '#1a1828', 0.6) +
      path(
        smooth(
          [
            [x - h * 0.24, y],
            [x - h * 0.25, y - h * 0.62],
            [x - h * 0.12, y - h * 0.8],
            [x - h * 0.13, y - h * 0.95],
            [x + h * 0.13, y - h * 0.95],
            [x + h * 0.12, y - h * 0.8],
            [x + h * 0.25, y - h * 0.62],
            [x + h * 0.24, y],
          ],
          true,
          0.4,
        ),
        across(a, '#f0e6d6', '#a8a6b0', '#5a5a70'),
      ) +
      path(box(x - h * 0.17, y - h, h * 0.34, h * 0.07, 5), '#d9d2c8') +
      stroke(`M${String(x - h * 0.25)} ${String(y - h * 0.3)}H${String(x + h * 0.25)}`, '#6a6a80', 3);
    return (
      sky(a, { ...SKY.dawn, bands: ['#3a4f7c', '#7f8ab0', '#f0b598', '#ffdcaa'] }, 560, {
        sun: [1180, 420, 44],
        cover: 0.5,
      }) +
      mountains(
        a,
        ridge(a, {
          y: 430,
          amp: 50,
          seed: 5,
          peaks: [
            [420, 150, 420],
            [1480, 130, 360],
          ],
        }),
        { top: '#5f7090', base: '#e9b89c', shade: '#48587c', bottom: 640, side: -1 },
      ) +
      haze(a, 420, 640, '#ffdcae', 0.7) +
      hill(a, rolling(a, 610, 20, 400, 6), '#6f8f5f', '#3f6048', { crown: '#d9c980' }) +
      tree(a, 1430, 640, 300, '#4a7050') +
      tree(a, 130, 650, 380, '#3f6848') +
      Array.from({ length: 9 }, (_, i) =>
        path(box(i * 200 - 20, 640, 14, 110), across(a, '#c9a27c', '#6a4a44')),
      ).join('') +
      [662, 700].map((y) => path(box(0, y, 1600, 9), '#a87f62')).join('') +
      path(box(0, 740, 1600, 170), down(a, '#7f8f52', '#2f4234')) +
      cast(a, 700, 822, 420, 22, '#1a2028', 0.6) +
      cow(700, 812, 420, '#efe2cc', -1, '#fff3d6') +
      clip(
        a,
        smooth([
          [500, 430],
          [740, 400],
          [950, 440],
          [960, 600],
          [760, 660],
          [520, 620],
        ]),
        path(
          smooth([
            [560, 400],
            [660, 420],
            [690, 520],
            [600, 560],
            [540, 500],
          ]),
          '#4a3234',
        ) +
          path(
            smooth([
              [790, 410],
              [900, 420],
              [950, 520],
              [860, 560],
              [800, 500],
            ]),
            '#4a3234',
          ),
      ) +
      path(
        smooth([
          [760, 630],
          [800, 690],
          [850, 690],
          [880, 620],
        ]),
        '#e0a49a',
      ) +
      figure(
        a,
        990,
        826,
        400,
        { ...POSE.sit, lean: 16 },
        {
          woman: true,
          skin: '#a56a45',
          hair: '#241a1c',
          hairStyle: 'bun',
          top: '#b5403a',
          bottom: '#33405a',
          jacket: '#b5403a',
          hat: { colour: '#efe0b8', kind: 'sombrero' },
          reach: { handNear: [838, 716], handFar: [820, 706] },
        },
        -1,
        { rim: '#fff0c8', shade: '#3a2450', from: 1 },
      ).svg +
      path(box(950, 720, 90, 18), '#6a4a3a') +
      path(box(966, 738, 10, 80), '#4a322c') +
      path(box(1016, 738, 10, 80), '#4a322c') +
      path(
        polygon([
          [786, 750],
          [886, 750],
          [872, 826],
          [800, 826],
        ]),
        across(a, '#e0dcd6', '#8f90a0'),
      ) +
      path(ellipse(836, 750, 50, 11), '#fffaf0') +
      can(1190, 830, 190) +
      can(1300, 846, 210) +
      can(1400, 828, 180) +
      grass(a, 895, 70, 320, ['#4a5f38', '#7f8a45', '#2f4430', '#b5a855'], 0, 1600) +
      glow(a, 1180, 420, 800, '#ffd9a0', 0.55) +
      shadeFrom(a, 'bottom', 110, '#16202a', 0.5)
    );
  },
};
