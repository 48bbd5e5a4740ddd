import { across, down, path, stroke } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { broadLeaf, grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { rain, SKY, sky } from '../kit/sky.ts';
import { forest } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const techoLluvia: Scene = {
  focal: [0.58, 0.55],
  alt: 'La canal del techo de una finca lleva el aguacero a un tanque, junto a una campesina con un balde',
  draw(a) {
    return (
      sky(a, SKY.rain, 420, { cover: 0.75, stretch: 4 }) +
      mountains(a, ridge(a, { y: 340, amp: 60, seed: 6, peaks: [[300, 150, 420]] }), {
        top: '#6f8f8c',
        base: '#b9cbb0',
        shade: '#4f7478',
        bottom: 600,
        depth: 180,
      }) +
      haze(a, 300, 560, '#e6ecd8', 0.6) +
      hill(a, rolling(a, 520, 40, 460, 3), '#6a9650', '#3f6f48', { crown: '#a8b968', dy: 24 }) +
      forest(a, 560, 640, '#477a48', -60, 520, 60) +
      path(box(0, 690, 1600, 220), down(a, '#8f8a5a', '#4f5a3c')) +
      path(box(640, 400, 900, 330), down(a, '#fff1d8', '#dcc4a0')) +
      path(box(640, 660, 900, 70), '#3f7a6a') +
      path(box(1180, 470, 150, 260), '#8a4f34') +
      path(box(1190, 480, 62, 250), '#a5623f') +
      path(box(820, 480, 190, 130), '#5a3a2c') +
      path(box(832, 492, 80, 106), '#9fc0c0') +
      path(box(918, 492, 80, 106), '#8fb4b8') +
      path(
        polygon([
          [560, 420],
          [760, 210],
          [1600, 210],
          [1640, 420],
        ]),
        down(a, '#c46a4a', '#96432f'),
      ) +
      Array.from({ length: 24 }, (_, i) =>
        stroke(`M${String(768 + i * 36)} 212L${String(580 + i * 45)} 418`, '#7a3428', 4, 'opacity="0.5"'),
      ).join('') +
      path(box(540, 416, 1100, 26, 8), across(a, '#c9d0d4', '#7f8a92')) +
      path(box(548, 436, 22, 130, 6), across(a, '#c9d0d4', '#7f8a92')) +
      stroke('M559 562Q559 590 530 600', '#8f9aa2', 22) +
      stroke('M526 598Q500 620 496 660', '#d9eef2', 14, 'opacity="0.9"') +
      cast(a, 440, 858, 190, 18, '#1f2a22', 0.6) +
      path(box(300, 640, 280, 216, 26), across(a, '#2f7fa8', '#1f5f8a', '#123f62')) +
      [690, 744, 798].map((y) => path(box(300, y, 280, 8), '#0f3a5a', 'opacity="0.5"')).join('') +
      path(ellipse(440, 646, 140, 30), '#123f62') +
      path(ellipse(440, 650, 124, 23), '#a8d8e0') +
      path(ellipse(490, 650, 40, 8), '#ffffff', 'opacity="0.8"') +
      path(box(556, 820, 40, 14, 4), '#8f9aa2') +
      cast(a, 690, 866, 100, 12, '#1f2a22', 0.5) +
      figure(
        a,
        700,
        864,
        350,
        { ...POSE.carry, turn: 0.9 },
        {
          skin: '#9a6544',
          hair: '#241a1c',
          top: '#c2493a',
          bottom: '#3a3f5c',
          woman: true,
          hairStyle: 'long',
          skirt: { length: 0.62, flare: 0.06 },
          hat: { colour: '#efe0b8', kind: 'sombrero' },
          reach: { handNear: [628, 716], handFar: [640, 720] },
        },
        -1,
        { rim: '#fff3d8', shade: '#2f3450', from: 1 },
      ).svg +
      path(
        polygon([
          [586, 730],
          [666, 730],
          [654, 806],
          [598, 806],
        ]),
        down(a, '#e8b83f', '#b5802a'),
      ) +
      path(ellipse(626, 730, 40, 9), '#bfe3e6') +
      stroke('M588 730Q626 690 664 730', '#5a4a3a', 5) +
      broadLeaf(-20, 940, 420, -60, '#2f6a44') +
      broadLeaf(-40, 900, 360, -30, '#3a7a4a') +
      grass(a, 905, 70, 200, ['#3a5f3a', '#6f8a48', '#9aa050']) +
      rain(a, 260, '#eef4f4', 0.42) +
      glow(a, 260, 120, 620, '#fdf8e0', 0.35) +
      shadeFrom(a, 'bottom', 90, '#14241c', 0.5)
    );
  },
};
