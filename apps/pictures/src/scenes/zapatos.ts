import { at, down, path, stroke } from '../kit/art.ts';
import { cast, formed } from '../kit/light.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { reel, rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const zapatos: Scene = {
  focal: [0.45, 0.58],
  parts: { left: [0, 0.1, 0.9, 0.9] },
  alt: 'Un par de zapatos oxford de cuero recién cosidos en el banco de un zapatero, con hormas de madera, hilo y lezna',
  draw(a) {
    const shoe = (x: number, y: number, k: number, leather: string, shade: string): string =>
      at(
        x,
        y,
        cast(a, 20, 8, 380, 30, '#12080c', 0.6) +
          path('M-350 -40H-150L-140 0H-350Z', '#2a1810') +
          path(
            'M-352 -52C-150 -30 60 -44 200 -34C300 -28 372 -40 392 -30L388 0C300 4 100 4 -130 -2L-150 -30L-352 -36Z',
            '#3a2218',
          ) +
          formed(
            a,
            smooth(
              [
                [-350, -50],
                [-356, -180],
                [-330, -262],
                [-230, -282],
                [-110, -262],
                [10, -190],
                [200, -150],
                [340, -110],
                [388, -56],
                [380, -30],
                [100, -40],
              ],
              true,
              0.7,
            ),
            leather,
            shade,
            -12,
            -26,
            12,
          ) +
          path(ellipse(-270, -268, 88, 20), '#1f1214') +
          stroke('M120 -172C160 -140 170 -90 150 -40', '#f0d8a8', 4, 'stroke-dasharray="10 8"') +
          stroke('M-330 -130C-230 -150 -160 -150 -100 -60', '#f0d8a8', 4, 'stroke-dasharray="10 8"') +
          [0, 1, 2, 3]
            .map((i) => stroke(`M${String(-128 + i * 38)} ${String(-254 + i * 22)}l-52 36`, '#f7ead0', 7))
            .join('') +
          path('M210 -128C270 -118 320 -100 346 -74C300 -96 250 -104 206 -110Z', '#ffd9a0', 'opacity="0.5"') +
          stroke(
            'M-352 -40C-150 -20 60 -34 200 -26C300 -20 372 -30 390 -22',
            '#d9b580',
            3,
            'stroke-dasharray="9 7"',
          ),
        k,
      );
    const last = (x: number, y: number, k: number): string =>
      at(
        x,
        y,
        formed(
          a,
          smooth([
            [-150, 0],
            [-166, -110],
            [-110, -160],
            [-40, -120],
            [80, -70],
            [170, -40],
            [184, 0],
          ]),
          '#d9ac70',
          '#8f6238',
          -8,
          -12,
          6,
        ) + path(ellipse(-112, -118, 13), '#6a4426'),
        k,
      );
    return (
      tableTop(a, ['#5a4034', '#7a5640'], 470, '#8a5a38') +
      path(box(60, 250, 1480, 20), down(a, '#6a4630', '#3a241c')) +
      [180, 460, 1000, 1300].map((x, i) => last(x, 250, 0.78 + (i % 2) * 0.08)).join('') +
      shoe(960, 660, 0.86, '#9a5a30', '#4f2a1c') +
      shoe(560, 820, 1.08, '#b5693a', '#5a3020') +
      reel(a, 1240, 830, 150, '#f0dcb0', '#b5945f') +
      at(
        1400,
        800,
        path(box(-20, -130, 40, 120, 18), down(a, '#c9803f', '#7a4a28')) +
          path('M-9 -10L0 90L9 -10Z', '#c9ced2'),
        1,
        34,
      ) +
      stroke('M1140 850C1080 880 1000 880 960 856', '#f0dcb0', 5) +
      rimShade(a, '#12080c')
    );
  },
};
