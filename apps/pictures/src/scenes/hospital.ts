import { down, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette } from '../kit/people.ts';
import { cast, haze, shadeFrom, shaft } from '../kit/light.ts';
import { onWall, room, wallPanel } from '../kit/room.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const hospital: Scene = {
  focal: [0.5, 0.48],
  parts: { left: [0, 0.09, 0.76, 0.76], right: [0.2, 0.12, 0.76, 0.76] },
  alt: 'Dos médicos revisan una hoja clínica en el corredor de un hospital, con luz de ventanales',
  draw(a) {
    const back = [620, 300, 360, 300] as const;
    let light1 = '';
    for (const [u0, u1] of [
      [0.02, 0.2],
      [0.28, 0.44],
      [0.52, 0.65],
      [0.72, 0.82],
      [0.87, 0.95],
    ] as const) {
      light1 += path(
        wallPanel(a, back, 'left', u0, u1, 0.2, 0.62),
        linear(a, [
          [0, '#fffdf0'],
          [1, '#cfe9e2'],
        ]),
      );
      const [p, q] = [onWall(a, back, 'left', u0, 0.62), onWall(a, back, 'left', u1, 0.62)];
      light1 += shaft(
        a,
        [
          [p[0], p[1] - 60],
          [q[0], q[1] - 40],
          [q[0] + 560 * (1 - u1), q[1] + 340 * (1 - u0)],
          [p[0] + 560 * (1 - u0), p[1] + 400 * (1 - u0)],
        ],
        '#fff6d8',
        0.5,
        12,
      );
    }
    const doctor = (x: number, y: number, h: number, w: boolean, skin: string): string =>
      cast(a, x + h * 0.1, y + 2, h * 0.22, 11, '#1f4450', 0.5) +
      figure(
        a,
        x,
        y,
        h,
        w ? POSE.walk : POSE.easy,
        {
          woman: w,
          skin,
          hair: '#231a1c',
          hairStyle: w ? 'bun' : 'short',
          top: '#3f9a9a',
          bottom: '#2f7f86',
          jacket: '#fbf8ee',
          shoes: '#f3ece0',
          reach: w
            ? { handNear: [x + 70, y - h * 0.5], handFar: [x + 96, y - h * 0.56] }
            : { handNear: [x - 64, y - h * 0.62], handFar: [x - 120, y - h * 0.56] },
        },
        w ? 1 : -1,
        { rim: '#ffffff', shade: '#2a5a78', from: -1 },
      ).svg;
    return (
      room(a, back, {
        wall: '#b9d9d4',
        left: '#d3e9e0',
        right: '#8fbfc0',
        floor: '#9fcac6',
        ceiling: '#e6f0e6',
      }) +
      path(box(700, 400, 200, 200), down(a, '#fffbe8', '#d9efe2')) +
      path(box(796, 400, 8, 200), '#7fb0b0') +
      light1 +
      [0.1, 0.34, 0.56, 0.74]
        .map(
          (u) =>
            path(wallPanel(a, back, 'right', u, u + 0.14, 0.34, 0.86), '#5f9a9e') +
            path(wallPanel(a, back, 'right', u + 0.02, u + 0.12, 0.38, 0.56), '#d9f0ea', 'opacity="0.7"'),
        )
        .join('') +
      path(wallPanel(a, back, 'right', 0, 1, 0.66, 0.69), '#e0705a', 'opacity="0.8"') +
      [0, 1, 2, 3]
        .map((i) =>
          path(
            polygon([
              [700 - i * 60, 296 - i * 74],
              [900 + i * 60, 296 - i * 74],
              [910 + i * 72, 280 - i * 80],
              [690 - i * 72, 280 - i * 80],
            ]),
            '#fffef2',
            'opacity="0.9"',
          ),
        )
        .join('') +
      silhouette(a, 770, 604, 130, POSE.walk, {}, '#4f8a90') +
      silhouette(a, 842, 602, 120, POSE.stand, {}, '#4f8a90', -1) +
      cast(a, 1210, 850, 170, 14, '#1f4450', 0.5) +
      path(box(1090, 640, 330, 40, 10), '#f7f3e6') +
      path(box(1090, 672, 330, 14), '#7fb0b6') +
      path(box(1090, 590, 76, 56, 18), '#fffdf2') +
      path(
        polygon([
          [1180, 640],
          [1420, 640],
          [1420, 720],
          [1200, 700],
        ]),
        '#e8cf9a',
      ) +
      [1110, 1396]
        .map((x) => path(box(x, 686, 10, 140), '#8aa8b0') + path(ellipse(x + 5, 836, 14), '#2a4450'))
        .join('') +
      stroke('M1430 660V430', '#8aa8b0', 7) +
      path(box(1412, 436, 36, 60, 8), '#d9f0ea') +
      doctor(630, 860, 560, true, '#a56c48') +
      doctor(930, 866, 600, false, '#d9a47c') +
      path(
        polygon([
          [700, 524],
          [768, 512],
          [784, 604],
          [716, 616],
        ]),
        '#e9dcc0',
      ) +
      stroke('M716 548L764 540M720 570L768 562M724 592L752 587', '#8a7a60', 4) +
      haze(a, 260, 560, '#ffffff', 0.28) +
      shadeFrom(a, 'bottom', 110, '#1f4a58', 0.4)
    );
  },
};
