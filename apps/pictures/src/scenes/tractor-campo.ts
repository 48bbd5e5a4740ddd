import { across, blur, down, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge, rows } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const tractorCampo: Scene = {
  focal: [0.45, 0.6],
  alt: 'Un tractor levanta polvo mientras ara un campo al amanecer',
  draw(a) {
    const wheel = (x: number, y: number, r: number): string =>
      path(ellipse(x, y, r), '#1f1a26') +
      Array.from({ length: 18 }, (_, i) =>
        stroke(
          `M${String(x + Math.cos(i * 0.349) * r * 0.8)} ${String(y + Math.sin(i * 0.349) * r * 0.8)}L${String(x + Math.cos(i * 0.349 + 0.14) * r * 1.03)} ${String(y + Math.sin(i * 0.349 + 0.14) * r * 1.03)}`,
          '#33303f',
          r * 0.1,
        ),
      ).join('') +
      path(ellipse(x, y, r * 0.52), across(a, '#f6d06a', '#b5762f')) +
      path(ellipse(x, y, r * 0.2), '#7a4a26');
    return (
      sky(a, SKY.warm, 540, { sun: [1150, 360, 56], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 430, amp: 50, seed: 2, peaks: [[420, 130, 420]] }), {
        top: '#a5766a',
        base: '#f3be80',
        shade: '#845a68',
        bottom: 600,
      }) +
      haze(a, 380, 600, '#ffdda0', 0.65) +
      forest(a, 520, 552, '#6a6a45', -40, 520, 40) +
      forest(a, 524, 552, '#6a6a45', 1050, 1640, 40) +
      path(box(0, 550, 1600, 360), down(a, '#c98f55', '#4a2c2a')) +
      rows(a, 1100, 470, 552, 900, 44, ['#9a6540', '#5f3a30'], 4) +
      blur(
        a,
        30,
        path(
          smooth([
            [-60, 560],
            [120, 500],
            [300, 540],
            [430, 640],
            [420, 760],
            [180, 800],
            [-60, 780],
          ]),
          '#f3cf98',
          'opacity="0.75"',
        ),
      ) +
      cast(a, 720, 806, 360, 24, '#24121c', 0.65) +
      path(
        polygon([
          [470, 560],
          [560, 400],
          [780, 400],
          [830, 560],
        ]),
        '#7a2626',
      ) +
      path(
        polygon([
          [500, 556],
          [572, 426],
          [690, 426],
          [690, 556],
        ]),
        linear(
          a,
          [
            [0, '#fff0c8'],
            [1, '#e0a878'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [704, 426],
          [764, 426],
          [804, 556],
          [704, 556],
        ]),
        linear(
          a,
          [
            [0, '#fff0c8'],
            [1, '#c98f70'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(box(540, 382, 270, 26, 8), '#c9402f') +
      figure(
        a,
        610,
        640,
        270,
        { ...POSE.sit, lean: 2, hip: 0.6 },
        { ...FARMER, reach: { handNear: [700, 540], handFar: [704, 530] } },
        1,
        { rim: '#fff0c0', from: 1 },
      ).svg +
      path(
        smooth(
          [
            [470, 560],
            [860, 540],
            [1060, 556],
            [1090, 620],
            [1070, 700],
            [620, 716],
            [470, 690],
          ],
          true,
          0.6,
        ),
        down(a, '#e8604a', '#c9402f', '#7a2028'),
      ) +
      stroke('M860 560Q1000 556 1066 580', '#ffb89a', 6) +
      path(box(900, 400, 18, 150), '#4a2a2c') +
      Array.from({ length: 6 }, (_, i) => path(box(900 + i * 24, 606, 12, 60), '#7a2028')).join('') +
      path(ellipse(1076, 612, 20, 22), '#fff3c8') +
      wheel(580, 680, 136) +
      wheel(1000, 734, 78) +
      blur(a, 18, path(ellipse(450, 800, 190, 34), '#e0b074', 'opacity="0.7"')) +
      birds(a, 260, 420, 13, '#f7efe0', 15) +
      birds(a, 380, 480, 8, '#6a4a4a', 13) +
      glow(a, 1150, 360, 700, '#ffdd98', 0.6) +
      shadeFrom(a, 'bottom', 120, '#24101c', 0.55)
    );
  },
};
