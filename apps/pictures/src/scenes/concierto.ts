import { down, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette } from '../kit/people.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse } from '../kit/shape.ts';
import { clouds } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const concierto: Scene = {
  focal: [0.52, 0.42],
  alt: 'Una cantante en el escenario entre humo y luces, ante un público con los brazos en alto',
  draw(a) {
    const beams = [
      [-1, '#ff4a8a'],
      [1, '#4ad0ff'],
      [-0.5, '#ffb04a'],
      [0.5, '#b06aff'],
    ] as const;
    return (
      path(box(0, 0, 1600, 900), down(a, '#160a34', '#4a1460', '#c9306a')) +
      clouds(a, 120, 720, '#ff8ab0', 0.5, 2, 0.5) +
      beams
        .map(
          ([m, c], i) =>
            shaft(
              a,
              [
                [800 + m * 700 - 20, -20],
                [800 + m * 700 + 20, -20],
                [800 - m * 260 + 220, 820],
                [800 - m * 260 - 160, 820],
              ],
              c,
              0.75,
              12,
            ) +
            shaft(
              a,
              [
                [800 + m * 380 - 16, -20],
                [800 + m * 380 + 16, -20],
                [800 + m * 600 + 160, 820],
                [800 + m * 600 - 60, 820],
              ],
              c,
              0.5 + i * 0.02,
              12,
            ),
        )
        .join('') +
      path(box(0, 60, 1600, 18), '#0f0626') +
      Array.from(
        { length: 14 },
        (_, i) =>
          path(box(60 + i * 112, 70, 34, 40, 6), '#0f0626') +
          path(ellipse(77 + i * 112, 112, 14, 7), ['#ffd0e6', '#d0f4ff', '#fff0c0'][i % 3] ?? '#ffffff') +
          glow(a, 77 + i * 112, 112, 70, ['#ff6aa0', '#6ae0ff', '#ffd06a'][i % 3] ?? '#ffffff', 0.7),
      ).join('') +
      glow(a, 830, 380, 420, '#fff0d8', 0.75) +
      path(box(120, 596, 1360, 90), '#1c0a38') +
      silhouette(a, 420, 600, 300, POSE.speak, {}, '#2a0f48') +
      stroke('M330 470L520 430', '#2a0f48', 16) +
      path(ellipse(380, 462, 46, 34), '#2a0f48') +
      silhouette(a, 1240, 600, 300, POSE.speak, {}, '#2a0f48', -1) +
      stroke('M1330 470L1140 430', '#2a0f48', 14) +
      path(ellipse(1282, 462, 42, 32), '#2a0f48') +
      path(ellipse(1040, 560, 70, 56), '#2a0f48') +
      path(ellipse(960, 520, 50, 12), '#e9b04a') +
      silhouette(a, 1030, 570, 190, POSE.sit, {}, '#240c40', -1) +
      figure(
        a,
        800,
        620,
        430,
        { ...POSE.cheer, armFar: [60, 140] },
        {
          woman: true,
          skin: '#8a5034',
          hair: '#1c1020',
          hairStyle: 'curly',
          top: '#f0c93a',
          bottom: '#f0c93a',
          sleeves: 'none',
          shoes: '#f7efe0',
          skirt: { length: 0.5, flare: 0.07, colour: '#f0c93a' },
          reach: { handFar: [836, 236] },
        },
        1,
        { rim: '#fff6e0', shade: '#7a1450', from: -1 },
      ).svg +
      stroke('M836 240l-10 -18', '#0f0626', 12) +
      crowd(a, {
        y0: 650,
        y1: 860,
        rows: 5,
        size: [60, 150],
        clothes: ['#1c0a38', '#280c40', '#160830'],
        far: '#5a1a60',
        rim: '#ff7ab0',
        skin: ['#2a1030', '#341438'],
        arms: 0.7,
      }) +
      Array.from({ length: 60 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(100, 700), a.random.range(1.5, 5)),
          a.random.pick(['#fff0c0', '#ffb0d0', '#b0f0ff']),
          'opacity="0.7"',
        ),
      ).join('') +
      shadeFrom(a, 'bottom', 110, '#0a0420', 0.6)
    );
  },
};
