import { down, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, haze, shadeFrom, shaft } from '../kit/light.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { forest } from '../kit/trees.ts';
import { palm } from '../kit/palms.ts';
import { ellipse } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const pacificoSelva: Scene = {
  focal: [0.5, 0.6],
  alt: 'Una canoa cruza un estero del Pacífico entre la selva y la niebla',
  draw(a) {
    const bank =
      mountains(
        a,
        ridge(a, {
          y: 330,
          amp: 60,
          seed: 2,
          peaks: [
            [400, 120, 380],
            [1200, 150, 400],
          ],
        }),
        { top: '#5f9a94', base: '#cfe0c0', shade: '#427f86', bottom: 600 },
      ) +
      haze(a, 300, 560, '#e9efcf', 0.75) +
      forest(a, 400, 560, '#5a9a7a', -40, 640, 90) +
      forest(a, 410, 560, '#4f8f74', 1000, 1640, 90) +
      haze(a, 380, 600, '#dfeccb', 0.5);
    const near =
      forest(a, 440, 610, '#2f7060', -60, 420, 110) + forest(a, 440, 610, '#2a6858', 1240, 1660, 110);
    return (
      sky(a, SKY.teal, 480, { sun: [820, 210, 44], cover: 0.55, stretch: 4 }) +
      bank +
      near +
      water(a, 590, 900, ['#c2d8b4', '#1f5a5f'], {
        above: bank + near,
        reflect: 0.75,
        glint: '#fffbe0',
        glints: 150,
        glintX: [620, 1020],
        squash: 1,
      }) +
      shaft(
        a,
        [
          [780, 160],
          [860, 160],
          [1180, 760],
          [560, 760],
        ],
        '#fff6d0',
        0.4,
        30,
      ) +
      cast(a, 800, 746, 270, 16, '#0f3038', 0.7) +
      figure(
        a,
        940,
        726,
        300,
        { ...POSE.stand, lean: 10 },
        {
          skin: '#4a2c20',
          hair: '#17121a',
          top: '#e0a23f',
          bottom: '#2f4a58',
          sleeves: 'short',
          reach: { handNear: [1000, 560], handFar: [1020, 500] },
        },
        1,
        { rim: '#fff0c0', from: -1 },
      ).svg +
      stroke('M1032 410L980 800', '#6a4530', 9) +
      figure(
        a,
        690,
        730,
        270,
        POSE.sit,
        {
          woman: true,
          skin: '#5a3626',
          hair: '#17121a',
          hairStyle: 'bun',
          top: '#d9503f',
          bottom: '#3f2a4a',
          sleeves: 'short',
        },
        1,
        { rim: '#fff0c0', from: -1 },
      ).svg +
      path(ellipse(810, 706, 46, 22), '#7aa04a') +
      path(ellipse(850, 700, 30, 24), '#e8b04a') +
      path(
        'M500 700Q540 760 640 766H1000Q1090 758 1130 692Q1060 726 1000 728H630Q550 724 500 700Z',
        down(a, '#9a6a45', '#4a2c26'),
      ) +
      stroke('M502 702Q550 726 630 729H1000Q1062 726 1126 696', '#d9a870', 5) +
      broadLeaf(-40, 860, 520, -38, '#1f5a48') +
      broadLeaf(-60, 940, 460, -12, '#184a40') +
      broadLeaf(1640, 860, 540, -146, '#1f5a48') +
      broadLeaf(1660, 950, 470, -168, '#184a40') +
      broadLeaf(-30, 700, 380, -60, '#2a6a50') +
      palm(a, 1420, 640, 480, { trunk: '#3f4a40', leaf: '#1f5a4a' }, -0.1) +
      palm(a, 170, 640, 430, { trunk: '#3f4a40', leaf: '#1f5a4a' }, 0.12) +
      birds(a, 620, 240, 7, '#2f6a6a', 14) +
      shadeFrom(a, 'bottom', 120, '#0a2830', 0.5)
    );
  },
};
