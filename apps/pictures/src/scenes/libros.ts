import { at, blend, blur, clip, linear, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { mix } from '../kit/colour.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { bookStack } from '../kit/books.ts';
import { steam, table } from '../kit/tableware.ts';
import { forest } from '../kit/trees.ts';
import { window } from '../kit/room.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

type A = Parameters<typeof glow>[0];

const shelf2 = (a: A): string =>
  path(box(980, 130, 620, 14), '#6a4030') +
  path(box(980, 360, 620, 14), '#6a4030') +
  Array.from(
    { length: 22 },
    (_, i) =>
      path(
        box(1000 + i * 28, 130 - a.random.range(80, 120), 24, 120),
        mix(a.random.pick(['#8a4a3a', '#3f5a62', '#c98f4a', '#6a5a48']), '#5a3a3a', 0.35),
      ) +
      path(
        box(1000 + i * 28, 360 - a.random.range(80, 120), 24, 120),
        mix(a.random.pick(['#8a4a3a', '#3f5a62', '#c98f4a', '#6a5a48']), '#5a3a3a', 0.35),
      ),
  ).join('') +
  path(box(980, 144, 620, 30), '#2f1420', 'opacity="0.4"') +
  path(box(980, 374, 620, 30), '#2f1420', 'opacity="0.4"');

export const libros: Scene = {
  focal: [0.5, 0.55],
  parts: { left: [0, 0.1, 0.87, 0.87], right: [0.13, 0.1, 0.87, 0.87] },
  alt: 'Un libro abierto, una pila de tomos y una taza de café junto a la ventana',
  draw(a) {
    const stack = bookStack(a, 1130, 720, 400, ['#2f4f5f', '#c9643f', '#e0b25a', '#6a3f52', '#3f7a6a']);
    const page = (m: 1 | -1): string => {
      const d = smooth(
        [
          [700, 690],
          [700 + m * 120, 640],
          [700 + m * 330, 660],
          [700 + m * 400, 690],
          [700 + m * 430, 810],
          [700 + m * 200, 790],
          [700, 826],
        ],
        true,
        0.5,
      );
      return (
        path(d, m < 0 ? '#fff8e6' : '#f3e3c4') +
        clip(
          a,
          d,
          Array.from({ length: 8 }, (_, i) =>
            stroke(
              `M${String(700 + m * 50)} ${String(690 + i * 15)}q${String(m * 120)} -34 ${String(m * 300)} -6`,
              '#8a7468',
              3.4,
              'opacity="0.6"',
            ),
          ).join('') +
            (m > 0
              ? path(
                  polygon([
                    [700, 680],
                    [760, 660],
                    [790, 830],
                    [700, 830],
                  ]),
                  '#7a5a50',
                  'opacity="0.25"',
                )
              : ''),
        )
      );
    };
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#8a5f4a'],
            [1, '#4a2c34'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      window(
        a,
        180,
        -40,
        700,
        560,
        '#f3e3c4',
        sky(a, SKY.rose, 900, { sun: [420, 260, 46], cover: 0.55, stretch: 4 }) +
          skyline(
            a,
            540,
            180,
            880,
            () => 120,
            { wall: '#b5786a', shade: '#7a4a5a', window: '#7a4a5a', lit: '#ffe0a0', litShare: 0.3 },
            [40, 80],
          ) +
          forest(a, 480, 540, '#5f7a58', 180, 900, 50),
        [3, 2],
      ) +
      shelf2(a) +
      shaft(
        a,
        [
          [180, 0],
          [880, 0],
          [1420, 900],
          [520, 900],
        ],
        '#ffe0a8',
        0.45,
        30,
      ) +
      table(a, 600, '#a86a42') +
      blend(
        'multiply',
        blur(
          a,
          14,
          path(
            polygon([
              [960, 720],
              [1330, 720],
              [1560, 800],
              [1180, 800],
            ]),
            '#4a2430',
          ),
        ),
        0.5,
      ) +
      stack.svg +
      at(
        1090,
        stack.top,
        formed(
          a,
          smooth(
            [
              [-46, -6],
              [-60, -66],
              [60, -66],
              [46, -6],
            ],
            true,
            0.4,
          ),
          '#f3ead6',
          '#8a7080',
          -10,
          -6,
          4,
        ) +
          path(ellipse(0, -66, 60, 15), '#fff8e6') +
          path(ellipse(0, -64, 50, 11), '#5a3222') +
          stroke('M58 -52q40 4 34 30t-44 16', '#e6d6bc', 11) +
          path(ellipse(0, -2, 84, 13), '#f3ead6'),
      ) +
      steam(a, 1090, stack.top - 76, 190, '#fff3dc', 3) +
      cast(a, 720, 834, 440, 20, '#2f1420', 0.6) +
      path(
        smooth(
          [
            [262, 690],
            [700, 712],
            [1140, 690],
            [1150, 826],
            [700, 846],
            [250, 826],
          ],
          true,
          0.2,
        ),
        '#8a3f3a',
      ) +
      page(-1) +
      page(1) +
      stroke('M700 690V826', '#7a5a50', 3) +
      path(
        polygon([
          [712, 700],
          [728, 696],
          [744, 880],
          [730, 868],
          [716, 884],
        ]),
        '#c9303f',
      ) +
      at(
        360,
        640,
        stroke('M-40 34L70 -14', '#24303f', 7) +
          stroke(ellipse(-70, 40, 46, 26), '#24303f', 7) +
          stroke(ellipse(40, 46, 46, 26), '#24303f', 7) +
          path(ellipse(-70, 40, 44, 24), '#ffffff', 'opacity="0.2"') +
          path(ellipse(40, 46, 44, 24), '#ffffff', 'opacity="0.2"'),
        0.8,
        6,
      ) +
      glow(a, 420, 240, 640, '#ffe0a8', 0.45) +
      shadeFrom(a, 'right', 300, '#2f1420', 0.5) +
      shadeFrom(a, 'bottom', 80, '#2f1420', 0.5)
    );
  },
};
