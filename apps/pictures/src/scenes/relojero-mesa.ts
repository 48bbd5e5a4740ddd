import { at, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, glow } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const relojeroMesa: Scene = {
  focal: [0.45, 0.52],
  alt: 'Un reloj abierto con sus ruedas a la vista sobre la mesa de un relojero, entre una lupa, pinzas y tornillos',
  draw(a) {
    const gear = (x: number, y: number, r: number, metal: string, teeth: number): string =>
      Array.from({ length: teeth }, (_, i) =>
        at(x, y, path(box(-r * 0.07, -r * 1.12, r * 0.14, r * 0.3), metal), 1, (360 / teeth) * i),
      ).join('') +
      path(ellipse(x, y, r), down(a, light(metal, 0.35), metal, dark(metal, 0.35))) +
      path(ellipse(x, y, r * 0.74), dark(metal, 0.45)) +
      [0, 60, 120]
        .map((turn) => at(x, y, path(box(-r * 0.78, -r * 0.07, r * 1.56, r * 0.14), metal), 1, turn))
        .join('') +
      path(ellipse(x, y, r * 0.2), '#c23a4a') +
      path(ellipse(x - r * 0.05, y - r * 0.06, r * 0.08), '#ffd9d9');
    const screw = (x: number, y: number): string =>
      cast(a, x + 3, y + 8, 16, 5, '#0d0810', 0.6) +
      path(ellipse(x, y, 13), '#5f7fae') +
      stroke(`M${String(x - 8)} ${String(y - 4)}l16 8`, '#24344f', 3);
    return (
      tableTop(a, ['#2a2028', '#3a2a28'], 120, '#7a4c2e', '#ffd890') +
      path(
        polygon([
          [260, 260],
          [1230, 230],
          [1330, 880],
          [140, 890],
        ]),
        '#3f5a50',
        'opacity="0.9"',
      ) +
      cast(a, 720, 560, 330, 300, '#0d0810', 0.6) +
      path(ellipse(690, 530, 316), down(a, '#f4dc9a', '#c9974a', '#7a5228')) +
      path(ellipse(690, 530, 280), '#4a3420') +
      path(ellipse(690, 530, 270), down(a, '#e3e0d8', '#a8a49a', '#6f6a66')) +
      path(box(666, 186, 48, 60, 10), down(a, '#f4dc9a', '#8a5f2a')) +
      path('M690 260A270 270 0 0 1 960 530L690 530Z', '#c9c4b8', 'opacity="0.7"') +
      gear(610, 440, 112, '#d9a848', 24) +
      gear(800, 430, 76, '#c99438', 18) +
      gear(760, 620, 96, '#e0b45a', 22) +
      gear(560, 640, 62, '#c99438', 16) +
      stroke('M770 612a14 14 0 1 1 -20 10a34 34 0 1 1 50 14a58 58 0 1 1 -90 -20', '#5f7fae', 4) +
      [
        [690, 320],
        [470, 540],
        [900, 560],
        [660, 740],
      ]
        .map(([x = 0, y = 0]) => screw(x, y))
        .join('') +
      at(
        1180,
        420,
        cast(a, 14, 70, 130, 40, '#0d0810', 0.6) +
          path(box(-86, -120, 172, 190, 26), down(a, '#3a3540', '#15121a')) +
          path(ellipse(0, 70, 86, 30), '#0d0b12') +
          path(ellipse(0, -120, 86, 30), '#5a5460') +
          path(ellipse(0, -120, 70, 23), '#bcd9e0') +
          path(ellipse(-18, -126, 30, 8), '#ffffff', 'opacity="0.7"'),
      ) +
      at(
        1090,
        720,
        cast(a, 0, 26, 210, 10, '#0d0810', 0.5) +
          path('M-230 -6L180 -34L200 -20L-230 0Z', '#d3d9dc') +
          path('M-230 6L184 30L200 16L-230 0Z', '#9aa3aa') +
          path(box(150, -40, 150, 76, 20), '#8a949c'),
        1,
        -18,
      ) +
      [
        [330, 330],
        [300, 420],
        [380, 380],
        [330, 720],
        [420, 800],
        [980, 820],
        [900, 300],
      ]
        .map(([x = 0, y = 0]) => screw(x, y))
        .join('') +
      glow(a, 640, 460, 520, '#ffe0a0', 0.4) +
      rimShade(a, '#08060c')
    );
  },
};
