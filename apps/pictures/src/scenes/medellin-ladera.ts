import { across, at, down, path, stroke } from '../kit/art.ts';
import { hillside } from '../kit/hillside.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { forest, tree } from '../kit/trees.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const medellinLadera: Scene = {
  focal: [0.55, 0.45],
  alt: 'Un barrio de ladera en Medellín con el cable aéreo sobre los techos de ladrillo',
  draw(a) {
    const cabin = (x: number, y: number, k: number): string =>
      at(
        x,
        y,
        stroke('M0 -58V-20', '#3a3348', 4) +
          path(box(-32, -22, 64, 56, 14), down(a, '#fff3dc', '#d9d0c4')) +
          path(box(-26, -14, 52, 26, 6), across(a, '#8fc0c4', '#3f6a80')) +
          path(box(-32, 14, 64, 20, 10), '#3f8a5a'),
        k,
      );
    return (
      sky(a, SKY.haze, 420, { sun: [1240, 120, 40], cover: 0.5, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 300,
          amp: 50,
          seed: 3,
          peaks: [
            [420, 140, 420],
            [1100, 90, 380],
          ],
        }),
        { top: '#6f9a8c', base: '#dcd8ae', shade: '#547f80', bottom: 560, side: -1, depth: 180 },
      ) +
      haze(a, 260, 520, '#f7edcb', 0.6) +
      hillside(
        a,
        (x) => 470 - 120 * Math.exp(-(((x - 1050) / 420) ** 2)) + 30 * Math.sin(x / 130),
        900,
        12,
        ['#c9734a', '#d98a5a', '#b85f42', '#e3b27c', '#cf9a6a', '#9fae9a', '#e0c9a0'],
        '#ffe6a0',
        0.28,
        '#efd9a8',
      ) +
      forest(a, 700, 760, '#4f8a4f', 60, 260, 44) +
      forest(a, 600, 640, '#5a9252', 1300, 1460, 40) +
      tree(a, 1500, 860, 240, '#3f7a48') +
      tree(a, 90, 890, 280, '#3f7a48') +
      stroke('M-20 180Q700 330 1620 60', '#3a3348', 3.4) +
      stroke('M-20 196Q700 348 1620 78', '#3a3348', 2) +
      path(
        polygon([
          [1084, 560],
          [1100, 190],
          [1112, 190],
          [1130, 560],
        ]),
        across(a, '#e6dcc9', '#8a8088'),
      ) +
      path(box(1062, 182, 90, 16), '#6a6270') +
      cabin(300, 300, 1.0) +
      cabin(720, 352, 1.7) +
      cabin(1330, 205, 0.8) +
      cabin(60, 256, 0.7) +
      glow(a, 1240, 120, 760, '#fff0c0', 0.5) +
      haze(a, 420, 640, '#f7e2b0', 0.35) +
      shadeFrom(a, 'bottom', 170, '#3a2440', 0.5)
    );
  },
};
