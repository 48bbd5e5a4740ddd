import { down, path, stroke } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const trote: Scene = {
  focal: [0.48, 0.5],
  alt: 'Una mujer trota por una carretera del Caribe al amanecer',
  draw(a) {
    return (
      sky(a, SKY.warm, 620, { sun: [1120, 470, 54], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 500, amp: 40, seed: 8, peaks: [[380, 90, 400]] }), {
        top: '#b5654f',
        base: '#f0b878',
        shade: '#8f4a48',
        bottom: 680,
        depth: 120,
      }) +
      haze(a, 430, 680, '#ffdca0', 0.6) +
      hill(a, rolling(a, 610, 24, 480, 5), '#6a7f4a', '#3f5a3f', { crown: '#d9c070', dy: 14 }) +
      tree(a, 190, 680, 300, '#4f7a4a') +
      tree(a, 1440, 670, 260, '#4f7a4a') +
      tree(a, 1290, 650, 170, '#5f8a52') +
      birds(a, 620, 180, 6, '#7a3f3a') +
      path('M-20 930V760C400 720 900 700 1620 716V930Z', down(a, '#8a6a68', '#4a3a48')) +
      stroke('M-20 850C500 806 1000 790 1620 800', '#f7e0a8', 7, 'stroke-dasharray="90 64" opacity="0.9"') +
      stroke('M-20 764C400 724 900 704 1620 720', '#f4ead2', 4, 'opacity="0.7"') +
      cast(a, 780, 838, 210, 18, '#1a1024', 0.7) +
      figure(
        a,
        760,
        832,
        600,
        POSE.run,
        {
          skin: '#5a3423',
          hair: '#171114',
          hairStyle: 'bun',
          woman: true,
          sleeves: 'none',
          top: '#24457a',
          bottom: '#1f2430',
          shorts: true,
          shoes: '#f0c23f',
        },
        1,
        { rim: '#ffe0a0', shade: '#2a1024', from: 1, reach: 4 },
      ).svg +
      grass(a, 905, 70, 200, ['#3a4a34', '#52663f', '#7a8a4f'], 0, 1600) +
      glow(a, 1120, 470, 620, '#ffcf80', 0.55) +
      shadeFrom(a, 'bottom', 120, '#1a1024', 0.45)
    );
  },
};
