import { across, at, down, path, stroke } from '../kit/art.ts';
import { hill, mountains, ribbon, ridge, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { car } from '../kit/vehicles.ts';
import { forest } from '../kit/trees.ts';
import { grass } from '../kit/leaves.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const carretera: Scene = {
  focal: [0.5, 0.55],
  alt: 'Un camión sube por una carretera en curva entre montañas y niebla',
  draw(a) {
    const road = ribbon([
      [1050, 372, 8],
      [940, 410, 16],
      [760, 440, 26],
      [860, 490, 44],
      [1040, 540, 66],
      [820, 620, 116],
      [560, 700, 170],
      [760, 810, 270],
      [860, 930, 400],
    ]);
    const mid = ribbon([
      [1050, 372, 1],
      [940, 410, 1],
      [760, 440, 2],
      [860, 490, 2],
      [1040, 540, 3],
      [820, 620, 4],
      [560, 700, 6],
      [760, 810, 9],
      [860, 930, 14],
    ]);
    return (
      sky(a, SKY.haze, 380, { sun: [1260, 150, 40], cover: 0.6, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 300,
          amp: 60,
          seed: 4,
          peaks: [
            [520, 170, 420],
            [1300, 90, 380],
          ],
        }),
        { top: '#7f9fa0', base: '#dfe0be', shade: '#5f8690', bottom: 520, side: -1, depth: 200 },
      ) +
      haze(a, 260, 480, '#faf3d6', 0.75) +
      mountains(
        a,
        ridge(a, {
          y: 400,
          amp: 60,
          seed: 8,
          peaks: [
            [180, 160, 380],
            [1480, 150, 380],
          ],
        }),
        { top: '#5f8a70', base: '#b9c890', shade: '#41706a', bottom: 640, side: -1, depth: 180 },
      ) +
      haze(a, 380, 560, '#f7f0cf', 0.55) +
      hill(a, rolling(a, 440, 50, 520, 3), '#7fa05a', '#4f7a50', { crown: '#cdcf7f', dy: 26 }) +
      hill(a, rolling(a, 560, 40, 420, 9), '#6a9050', '#365f45', { crown: '#b5bf68', dy: 24 }) +
      path(road, down(a, '#c9bfae', '#8f8688', '#4f4a58')) +
      path(mid, '#f6d98a') +
      stroke(road, '#f7efd8', 2.4, 'opacity="0.5"') +
      forest(a, 520, 560, '#4a7a48', 1180, 1640, 50) +
      forest(a, 640, 700, '#3a6a44', -60, 330, 66) +
      forest(a, 700, 860, '#2f5f40', 1160, 1660, 90) +
      cast(a, 700, 690, 120, 14, '#241c30', 0.6) +
      at(
        690,
        690,
        path(box(-66, -150, 136, 130, 6), across(a, '#f3e8d4', '#c9bda8', '#8a8088')) +
          path(box(-60, -144, 124, 118), '#d9503f', 'opacity="0.85"') +
          path(
            polygon([
              [-60, -100],
              [64, -70],
              [64, -40],
              [-60, -70],
            ]),
            '#f7e6c8',
          ) +
          path(box(-66, -24, 136, 20), '#2a2430') +
          [-52, -30, 34, 56].map((x) => path(box(x - 9, -14, 18, 24, 5), '#16121c')).join('') +
          path(ellipse(-56, -14, 6), '#ff6a4a') +
          path(ellipse(60, -14, 6), '#ff6a4a'),
        1.15,
      ) +
      car(a, 960, 556, 66, '#3f6a9a', '#24344a', '#ffffff') +
      forest(a, 800, 900, '#24503a', -60, 420, 90) +
      grass(a, 905, 90, 200, ['#2f5a3a', '#6f8f45', '#a8a850'], 1000, 1640) +
      birds(a, 880, 240, 5, '#4f6a68', 13) +
      glow(a, 1260, 150, 800, '#fff3cc', 0.45) +
      shadeFrom(a, 'bottom', 120, '#14281f', 0.5)
    );
  },
};
