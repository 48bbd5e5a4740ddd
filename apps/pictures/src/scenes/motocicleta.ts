import { across, blend, down, linear, path, stroke } from '../kit/art.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { motorcycle } from '../kit/motorcycle.ts';
import { grass } from '../kit/leaves.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const motocicleta: Scene = {
  focal: [0.5, 0.58],
  fixed: true,
  alt: 'Una motocicleta clásica detenida en un mirador al anochecer, con la ciudad abajo',
  draw(a) {
    return (
      sky(a, SKY.dusk, 560, { sun: [420, 460, 44], cover: 0.55 }) +
      mountains(
        a,
        ridge(a, {
          y: 440,
          amp: 40,
          seed: 2,
          peaks: [
            [1200, 130, 420],
            [160, 100, 300],
          ],
        }),
        { top: '#5a4878', base: '#c9807c', shade: '#443866', bottom: 640 },
      ) +
      haze(a, 420, 640, '#f7a878', 0.6) +
      path(box(0, 600, 1600, 120), down(a, '#4a3560', '#2a2046')) +
      Array.from({ length: 420 }, () => {
        const t = a.random.next();
        const y = 606 + t * 96;
        return path(
          ellipse(a.random.range(0, 1600), y, 0.9 + 2 * t),
          a.random.pick(['#ffd98a', '#ffb86a', '#fff0cf', '#ff9a6a']),
          `opacity="${(0.4 + 0.5 * a.random.next()).toFixed(2)}"`,
        );
      }).join('') +
      path(
        smooth(
          [
            [-60, 720],
            [400, 700],
            [900, 712],
            [1660, 696],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.6,
        ),
        down(a, '#5a4058', '#1c1430'),
      ) +
      stroke('M-20 700Q800 672 1620 680', '#c9b4b0', 13) +
      stroke('M-20 695Q800 667 1620 675', '#fff0dc', 3) +
      Array.from({ length: 12 }, (_, i) =>
        path(box(20 + i * 140, 690 - i * 0.8, 13, 62), across(a, '#d9c4bc', '#5a4658')),
      ).join('') +
      path(
        smooth(
          [
            [-60, 800],
            [600, 776],
            [1660, 790],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.6,
        ),
        down(a, '#4a3450', '#140f26'),
      ) +
      blend(
        'screen',
        path(
          polygon([
            [1090, 425],
            [1660, 330],
            [1660, 640],
            [1090, 450],
          ]),
          linear(
            a,
            [
              [0, '#fff3c8', 0.85],
              [1, '#fff3c8', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ) +
      cast(a, 830, 858, 520, 22, '#08061a', 0.85) +
      motorcycle(a, 370, 856, 920, '#b5262f', '#f0cf9a') +
      glow(a, 1090, 436, 320, '#fff0c4', 0.85) +
      grass(a, 905, 70, 220, ['#1c1430', '#2f2044', '#5a3a50'], 0, 1600) +
      glow(a, 420, 460, 640, '#ffb878', 0.45) +
      shadeFrom(a, 'bottom', 90, '#0a0818', 0.5)
    );
  },
};
