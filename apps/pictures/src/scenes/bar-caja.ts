import { across, blur, clip, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { pendant } from '../kit/finery.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { table, tumbler } from '../kit/tableware.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const barCaja: Scene = {
  focal: [0.335, 0.5],
  parts: { left: [0, 0, 0.8, 1], right: [0.1, 0, 0.8, 1] },
  alt: 'En la barra de un bar, una caja fuerte guarda los celulares mientras dos amigos conversan',
  draw(a) {
    /** A compartment of the safe with an upright telephone and its number on a tag. */
    const niche = (x: number, y: number, w: number, h: number, i: number): string => {
      const colour = ['#3f6a8a', '#b5483f', '#c9a03f', '#5a8a6a', '#7a5a8a'][i % 5] ?? '#3f6a8a';
      const taken = i !== 4;
      return (
        path(box(x, y, w, h), down(a, '#0f0d14', '#2a2430')) +
        (taken
          ? path(
              box(x + w * 0.24, y + h * 0.12, w * 0.5, h * 0.84, 9),
              across(a, light(colour, 0.35), colour, dark(colour, 0.5)),
            ) +
            path(box(x + w * 0.28, y + h * 0.16, w * 0.42, h * 0.76, 6), '#17141f') +
            path(
              polygon([
                [x + w * 0.5, y + h * 0.16],
                [x + w * 0.7, y + h * 0.16],
                [x + w * 0.7, y + h * 0.6],
              ]),
              '#ffffff',
              'opacity="0.16"',
            )
          : '') +
        stroke(`M${String(x + w * 0.14)} ${String(y + 4)}v${String(h * 0.2)}`, '#c9a35a', 2.4) +
        path(ellipse(x + w * 0.14, y + h * 0.34, w * 0.12), down(a, '#ffe6a0', '#c08a3a')) +
        path(box(x + w * 0.125, y + h * 0.28, w * 0.035, h * 0.12), '#5a3a1f') +
        path(box(x, y + h - 5, w, 8), '#8a8794')
      );
    };
    const safe =
      cast(a, 1200, 786, 330, 24, '#0d0810', 0.8) +
      path(
        box(960, 380, 430, 400, 14),
        linear(
          a,
          [
            [0, '#8a94a0'],
            [0.5, '#59626f'],
            [1, '#2f3440'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(box(966, 386, 418, 8, 4), '#d3dce0', 'opacity="0.8"') +
      path(box(990, 412, 370, 338, 6), '#191620') +
      Array.from({ length: 9 }, (_, i) =>
        niche(1002 + (i % 3) * 119, 422 + Math.floor(i / 3) * 108, 108, 100, i),
      ).join('') +
      [1002, 1348].map((x) => path(box(x - 22, 778, 44, 18, 4), '#22202a')).join('');
    const door =
      path(
        polygon([
          [1390, 384],
          [1560, 340],
          [1560, 826],
          [1390, 776],
        ]),
        linear(
          a,
          [
            [0, '#6f7885'],
            [1, '#aab3ba'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        polygon([
          [1412, 414],
          [1534, 386],
          [1534, 780],
          [1412, 748],
        ]),
        linear(
          a,
          [
            [0, '#3f4754'],
            [1, '#6f7986'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(ellipse(1474, 582, 40, 62), '#22242e') +
      path(ellipse(1470, 580, 34, 54), across(a, '#ffe6a8', '#c9974a', '#7a5228')) +
      path(ellipse(1470, 580, 15, 24), '#4a3020') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(
            `M1470 580l${String(Math.cos(i * 1.257) * 46)} ${String(Math.sin(i * 1.257) * 72)}`,
            '#e0b668',
            9,
          ),
        )
        .join('') +
      [450, 716].map((y) => path(box(1560, y, 20, 26, 4), '#c9d0d3')).join('') +
      path(box(1382, 440, 16, 50, 5), '#2f3440') +
      path(box(1382, 670, 16, 50, 5), '#2f3440');
    const bottles = [0, 1]
      .map(
        (r) =>
          path(box(0, 210 + r * 190, 1600, 12), '#e0a050') +
          path(box(0, 40 + r * 190, 1600, 170), down(a, '#2a1810', '#a8622a'), 'opacity="0.7"') +
          Array.from({ length: 21 }, (_, i) => {
            const x = 30 + i * 78 + a.random.range(-8, 8);
            const h = a.random.range(96, 138);
            const c = a.random.pick(['#c97a2a', '#5a7a3f', '#8a2f2a', '#d9a83f', '#3a5a6a', '#e9dcc0']);
            return (
              path(
                box(x - 17, 210 + r * 190 - h * 0.66, 34, h * 0.66, 7),
                across(a, light(c, 0.5), c, dark(c, 0.6)),
              ) +
              path(box(x - 6, 210 + r * 190 - h, 12, h * 0.4, 3), dark(c, 0.2)) +
              path(box(x - 15, 210 + r * 190 - h * 0.46, 30, h * 0.24), '#f0dcb4', 'opacity="0.75"')
            );
          }).join(''),
      )
      .join('');
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#14121f'],
            [0.5, '#3a2220'],
            [1, '#120c14'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      blur(a, 4, bottles) +
      [300, 720, 1180].map((x) => pendant(x, -20, 110, 74, '#3f7f78', '#fff6d0')).join('') +
      [300, 720, 1180]
        .map(
          (x) =>
            glow(a, x, 116, 300, '#ffc878', 0.75) +
            shaft(
              a,
              [
                [x - 66, 116],
                [x + 66, 116],
                [x + 300, 820],
                [x - 300, 820],
              ],
              '#ffd08a',
              0.28,
              22,
            ),
        )
        .join('') +
      bustAt(a, 470, 446, 0.86, EXTRAS.barWoman) +
      bustAt(a, 700, 436, 0.86, EXTRAS.barMan) +
      table(a, 690, '#8a4f28') +
      path(box(0, 686, 1600, 8), '#ffcf8a', 'opacity="0.8"') +
      clip(a, box(0, 694, 1600, 210), glow(a, 600, 720, 520, '#ffb45a', 0.4)) +
      cast(a, 400, 806, 110, 14, '#120810', 0.7) +
      tumbler(a, 390, 806, 150, 180, '#e0a030', 0.5) +
      cast(a, 640, 816, 110, 14, '#120810', 0.7) +
      tumbler(a, 630, 816, 150, 170, '#a83a2f', 0.5) +
      safe +
      door +
      cast(a, 850, 846, 70, 10, '#120810', 0.7) +
      path(ellipse(850, 842, 52, 16), down(a, '#ffe6a0', '#b57f33')) +
      path(ellipse(850, 836, 52, 16), '#f0c66a') +
      path(ellipse(816, 834, 7, 3), '#5a3a1f') +
      stroke('M846 830h20M842 838h24', '#8a5f2a', 3) +
      shadeFrom(a, 'left', 160, '#08060c', 0.5) +
      shadeFrom(a, 'bottom', 90, '#08060c', 0.5)
    );
  },
};
