import { at, blend, down, linear, path } from '../kit/art.ts';
import { light } from '../kit/colour.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { phone } from '../kit/devices.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const celular: Scene = {
  focal: [0.5, 0.48],
  fixed: true,
  alt: 'Un celular encendido sobre una mesa oscura proyecta ventanas de luz de colores',
  draw(a) {
    const screen =
      path(
        box(-140, -300, 280, 600),
        linear(a, [
          [0, '#ff8a5a'],
          [0.45, '#d9406a'],
          [1, '#3a2a8a'],
        ]),
      ) +
      path(ellipse(40, -120, 60), '#ffe6a8') +
      path(
        smooth(
          [
            [-140, 20],
            [-60, -60],
            [20, 10],
            [80, -50],
            [150, 30],
            [150, 300],
            [-140, 300],
          ],
          true,
          0.6,
        ),
        '#5a2a7a',
      ) +
      path(
        smooth(
          [
            [-140, 90],
            [-40, 30],
            [60, 100],
            [150, 60],
            [150, 300],
            [-140, 300],
          ],
          true,
          0.6,
        ),
        '#2f1c5a',
      ) +
      [0, 1, 2]
        .map((i) => path(box(-112, -250 + i * 16, [90, 130, 60][i] ?? 60, 8, 4), '#ffffff', 'opacity="0.85"'))
        .join('') +
      [0, 1, 2, 3]
        .map((i) =>
          path(
            box(-108 + i * 57, 210, 44, 44, 12),
            ['#4ad0b0', '#ffc04a', '#ff6a6a', '#6a9aff'][i] ?? '#4ad0b0',
          ),
        )
        .join('');
    const card = (x: number, y: number, w: number, h: number, r: number, c: string, kind: number): string =>
      at(
        x,
        y,
        path(box(10, 14, w, h, 18), '#08041a', 'opacity="0.35"') +
          path(
            box(0, 0, w, h, 18),
            linear(
              a,
              [
                [0, light(c, 0.35), 0.96],
                [1, c, 0.92],
              ],
              0,
              0,
              1,
              1,
            ),
          ) +
          (kind === 0
            ? path(ellipse(56, 56, 32), '#fff3dc') +
              path(box(104, 34, w - 150, 14, 6), '#ffffff') +
              path(box(104, 62, w - 190, 12, 6), '#ffffff', 'opacity="0.7"') +
              (h > 130 ? path(box(28, 112, w - 56, 12, 6), '#ffffff', 'opacity="0.7"') : '')
            : kind === 1
              ? [0.5, 0.8, 0.35, 0.95, 0.65]
                  .map((k, i) =>
                    path(
                      box(34 + i * ((w - 60) / 5), h - 26 - (h - 60) * k, (w - 60) / 8, (h - 60) * k, 5),
                      '#fff3dc',
                      'opacity="0.9"',
                    ),
                  )
                  .join('')
              : path(
                  smooth([
                    [w / 2, h * 0.78],
                    [w * 0.2, h * 0.46],
                    [w * 0.32, h * 0.24],
                    [w / 2, h * 0.36],
                    [w * 0.68, h * 0.24],
                    [w * 0.8, h * 0.46],
                  ]),
                  '#fff3dc',
                )),
        1,
        r,
      );
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#1c1440'],
            [0.5, '#3a1f5a'],
            [1, '#140c2a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      glow(a, 800, 440, 780, '#ff6a8a', 0.6) +
      glow(a, 1180, 200, 460, '#ffb05a', 0.35) +
      glow(a, 380, 680, 460, '#4a8aff', 0.4) +
      path(
        polygon([
          [-20, 640],
          [1620, 560],
          [1620, 910],
          [-20, 910],
        ]),
        down(a, '#2a1a4a', '#0e081e'),
      ) +
      Array.from({ length: 30 }, (_, i) =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(0, 520), a.random.range(10, 46)),
          ['#ff8a6a', '#6a8aff', '#ffd08a', '#b06aff'][i % 4] ?? '#ff8a6a',
          'opacity="0.1"',
        ),
      ).join('') +
      card(260, 150, 330, 150, -7, '#3f6ad9', 0) +
      card(1060, 110, 300, 190, 8, '#e0704a', 1) +
      card(180, 430, 260, 210, -4, '#b03f8a', 1) +
      card(1120, 400, 200, 170, 6, '#d9405a', 2) +
      card(1230, 620, 280, 110, 3, '#3f8a8a', 0) +
      cast(a, 830, 820, 260, 26, '#08041a', 0.85) +
      phone(a, 800, 460, 310, 640, at(0, 0, screen, 1.04), -7) +
      blend('screen', path(ellipse(780, 838, 300, 34), '#ff6a8a', 'opacity="0.4"')) +
      shadeFrom(a, 'bottom', 80, '#08041a', 0.5)
    );
  },
};
