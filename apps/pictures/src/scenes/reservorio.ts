import { down, path, stroke, clip } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { birds, SKY, sky } from '../kit/sky.ts';
import { forest, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const reservorio: Scene = {
  focal: [0.5, 0.64],
  parts: { left: [0, 0.12, 0.76, 0.76], right: [0.24, 0.12, 0.76, 0.76] },
  alt: 'Una familia campesina con palas junto a un reservorio de agua recién llenado, entre lomas',
  draw(a) {
    const rim = smooth(
      [
        [180, 720],
        [420, 632],
        [820, 612],
        [1220, 636],
        [1440, 724],
        [1240, 826],
        [800, 852],
        [380, 826],
      ],
      true,
      0.9,
    );
    const pond = smooth(
      [
        [260, 724],
        [470, 654],
        [820, 636],
        [1170, 658],
        [1360, 728],
        [1180, 800],
        [800, 822],
        [440, 800],
      ],
      true,
      0.9,
    );
    const farmer = (x: number, y: number, h: number, facing: 1 | -1, top: string, woman: boolean): string =>
      figure(
        a,
        x,
        y,
        h,
        woman ? POSE.stand : POSE.speak,
        {
          skin: '#9a6544',
          hair: '#241a1c',
          top,
          bottom: '#3a425c',
          woman,
          hairStyle: woman ? 'long' : 'short',
          hat: { colour: '#efe0b8', kind: 'sombrero' },
          ...(woman ? {} : { reach: { handNear: [x + facing * 54, y - h * 0.42] as const } }),
        },
        facing,
        { rim: '#fff3d0', shade: '#3a3a5a', from: 1 },
      ).svg;
    const shovel = (x: number, y: number, h: number): string =>
      stroke(`M${String(x)} ${String(y - h)}V${String(y - 40)}`, '#8a5f3a', 8) +
      path(box(x - 18, y - 50, 36, 52, 12), down(a, '#9aa4ac', '#5f6a74'));
    return (
      sky(a, SKY.day, 470, { sun: [1230, 150, 44], cover: 0.6 }) +
      mountains(
        a,
        ridge(a, {
          y: 360,
          amp: 60,
          seed: 7,
          peaks: [
            [420, 160, 420],
            [1180, 120, 380],
          ],
        }),
        { top: '#6f9aa0', base: '#d3dfbf', shade: '#4f7f88', bottom: 600, depth: 180 },
      ) +
      haze(a, 320, 540, '#f7f4d8', 0.6) +
      hill(a, rolling(a, 470, 44, 480, 2), '#7fa858', '#4f8450', { crown: '#c6d07a', dy: 24 }) +
      forest(a, 520, 580, '#4f8048', 900, 1400, 44) +
      tree(a, 180, 640, 230, '#4a7a44') +
      tree(a, 1490, 640, 260, '#44743f') +
      hill(a, rolling(a, 586, 20, 520, 6), '#6f9a4a', '#3f6a40', { crown: '#b5c468', dy: 22 }) +
      path(rim, down(a, '#b58a5a', '#7f5a3c')) +
      path(pond, '#2f3a44') +
      clip(
        a,
        pond,
        water(a, 640, 830, ['#a8d4d8', '#3f7f94'], { glint: '#ffffff', glints: 90, glintX: [700, 1300] }),
      ) +
      stroke(pond, '#e9d3a8', 4, 'opacity="0.7"') +
      path(ellipse(640, 716, 60, 8), '#d3eef0', 'opacity="0.6"') +
      stroke('M1120 560Q1130 620 1080 660', '#4a5a66', 16) +
      stroke('M1078 660Q1066 690 1060 716', '#d9f3f6', 10, 'opacity="0.85"') +
      cast(a, 300, 868, 110, 12, '#26402e', 0.5) +
      farmer(300, 866, 320, 1, '#c2493a', false) +
      shovel(356, 866, 250) +
      farmer(450, 876, 300, 1, '#e0ab45', true) +
      figure(
        a,
        1270,
        872,
        210,
        POSE.cheer,
        {
          skin: '#a8704c',
          hair: '#241a1c',
          top: '#3f7a9a',
          bottom: '#5a4a3a',
          shorts: true,
          sleeves: 'short',
        },
        -1,
        { rim: '#fff3d0', shade: '#3a3a5a', from: 1 },
      ).svg +
      grass(a, 905, 80, 220, ['#3f6a3a', '#7f9a48', '#b0b455']) +
      birds(a, 700, 210, 5, '#5f7a80', 12) +
      glow(a, 1230, 150, 760, '#fff6d0', 0.4) +
      shadeFrom(a, 'bottom', 90, '#16301f', 0.45)
    );
  },
};
