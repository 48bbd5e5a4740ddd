import { at, blend, blur, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { silhouette } from '../kit/people.ts';
import { formed, glow, shadeFrom } from '../kit/light.ts';
import { tumbler } from '../kit/tableware.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const copaBar: Scene = {
  focal: [0.45, 0.55],
  parts: { left: [0, 0.12, 0.75, 0.75] },
  alt: 'Un vaso de ron con hielo sobre la barra, con botellas y luz ámbar al fondo',
  draw(a) {
    const bottle = (x: number, y: number, h: number, c: string): string =>
      path(
        smooth(
          [
            [x - h * 0.13, y],
            [x - h * 0.13, y - h * 0.55],
            [x - h * 0.05, y - h * 0.72],
            [x - h * 0.045, y - h],
            [x + h * 0.045, y - h],
            [x + h * 0.05, y - h * 0.72],
            [x + h * 0.13, y - h * 0.55],
            [x + h * 0.13, y],
          ],
          true,
          0.25,
        ),
        linear(
          a,
          [
            [0, light(c, 0.5)],
            [0.3, c],
            [1, dark(c, 0.7)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(box(x - h * 0.11, y - h * 0.42, h * 0.22, h * 0.24), '#f0dcb4', 'opacity="0.75"') +
      path(box(x - h * 0.05, y - h * 1.04, h * 0.1, h * 0.09), dark(c, 0.6));
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#12101c'],
            [0.5, '#3a2018'],
            [1, '#0d0a12'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      blur(
        a,
        4,
        [0, 1]
          .map(
            (r) =>
              path(box(0, 250 + r * 250, 1600, 14), '#e0a050') +
              path(
                box(0, 60 + r * 250, 1600, 200),
                linear(a, [
                  [0, '#2a1810'],
                  [1, '#c9782f'],
                ]),
                'opacity="0.75"',
              ) +
              Array.from({ length: 19 }, (_, i) =>
                bottle(
                  40 + i * 86 + a.random.range(-10, 10),
                  250 + r * 250,
                  a.random.range(130, 190),
                  a.random.pick([
                    '#c97a2a',
                    '#5a7a3f',
                    '#8a2f2a',
                    '#d9a83f',
                    '#3a5a6a',
                    '#e9dcc0',
                    '#6a3a24',
                  ]),
                ),
              ).join(''),
          )
          .join(''),
      ) +
      glow(a, 700, 360, 720, '#ffa040', 0.55) +
      blur(a, 3, silhouette(a, 1260, 820, 720, POSE.speak, { jacket: '#0d0a12' }, '#100a10', -1)) +
      path(box(0, 640, 1600, 270), down(a, '#8a4f28', '#3a1c14', '#0d0810')) +
      path(box(0, 636, 1600, 8), '#ffcf8a', 'opacity="0.8"') +
      Array.from({ length: 24 }, () => {
        const y = a.random.range(660, 890);
        return stroke(
          `M${String(a.random.range(-50, 1500))} ${String(y)}q160 -6 ${String(a.random.range(200, 400))} 0`,
          '#2a120c',
          2.4,
          'opacity="0.5"',
        );
      }).join('') +
      blend('screen', path(ellipse(700, 800, 330, 44), '#ff9a3a', 'opacity="0.55"')) +
      blend(
        'screen',
        blur(
          a,
          10,
          path(
            polygon([
              [620, 800],
              [820, 800],
              [1120, 900],
              [660, 900],
            ]),
            '#ffb04a',
            'opacity="0.7"',
          ),
        ),
      ) +
      tumbler(a, 700, 806, 380, 440, '#d9822a', 0.5) +
      at(
        846,
        384,
        formed(a, ellipse(0, 0, 66, 66), '#f6a03f', '#a84f1f', -10, -10, 5) +
          path(ellipse(-3, -3, 52, 52), '#ffd98a') +
          Array.from({ length: 9 }, (_, i) =>
            path(
              polygon([
                [0, 0],
                [46 * Math.cos(i * 0.698), 46 * Math.sin(i * 0.698)],
                [46 * Math.cos(i * 0.698 + 0.56), 46 * Math.sin(i * 0.698 + 0.56)],
              ]),
              '#f6a83f',
            ),
          ).join(''),
        1,
        12,
      ) +
      Array.from({ length: 26 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(20, 520), a.random.range(8, 34)),
          a.random.pick(['#ffb04a', '#ffd08a', '#ff7a3a']),
          'opacity="0.16"',
        ),
      ).join('') +
      at(
        1020,
        806,
        path(ellipse(0, 20, 120, 20), '#1c0f10') +
          path(ellipse(0, 10, 116, 22), '#2a1a1c') +
          Array.from({ length: 15 }, () =>
            path(
              ellipse(a.random.range(-80, 80), a.random.range(-10, 8), 20, 12),
              a.random.pick(['#c98a45', '#e0a860', '#a86a34']),
            ),
          ).join(''),
      ) +
      shadeFrom(a, 'left', 260, '#08060c', 0.6) +
      shadeFrom(a, 'bottom', 100, '#08060c', 0.5)
    );
  },
};
