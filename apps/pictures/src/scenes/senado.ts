import { down, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { flag } from '../kit/street.ts';
import type { Scene } from '../scene.ts';

export const senado: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.06, 0.84, 0.84] },
  fixed: true,
  alt: 'Una senadora habla en el atril del recinto del Senado, ante la mesa directiva y las curules llenas',
  draw(a) {
    return (
      path(box(0, 0, 1600, 900), down(a, '#5a3428', '#7a4a34', '#4a2a26')) +
      Array.from({ length: 17 }, (_, i) =>
        path(box(i * 100 - 30, 0, 6, 470), '#3a201c', 'opacity="0.55"'),
      ).join('') +
      path(box(560, 0, 480, 470), down(a, '#8a5a3c', '#6a4030')) +
      [540, 1030].map((x) => path(box(x, 0, 34, 470), down(a, '#d9b07a', '#a8784c'))).join('') +
      path(ellipse(800, 150, 92), '#d9b25a') +
      path(ellipse(800, 150, 78), '#7a4a34') +
      path(
        polygon([
          [750, 128],
          [850, 128],
          [838, 196],
          [800, 224],
          [762, 196],
        ]),
        '#f0d28a',
      ) +
      path(box(756, 128, 88, 24), '#f0c93a') +
      path(box(760, 152, 80, 20), '#2f5fa8') +
      flag(a, 470, 470, 360) +
      flag(a, 1130, 470, 360) +
      shaft(
        a,
        [
          [640, -20],
          [960, -20],
          [1180, 720],
          [420, 720],
        ],
        '#fff0c8',
        0.4,
        30,
      ) +
      path(box(470, 404, 660, 90, 6), down(a, '#a8683f', '#6a3c28')) +
      path(box(460, 396, 680, 16, 4), '#d9a868') +
      [600, 800, 1000]
        .map(
          (x, i) =>
            path(box(x - 44, 280, 88, 130, 16), '#5a241f') +
            figure(
              a,
              x,
              470,
              300,
              { ...POSE.sit, turn: 1, legNear: [4, 2], legFar: [-4, -2] },
              {
                skin: ['#a8704c', '#d79a72', '#7a4a34'][i] ?? '#a8704c',
                hair: '#241a1c',
                top: ['#2f3f5a', '#7a2f3a', '#3a3a44'][i] ?? '#2f3f5a',
                bottom: '#2a2a3a',
                woman: i === 1,
                hairStyle: i === 1 ? 'bun' : 'short',
              },
              i === 2 ? -1 : 1,
              { rim: '#ffe6b8', shade: '#2a1830', from: 1 },
            ).svg,
        )
        .join('') +
      path(box(470, 412, 660, 110, 6), down(a, '#a8683f', '#6a3c28')) +
      path(box(460, 404, 680, 16, 4), '#d9a868') +
      path(
        polygon([
          [300, 522],
          [1300, 522],
          [1660, 720],
          [-60, 720],
        ]),
        down(a, '#8a2f2f', '#5a1f24'),
      ) +
      cast(a, 800, 640, 120, 14, '#1f0c14', 0.6) +
      figure(
        a,
        800,
        660,
        300,
        { ...POSE.speak, turn: 1 },
        {
          skin: '#8a5538',
          hair: '#17121a',
          top: '#f0e6d2',
          bottom: '#2a2f44',
          jacket: '#2f6a5f',
          woman: true,
          hairStyle: 'bun',
        },
        1,
        { rim: '#fff0cf', shade: '#2a1830', from: -1 },
      ).svg +
      path(
        polygon([
          [716, 536],
          [884, 536],
          [866, 676],
          [734, 676],
        ]),
        down(a, '#b5764a', '#6a3f2a'),
      ) +
      path(box(704, 524, 192, 20, 4), '#e0b278') +
      path(ellipse(800, 606, 30), '#d9b25a') +
      stroke('M770 526Q768 490 786 478', '#1f1a22', 5) +
      path(ellipse(788, 474, 9, 11), '#1f1a22') +
      stroke('M832 526Q834 494 818 482', '#1f1a22', 5) +
      path(ellipse(816, 478, 9, 11), '#1f1a22') +
      crowd(a, {
        y0: 690,
        y1: 860,
        rows: 3,
        size: [74, 128],
        clothes: ['#2f3f5a', '#3a3440', '#7a2f3a', '#3f5a5f', '#5a4a3a'],
        far: '#5a2f34',
        rim: '#e8b888',
        gap: 1.25,
      }) +
      [742, 812, 896]
        .map((y, i) => path(box(-20, y, 1640, 22 + i * 10, 5), down(a, '#9a5f3c', '#5a3424')))
        .join('') +
      glow(a, 800, 420, 620, '#ffe0a8', 0.4) +
      shadeFrom(a, 'left', 240, '#1a0c14', 0.45) +
      shadeFrom(a, 'right', 240, '#1a0c14', 0.45) +
      shadeFrom(a, 'bottom', 80, '#1a0c14', 0.5)
    );
  },
};
