import { across, at, blend, down, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const playa: Scene = {
  focal: [0.5, 0.55],
  alt: 'Una bahía del Caribe con palmas, una lancha y bañistas bajo sombrillas',
  draw(a) {
    const parasol = (x: number, y: number, r: number, c: string): string =>
      stroke(
        `M${String(x)} ${String(y)}L${String(x + r * 0.16)} ${String(y - r * 1.3)}`,
        '#f7efe0',
        r * 0.05,
      ) +
      at(
        x + r * 0.16,
        y - r * 1.2,
        path(
          smooth(
            [
              [-r, 20],
              [-r * 0.7, -r * 0.35],
              [0, -r * 0.56],
              [r * 0.7, -r * 0.35],
              [r, 20],
              [0, 40],
            ],
            true,
            0.9,
          ),
          c,
        ) +
          [-0.6, -0.1, 0.4]
            .map((t) =>
              path(
                smooth(
                  [
                    [r * t, 30],
                    [r * t * 0.7, -r * 0.3],
                    [0, -r * 0.54],
                    [r * (t + 0.25) * 0.7, -r * 0.32],
                    [r * (t + 0.25), 30],
                  ],
                  true,
                  0.8,
                ),
                '#fff3dc',
              ),
            )
            .join('') +
          path(
            smooth(
              [
                [r * 0.2, 36],
                [r * 0.4, -r * 0.3],
                [0, -r * 0.56],
                [r * 0.7, -r * 0.35],
                [r, 20],
              ],
              true,
              0.8,
            ),
            '#3a1438',
            'opacity="0.22"',
          ),
        1,
        7,
      ) +
      cast(a, x + r * 0.6, y + 6, r, r * 0.14, '#a8704a', 0.5);
    return (
      sky(a, { ...SKY.day, bands: ['#2a86b5', '#7fc9d0', '#f3eacb'] }, 420, {
        sun: [1240, 140, 46],
        cover: 0.5,
        stretch: 4,
      }) +
      mountains(
        a,
        ridge(a, {
          y: 390,
          amp: 30,
          seed: 2,
          peaks: [
            [180, 150, 360],
            [1480, 100, 300],
          ],
        }),
        { top: '#5f9a8f', base: '#b5d4b8', shade: '#3f7f88', bottom: 470, depth: 60 },
      ) +
      water(a, 430, 660, ['#5fc4c0', '#1f8fa8'], { glint: '#fffef0', glints: 150, glintX: [900, 1500] }) +
      path(
        smooth(
          [
            [-60, 610],
            [300, 640],
            [760, 604],
            [1200, 650],
            [1660, 610],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.7,
        ),
        '#f7f3e0',
      ) +
      path(
        smooth(
          [
            [-60, 634],
            [300, 662],
            [760, 628],
            [1200, 672],
            [1660, 634],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.7,
        ),
        '#bfe6dc',
      ) +
      path(
        smooth(
          [
            [-60, 652],
            [300, 682],
            [760, 648],
            [1200, 690],
            [1660, 654],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.7,
        ),
        down(a, '#f0d09a', '#e0a868'),
      ) +
      Array.from({ length: 200 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(690, 900), a.random.range(1, 4), 1.4),
          a.random.pick(['#c98f5a', '#fff0cf']),
          'opacity="0.6"',
        ),
      ).join('') +
      cast(a, 700, 560, 150, 10, '#0f4a60', 0.5) +
      path(
        'M560 520Q590 560 660 566H800Q850 556 872 512Q800 534 720 534Q640 534 560 520Z',
        across(a, '#fff6e6', '#d9503f', '#8a2434'),
      ) +
      path(box(690, 470, 80, 62, 8), '#f7efe0') +
      stroke('M690 470h90', '#2f6a8a', 9) +
      birds(a, 560, 220, 6, '#3f6a7a', 15) +
      parasol(560, 760, 110, '#d9503f') +
      figure(
        a,
        660,
        770,
        200,
        { ...POSE.sit, lean: -18 },
        {
          woman: true,
          skin: '#8a5034',
          hair: '#1c1418',
          hairStyle: 'bun',
          top: '#e0a23f',
          bottom: '#8a5034',
          sleeves: 'none',
          shoes: '#8a5034',
          shorts: true,
          hat: { colour: '#f7ead0', kind: 'sombrero' },
        },
        1,
        { rim: '#fffbe6', from: 1 },
      ).svg +
      path(
        polygon([
          [600, 772],
          [760, 768],
          [800, 796],
          [620, 802],
        ]),
        '#3f8a94',
      ) +
      parasol(1000, 740, 84, '#e0a23f') +
      figure(
        a,
        910,
        700,
        150,
        POSE.walk,
        {
          skin: '#a86e48',
          hair: '#1c1418',
          top: '#a86e48',
          bottom: '#2f6a8a',
          shorts: true,
          sleeves: 'none',
          shoes: '#a86e48',
        },
        1,
        { rim: '#fffbe6', from: 1 },
      ).svg +
      figure(
        a,
        1130,
        690,
        130,
        POSE.run,
        {
          skin: '#6a402c',
          hair: '#1c1418',
          top: '#d9503f',
          bottom: '#f7efe0',
          shorts: true,
          sleeves: 'none',
          shoes: '#6a402c',
        },
        -1,
        { rim: '#fffbe6', from: 1 },
      ).svg +
      figure(
        a,
        1210,
        694,
        96,
        POSE.run,
        {
          skin: '#8a5638',
          hair: '#1c1418',
          top: '#e0a23f',
          bottom: '#2f6a8a',
          shorts: true,
          sleeves: 'none',
          shoes: '#8a5638',
        },
        -1,
        {},
      ).svg +
      palm(a, 230, 860, 720, { trunk: '#7a5240', leaf: '#2f7a58' }, 0.2) +
      palm(a, 90, 880, 560, { trunk: '#7a5240', leaf: '#24684c' }, 0.08) +
      palm(a, 1480, 860, 640, { trunk: '#7a5240', leaf: '#2f7a58' }, -0.14) +
      blend(
        'multiply',
        path(
          smooth([
            [260, 880],
            [420, 840],
            [560, 860],
            [520, 890],
            [380, 900],
          ]),
          '#a8704a',
          'opacity="0.4"',
        ),
      ) +
      glow(a, 1240, 140, 760, '#fff8dc', 0.45) +
      shadeFrom(a, 'bottom', 70, '#6a3a38', 0.35)
    );
  },
};
