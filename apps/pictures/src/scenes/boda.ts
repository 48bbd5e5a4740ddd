import { across, at, down, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, formed, glow, shadeFrom } from '../kit/light.ts';
import { rose } from '../kit/blossoms.ts';
import { forest } from '../kit/trees.ts';
import { arch, box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const boda: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.1, 0.78, 0.78], right: [0.22, 0.1, 0.78, 0.78] },
  alt: 'Una pareja de novios baja los escalones de una capilla bajo una lluvia de pétalos',
  draw(a) {
    const gown = smooth(
      [
        [690, 470],
        [660, 560],
        [540, 800],
        [620, 830],
        [760, 836],
        [840, 820],
        [800, 560],
        [770, 470],
      ],
      true,
      0.6,
    );
    return (
      sky(a, SKY.rose, 500, { sun: [260, 190, 50], cover: 0.6 }) +
      mountains(
        a,
        ridge(a, {
          y: 420,
          amp: 40,
          seed: 4,
          peaks: [
            [1400, 140, 360],
            [160, 110, 340],
          ],
        }),
        { top: '#8a7f9f', base: '#f3c9ac', shade: '#6f688f', bottom: 640 },
      ) +
      forest(a, 520, 660, '#6f9068', -40, 420, 80) +
      forest(a, 520, 660, '#62885f', 1180, 1640, 80) +
      path(box(440, 230, 720, 450), across(a, '#fffaf0', '#f3e3cc', '#cdb4a4')) +
      path(
        polygon([
          [410, 240],
          [800, 60],
          [1190, 240],
        ]),
        across(a, '#e08a64', '#a8503f'),
      ) +
      path(
        polygon([
          [440, 236],
          [800, 76],
          [1160, 236],
        ]),
        '#fff6e6',
      ) +
      path(arch(760, 220, 80, 100), '#8a6a5a') +
      path(ellipse(800, 170, 20, 26), '#e0b25a') +
      path(arch(640, 680, 320, 400), '#e6cdb4') +
      path(
        arch(668, 680, 264, 366),
        linear(a, [
          [0, '#6a3f38'],
          [1, '#2a1820'],
        ]),
      ) +
      glow(a, 800, 560, 240, '#ffc98a', 0.6) +
      [500, 1050]
        .map((x) => path(arch(x, 560, 60, 150), '#7fa0a8') + stroke(arch(x, 560, 60, 150), '#e6cdb4', 10))
        .join('') +
      Array.from({ length: 60 }, () => {
        const t = a.random.range(Math.PI, Math.PI * 2);
        const r = 180 + a.random.range(-24, 30);
        return path(
          ellipse(800 + Math.cos(t) * r, 450 + Math.sin(t) * r * 1.1, a.random.range(14, 28)),
          a.random.pick(['#5f8a5a', '#f6dcd0', '#e8a09a', '#fff6ea', '#d9707a']),
        );
      }).join('') +
      [0, 1, 2, 3]
        .map((i) => path(box(560 - i * 70, 680 + i * 36, 480 + i * 140, 40), down(a, '#fff3df', '#c9a894')))
        .join('') +
      path(box(0, 824, 1600, 90), down(a, '#d9b898', '#8a6260')) +
      [
        [150, 840, 400],
        [290, 850, 430],
        [1300, 850, 430],
        [1450, 842, 410],
        [430, 846, 390],
        [1170, 846, 400],
      ]
        .map(
          ([x = 0, y = 0, h = 0], i) =>
            figure(
              a,
              x,
              y,
              h,
              POSE.cheer,
              { ...someone(a, ['#3f6a7a', '#d9a04a', '#8a3f52', '#5f7a5a', '#e0b8a8']), bottom: '#3a3448' },
              i < 2 || i === 4 ? 1 : -1,
              { rim: '#fff3dc', from: -1 },
            ).svg,
        )
        .join('') +
      cast(a, 780, 838, 250, 18, '#5a3040', 0.5) +
      figure(
        a,
        880,
        832,
        540,
        { ...POSE.walk, turn: 0.8 },
        {
          skin: '#a86e48',
          hair: '#1f171a',
          top: '#fffaf0',
          bottom: '#26304a',
          jacket: '#26304a',
          reach: { handFar: [790, 560] },
        },
        -1,
        { rim: '#fff3dc', shade: '#14143a', from: -1 },
      ).svg +
      figure(
        a,
        730,
        830,
        510,
        { ...POSE.stand, turn: 0.9 },
        {
          woman: true,
          skin: '#d9a47c',
          hair: '#3a2420',
          hairStyle: 'bun',
          sleeves: 'none',
          top: '#3f6aa0',
          bottom: '#3f6aa0',
          reach: { handNear: [690, 590], handFar: [760, 570] },
        },
        1,
        { from: -1, shade: '#8a6a9a' },
      ).svg +
      formed(a, gown, '#3f6aa0', '#23386a', -40, -8, 12) +
      path(
        smooth(
          [
            [716, 330],
            [640, 420],
            [600, 640],
            [560, 800],
            [640, 800],
            [680, 560],
            [736, 400],
          ],
          true,
          0.7,
        ),
        '#ffffff',
        'opacity="0.55"',
      ) +
      rose(a, 690, 586, 22, '#d94a6a') +
      rose(a, 722, 596, 20, '#f0a890') +
      rose(a, 702, 610, 19, '#c9304f') +
      Array.from({ length: 90 }, () => {
        const x = a.random.range(360, 1240);
        const y = a.random.range(180, 820);
        return at(
          Math.round(x),
          Math.round(y),
          path(
            ellipse(0, 0, a.random.range(6, 13), a.random.range(3, 7)),
            a.random.pick(['#f6cdd0', '#e8788a', '#fff0ea', '#d9506f']),
          ),
          1,
          Math.round(a.random.range(0, 180)),
        );
      }).join('') +
      glow(a, 260, 190, 760, '#ffe6c4', 0.5) +
      shadeFrom(a, 'bottom', 80, '#4a2038', 0.45)
    );
  },
};
