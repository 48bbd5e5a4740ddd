import { blend, down, path } from '../kit/art.ts';
import { lamp } from '../kit/street.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { car } from '../kit/vehicles.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, rain, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const policia: Scene = {
  focal: [0.5, 0.52],
  parts: { left: [0, 0.13, 0.75, 0.75], right: [0.25, 0.14, 0.75, 0.75] },
  alt: 'Una calle de noche con cinta de acordonar y las luces de una patrulla',
  draw(a) {
    return (
      sky(a, SKY.night, 480, { cover: 0.3 }) +
      skyline(
        a,
        640,
        -20,
        560,
        () => 360,
        { wall: '#2a2e50', shade: '#181b38', window: '#1c2044', lit: '#ffcf82', litShare: 0.2 },
        [110, 170],
      ) +
      skyline(
        a,
        640,
        1040,
        1640,
        () => 380,
        { wall: '#262a4c', shade: '#161934', window: '#1c2044', lit: '#ffcf82', litShare: 0.2 },
        [110, 170],
      ) +
      skyline(
        a,
        600,
        560,
        1040,
        () => 130,
        { wall: '#3a3f68', shade: '#2a2e54', window: '#2a2e54', lit: '#ffcf82', litShare: 0.3 },
        [40, 60],
      ) +
      haze(a, 420, 660, '#7a5a8a', 0.6) +
      path(box(0, 636, 1600, 270), down(a, '#2f2f50', '#14142a')) +
      path(
        polygon([
          [780, 636],
          [820, 636],
          [980, 900],
          [620, 900],
        ]),
        '#e9d9a0',
        'opacity="0.14"',
      ) +
      blend(
        'screen',
        path(
          ellipse(560, 560, 620, 300),
          a.def(
            (id) =>
              `<radialGradient id="${id}"><stop offset="0" stop-color="#2f6aff" stop-opacity="0.75"/><stop offset="1" stop-color="#2f6aff" stop-opacity="0"/></radialGradient>`,
          ),
        ) +
          path(
            ellipse(1060, 560, 620, 300),
            a.def(
              (id) =>
                `<radialGradient id="${id}"><stop offset="0" stop-color="#ff2f4a" stop-opacity="0.75"/><stop offset="1" stop-color="#ff2f4a" stop-opacity="0"/></radialGradient>`,
            ),
          ),
      ) +
      blend(
        'screen',
        path(ellipse(600, 800, 420, 40), '#2f5aff', 'opacity="0.4"') +
          path(ellipse(1040, 800, 420, 40), '#ff3a4a', 'opacity="0.4"'),
      ) +
      car(a, 420, 800, 760, '#e6ead9', '#1c2a44', '#bcd0ff') +
      path(
        polygon([
          [470, 690],
          [1150, 690],
          [1160, 720],
          [462, 726],
        ]),
        '#2f6a45',
      ) +
      path(box(700, 552, 190, 14, 6), '#14141f') +
      path(box(704, 534, 86, 22, 8), '#4f8aff') +
      path(box(800, 534, 86, 22, 8), '#ff4f5a') +
      glow(a, 746, 544, 240, '#5a8aff', 0.95) +
      glow(a, 844, 544, 240, '#ff5a6a', 0.95) +
      figure(
        a,
        300,
        846,
        440,
        POSE.stand,
        {
          skin: '#8a5a40',
          hair: '#17121a',
          top: '#2f4a3c',
          bottom: '#24382f',
          jacket: '#c9d94a',
          hat: { colour: '#24382f', kind: 'cap' },
        },
        1,
        { rim: '#7aa4ff', shade: '#14183a', from: 1 },
      ).svg +
      figure(
        a,
        1320,
        840,
        420,
        POSE.speak,
        {
          skin: '#6a4430',
          hair: '#17121a',
          top: '#2f4a3c',
          bottom: '#24382f',
          jacket: '#c9d94a',
          hat: { colour: '#24382f', kind: 'cap' },
        },
        -1,
        { rim: '#ff8a94', shade: '#14183a', from: -1 },
      ).svg +
      path(
        polygon([
          [-20, 730],
          [760, 788],
          [1620, 716],
          [1620, 756],
          [760, 830],
          [-20, 770],
        ]),
        '#f0c93a',
      ) +
      Array.from({ length: 22 }, (_, i) => {
        const x = i * 76;
        const y = x < 760 ? 730 + (58 * x) / 760 : 788 - (72 * (x - 760)) / 860;
        return path(
          polygon([
            [x, y + 4],
            [x + 34, y + 4],
            [x + 20, y + 38],
            [x - 14, y + 38],
          ]),
          '#17141f',
        );
      }).join('') +
      lamp(150, 650, 340, '#0f1020', '#ffdf9a') +
      glow(a, 150, 290, 200, '#ffdf9a', 0.6) +
      rain(a, 160, '#b9c9ff', 0.22) +
      shadeFrom(a, 'bottom', 90, '#08081a', 0.5)
    );
  },
};
