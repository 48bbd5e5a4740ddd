import { across, down, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette, someone } from '../kit/people.ts';
import { hill, mountains, ribbon, ridge, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { grass } from '../kit/leaves.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const migrantes: Scene = {
  focal: [0.5, 0.55],
  parts: { left: [0.06, 0.1, 0.84, 0.84] },
  alt: 'Familias caminan por la berma de una carretera con maletas, al amanecer',
  draw(a) {
    const walker = (
      x: number,
      y: number,
      h: number,
      o: Parameters<typeof figure>[5],
      bag: string | undefined,
    ): string =>
      cast(a, x + h * 0.25, y + 3, h * 0.34, 9, '#3a2030', 0.5) +
      (bag
        ? path(
            smooth(
              [
                [x + h * 0.03, y - h * 0.82],
                [x + h * 0.15, y - h * 0.78],
                [x + h * 0.17, y - h * 0.52],
                [x + h * 0.03, y - h * 0.5],
              ],
              true,
              0.7,
            ),
            bag,
          )
        : '') +
      figure(a, x, y, h, a.random.pick([POSE.walk, POSE.stride]), o, -1, {
        rim: '#fff0d0',
        shade: '#3a1f4a',
        from: -1,
      }).svg;
    return (
      sky(a, SKY.dawn, 560, { sun: [330, 430, 56], cover: 0.55 }) +
      mountains(
        a,
        ridge(a, {
          y: 440,
          amp: 50,
          seed: 7,
          peaks: [
            [1150, 170, 440],
            [560, 80, 340],
          ],
        }),
        { top: '#77759c', base: '#f3c4a0', shade: '#5c5c88', bottom: 640 },
      ) +
      haze(a, 420, 640, '#ffdcb0', 0.75) +
      hill(a, rolling(a, 590, 20, 420, 3), '#a8935f', '#6a6a4a', { crown: '#e9c98a' }) +
      path(
        ribbon([
          [300, 570, 20],
          [420, 630, 110],
          [700, 730, 330],
          [1060, 930, 900],
        ]),
        down(a, '#c9a894', '#6a5468'),
      ) +
      stroke('M310 574Q500 640 760 740T1180 930', '#fff3d8', 5, 'stroke-dasharray="40 30" opacity="0.7"') +
      grass(a, 720, 60, 200, ['#b5985f', '#8a7a4a', '#d9b878'], 900, 1640) +
      grass(a, 760, 70, 140, ['#b5985f', '#8a7a4a', '#d9b878'], -20, 300) +
      Array.from({ length: 9 }, (_, i) =>
        silhouette(
          a,
          400 + i * 24,
          606 + i * 5,
          44 + i * 4,
          i % 2 ? POSE.walk : POSE.stride,
          {},
          mix('#8a6a78', '#4a3450', i / 9),
          -1,
        ),
      ).join('') +
      walker(650, 740, 210, { ...someone(a, ['#3f6a7a']), hairStyle: 'short' }, '#8a3f3a') +
      walker(750, 764, 240, { ...someone(a, ['#8a3f3a']), woman: true, hairStyle: 'long' }, undefined) +
      walker(
        950,
        850,
        470,
        {
          skin: '#a56c48',
          hair: '#241a1c',
          woman: true,
          hairStyle: 'bun',
          top: '#b5403a',
          bottom: '#33405a',
          jacket: '#b5403a',
          reach: { handNear: [900, 560], handFar: [890, 580] },
        },
        '#3f5a4a',
      ) +
      path(
        smooth([
          [886, 500],
          [930, 480],
          [950, 540],
          [920, 600],
          [880, 580],
        ]),
        '#f0dcb4',
      ) +
      path(ellipse(898, 506, 26, 28), '#b57a52') +
      walker(
        1190,
        870,
        510,
        {
          skin: '#8a5638',
          hair: '#1c1418',
          top: '#d9b060',
          bottom: '#3a3448',
          jacket: '#4a5a6a',
          hat: { colour: '#8a3a34', kind: 'cap' },
          reach: { handFar: [1290, 640] },
        },
        '#c98a3f',
      ) +
      path(box(1290, 690, 110, 160, 14), across(a, '#5a8a8a', '#24444f')) +
      stroke('M1316 690L1296 640M1380 690L1300 636', '#2a2430', 6) +
      path(ellipse(1312, 860, 13), '#1c1824') +
      path(ellipse(1380, 860, 13), '#1c1824') +
      walker(
        1060,
        862,
        290,
        { skin: '#a56c48', hair: '#241a1c', top: '#e0a23f', bottom: '#4a3a4a', hairStyle: 'short' },
        '#b5403a',
      ) +
      glow(a, 330, 430, 760, '#ffd9a0', 0.6) +
      birds(a, 760, 250, 7, '#5f5478', 13) +
      shadeFrom(a, 'bottom', 90, '#2a1830', 0.5)
    );
  },
};
