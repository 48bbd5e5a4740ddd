import { blend, down, path } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { cyclist } from '../kit/cyclist.ts';
import { forest, tree } from '../kit/trees.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const bogotaCiclovia: Scene = {
  focal: [0.5, 0.62],
  parts: { right: [0.22, 0.12, 0.78, 0.78] },
  fixed: true,
  alt: 'Ciclistas y familias en la ciclovía dominical, entre árboles y edificios de ladrillo',
  draw(a) {
    const rider = (x: number, y: number, h: number, top: string, frame: string): string =>
      cast(a, x + h * 0.3, y, h * 0.5, 10, '#3a3050', 0.5) +
      cyclist(
        a,
        x,
        y,
        h,
        { ...someone(a, ['#ffffff']), top, bottom: '#2b3048', hat: { colour: '#e9e2d2', kind: 'helmet' } },
        frame,
        '#f3e7cf',
        '#4a3a66',
        true,
      );
    return (
      sky(a, SKY.day, 480, { sun: [250, 140, 36], cover: 0.5, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 330,
          amp: 40,
          seed: 3,
          peaks: [
            [900, 150, 460],
            [1450, 100, 300],
          ],
        }),
        { top: '#4f8274', base: '#bccb9c', shade: '#346269', bottom: 620, depth: 200 },
      ) +
      haze(a, 300, 560, '#f3ecc8', 0.5) +
      skyline(
        a,
        640,
        -20,
        520,
        () => 240,
        { wall: '#c9764f', shade: '#83474a', window: '#5f3f4c', lit: '#fff1c9', litShare: 0.25 },
        [80, 130],
      ) +
      skyline(
        a,
        640,
        1080,
        1640,
        () => 260,
        { wall: '#d98a5c', shade: '#8f524e', window: '#5f3f4c', lit: '#fff1c9', litShare: 0.25 },
        [80, 130],
      ) +
      forest(a, 540, 640, '#4a8a4f', -40, 640, 74) +
      forest(a, 540, 640, '#558f4a', 980, 1640, 74) +
      path(box(0, 636, 1600, 270), down(a, '#a99c94', '#6f6670')) +
      path(
        polygon([
          [0, 636],
          [1600, 636],
          [1600, 652],
          [0, 652],
        ]),
        '#d9cfae',
      ) +
      path(
        polygon([
          [0, 700],
          [1600, 676],
          [1600, 684],
          [0, 710],
        ]),
        '#f3d37a',
      ) +
      blend(
        'multiply',
        [
          [100, 700, 200],
          [460, 670, 160],
          [1220, 680, 180],
          [1500, 720, 190],
          [900, 660, 130],
        ]
          .map(([x = 0, y = 0, r = 0]) => path(ellipse(x, y, r, r * 0.16), '#6a5f88', 'opacity="0.5"'))
          .join(''),
      ) +
      figure(
        a,
        1310,
        742,
        190,
        POSE.run,
        { ...someone(a, ['#f0e3cb']), top: '#e0523f', shorts: true, bottom: '#2b3048', sleeves: 'short' },
        -1,
        { rim: '#fff2cf', from: -1 },
      ).svg +
      figure(a, 1440, 752, 205, POSE.walk, { ...someone(a, ['#3f6a8a']), sleeves: 'short' }, -1, {}).svg +
      rider(180, 740, 230, '#e0ab45', '#3f6a8a') +
      rider(620, 836, 420, '#d8503c', '#f0c24a') +
      rider(1130, 790, 290, '#3f8a84', '#b5403a') +
      tree(a, 1560, 760, 560, '#3f7a45') +
      tree(a, 24, 740, 480, '#4a8a4a') +
      glow(a, 250, 140, 800, '#fff0c0', 0.4) +
      shadeFrom(a, 'bottom', 110, '#2f2a4a', 0.45)
    );
  },
};
