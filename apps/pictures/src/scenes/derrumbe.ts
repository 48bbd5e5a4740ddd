import { at, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { rain, SKY, sky } from '../kit/sky.ts';
import { forest } from '../kit/trees.ts';
import { car } from '../kit/vehicles.ts';
import type { Scene } from '../scene.ts';

export const derrumbe: Scene = {
  focal: [0.55, 0.62],
  alt: 'Un derrumbe de tierra y rocas tapa los dos carriles de una carretera de montaña; hay vehículos detenidos',
  draw(a) {
    const rock = (x: number, y: number, r: number, colour: string): string => {
      const outline = smooth(
        Array.from({ length: 9 }, (_, i) => {
          const t = (i / 9) * Math.PI * 2;
          const k = r * a.random.range(0.8, 1.12);
          return [x + Math.cos(t) * k, y + Math.sin(t) * k * 0.74] as const;
        }),
        true,
        0.5,
      );
      return (
        path(outline, dark(colour, 0.35)) +
        path(outline, light(colour, 0.06), `transform="translate(${String(-r * 0.08)} ${String(-r * 0.14)})"`)
      );
    };
    const slide = smooth(
      [
        [820, 150],
        [900, 240],
        [880, 380],
        [760, 560],
        [560, 720],
        [520, 800],
        [800, 838],
        [1180, 826],
        [1330, 780],
        [1250, 640],
        [1130, 470],
        [1080, 300],
        [1010, 190],
      ],
      true,
      0.7,
    );
    return (
      sky(a, SKY.rain, 420, { cover: 0.7, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 330,
          amp: 60,
          seed: 3,
          peaks: [
            [300, 120, 380],
            [1500, 160, 420],
          ],
        }),
        { top: '#6f8a88', base: '#b9c4ae', shade: '#4f6f74', bottom: 560, depth: 170 },
      ) +
      haze(a, 280, 520, '#e6e8d8', 0.6) +
      hill(a, ridge(a, { y: 300, amp: 40, seed: 9, peaks: [[950, 210, 480]] }), '#5f8250', '#3a5f48', {
        crown: '#9aa868',
        dy: 26,
      }) +
      forest(a, 420, 520, '#44704a', 180, 720, 46) +
      forest(a, 400, 520, '#3f6a48', 1220, 1660, 50) +
      hill(a, rolling(a, 620, 26, 500, 4), '#567a4a', '#345845', { crown: '#8fa05c', dy: 20 }) +
      path(
        polygon([
          [-20, 690],
          [1620, 650],
          [1620, 860],
          [-20, 880],
        ]),
        down(a, '#8a8590', '#55525f'),
      ) +
      stroke('M-20 778L1620 748', '#f2d06a', 7, 'stroke-dasharray="70 46"') +
      stroke('M-20 700L1620 660', '#e6dfd0', 5, 'opacity="0.8"') +
      path(slide, down(a, '#a5744a', '#8a5a3a', '#6a4230')) +
      path(slide, '#c99a68', 'opacity="0.3" transform="translate(-16 -22) scale(0.99)"') +
      Array.from({ length: 70 }, () => {
        const t = a.random.next();
        const half = 90 + 330 * t;
        return rock(
          930 - 20 * t + a.random.range(-half, half) * 0.86,
          250 + 560 * t,
          8 + 30 * t * a.random.range(0.5, 1.3),
          a.random.pick(['#8f6a4c', '#a98560', '#7a6a60', '#8a7a6c']),
        );
      }).join('') +
      rock(700, 800, 64, '#8a7a6c') +
      rock(1150, 806, 78, '#7f7068') +
      rock(930, 822, 54, '#94826f') +
      at(
        1010,
        700,
        path(box(-9, -150, 18, 150, 4), '#5a4030') + path(ellipse(0, -160, 70, 40), '#4a6a40'),
        1,
        64,
      ) +
      cast(a, 250, 836, 190, 16, '#241c30', 0.6) +
      car(a, 90, 836, 320, '#b8433a', '#2f3f54', '#e6e0d4') +
      cast(a, 1480, 800, 150, 14, '#241c30', 0.5) +
      car(a, 1400, 800, 260, '#e6dccb', '#2f3f54', '#c9c4bc') +
      [
        [470, 850, 240, 1],
        [540, 838, 228, -1],
      ]
        .map(
          ([x = 0, y = 0, h = 0, facing]) =>
            figure(
              a,
              x,
              y,
              h,
              facing === 1 ? POSE.speak : POSE.stand,
              {
                skin: '#9a6544',
                hair: '#241a1c',
                top: '#f08a2f',
                bottom: '#2f3a52',
                hat: { colour: '#f4d03f', kind: 'helmet' },
              },
              facing === 1 ? 1 : -1,
              { rim: '#fff3d0', shade: '#2a2440', from: -1 },
            ).svg,
        )
        .join('') +
      [610, 660]
        .map(
          (x) =>
            path(
              polygon([
                [x - 16, 862],
                [x, 800],
                [x + 16, 862],
              ]),
              '#f0702f',
            ) + path(box(x - 10, 826, 20, 9), '#fff3e0'),
        )
        .join('') +
      rain(a, 120, '#e9eef0', 0.3) +
      glow(a, 300, 120, 600, '#fbf6e0', 0.35) +
      shadeFrom(a, 'bottom', 100, '#1a1a28', 0.5)
    );
  },
};
