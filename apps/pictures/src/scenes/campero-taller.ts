import { across, at, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { pendant } from '../kit/finery.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { room, window } from '../kit/room.ts';
import { mountains, ridge } from '../kit/land.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const camperoTaller: Scene = {
  focal: [0.52, 0.58],
  parts: { left: [0, 0.06, 0.9, 0.9], right: [0.1, 0.1, 0.9, 0.9] },
  alt: 'Un campero antiguo con el capó abierto y un cable de carga, en un taller donde lo revisa una ingeniera',
  draw(a) {
    const back = [250, 150, 1100, 430] as const;
    const wheel = (x: number, y: number, r: number): string =>
      path(ellipse(x, y, r), '#16141c') +
      Array.from({ length: 22 }, (_, i) =>
        stroke(
          `M${String(x + Math.cos(i * 0.2856) * r * 0.88)} ${String(y + Math.sin(i * 0.2856) * r * 0.88)}L${String(x + Math.cos(i * 0.2856) * r * 1.04)} ${String(y + Math.sin(i * 0.2856) * r * 1.04)}`,
          '#2f2c38',
          r * 0.12,
        ),
      ).join('') +
      path(ellipse(x, y, r * 0.58), across(a, '#fbf2de', '#c9bba4')) +
      path(ellipse(x, y, r * 0.42), '#d9cdb8') +
      path(ellipse(x, y, r * 0.16), '#6f6a70');
    const body = '#2f8f88';
    const paint = down(a, light(body, 0.35), body, dark(body, 0.4));
    const jeep =
      cast(a, 800, 800, 480, 24, '#120e18', 0.75) +
      path(box(420, 640, 760, 80), '#1c1a22') +
      path(box(430, 330, 440, 26, 12), down(a, '#fffaf0', '#d9d0bc')) +
      path(
        polygon([
          [446, 356],
          [856, 356],
          [884, 500],
          [446, 500],
        ]),
        '#fbf2de',
      ) +
      [
        [466, 372, 130],
        [616, 372, 110],
      ]
        .map(([x = 0, y = 0, w = 0]) =>
          path(
            box(x, y, w, 112, 10),
            linear(
              a,
              [
                [0, '#e9f3ea'],
                [0.5, '#8fb5b8'],
                [1, '#3f5f70'],
              ],
              0,
              0,
              1,
              1,
            ),
          ),
        )
        .join('') +
      path(
        polygon([
          [746, 372],
          [836, 372],
          [858, 484],
          [746, 484],
        ]),
        linear(
          a,
          [
            [0, '#e9f3ea'],
            [0.5, '#8fb5b8'],
            [1, '#3f5f70'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [426, 496],
          [886, 496],
          [1180, 512],
          [1196, 530],
          [1196, 690],
          [420, 690],
        ]),
        paint,
      ) +
      path(box(424, 560, 770, 16), '#fbf2de', 'opacity="0.9"') +
      stroke('M604 500V686M738 500V686M888 500V686', dark(body, 0.5), 4) +
      path(box(760, 596, 40, 9, 4), '#e9e4da') +
      path(
        polygon([
          [894, 506],
          [1176, 512],
          [1150, 534],
          [900, 530],
        ]),
        '#17141f',
      ) +
      path(box(960, 490, 150, 40, 8), across(a, '#d9e2e4', '#8a949c', '#4a525c')) +
      [0, 1, 2, 3, 4].map((i) => path(box(974 + i * 26, 484, 12, 46), '#5f6872')).join('') +
      stroke('M1040 500Q1086 470 1124 506', '#e8822f', 10) +
      stroke('M1010 500Q990 470 950 508', '#e8822f', 10) +
      path(
        polygon([
          [884, 498],
          [1010, 270],
          [1040, 276],
          [922, 504],
        ]),
        paint,
      ) +
      stroke('M994 356L1060 494', '#8a8794', 6) +
      path(box(1182, 540, 22, 120, 6), '#fbf2de') +
      path(ellipse(1192, 572, 16, 28), '#fff3c8') +
      path(box(1176, 676, 60, 24, 6), '#c9ccd0') +
      path(box(392, 676, 50, 22, 6), '#c9ccd0') +
      path(ellipse(410, 566, 34, 70), '#1c1a22') +
      [560, 1056]
        .map(
          (x) =>
            path(
              smooth(
                [
                  [x - 128, 694],
                  [x - 104, 610],
                  [x - 50, 580],
                  [x + 50, 580],
                  [x + 104, 610],
                  [x + 128, 694],
                ],
                true,
                0.5,
              ),
              '#14121a',
            ) +
            stroke(
              `M${String(x - 128)} 692L${String(x - 100)} 606L${String(x - 50)} 578H${String(x + 50)}L${String(x + 100)} 606L${String(x + 128)} 692`,
              dark(body, 0.25),
              14,
            ) +
            wheel(x, 706, 92),
        )
        .join('');
    return (
      room(
        a,
        back,
        { wall: '#5a5f6a', left: '#3f4652', right: '#3f4652', floor: '#6f6662', ceiling: '#33363f' },
        16,
      ) +
      window(
        a,
        460,
        180,
        380,
        170,
        '#8a8f98',
        sky(a, SKY.haze, 380, { cover: 0.4 }) +
          mountains(a, ridge(a, { y: 280, amp: 30, seed: 3, peaks: [[650, 60, 200]] }), {
            top: '#6f9a8a',
            base: '#d3d7b4',
            bottom: 380,
          }),
        [5, 2],
      ) +
      path(box(980, 190, 300, 190, 6), '#3f4652') +
      Array.from(
        { length: 7 },
        (_, i) =>
          stroke(
            `M${String(1010 + i * 40)} 214V${String(280 + (i % 3) * 34)}`,
            i % 2 ? '#d9d2c4' : '#d9683f',
            9,
          ) + path(ellipse(1010 + i * 40, 214, 12), i % 2 ? '#d9d2c4' : '#b5483a'),
      ).join('') +
      shaft(
        a,
        [
          [460, 180],
          [840, 180],
          [1160, 860],
          [480, 860],
        ],
        '#fff0c8',
        0.4,
        26,
      ) +
      pendant(700, -20, 96, 70, '#d9a03f', '#fff6d0') +
      pendant(1150, -20, 96, 70, '#d9a03f', '#fff6d0') +
      glow(a, 700, 100, 260, '#ffd890', 0.6) +
      glow(a, 1150, 100, 300, '#ffd890', 0.6) +
      cast(a, 250, 790, 110, 14, '#120e18', 0.6) +
      path(box(170, 470, 130, 320, 16), across(a, '#f0f2ee', '#c2c8c8', '#7f868c')) +
      path(box(194, 498, 82, 70, 8), '#17202a') +
      path(
        polygon([
          [240, 506],
          [214, 540],
          [232, 540],
          [226, 562],
          [254, 526],
          [236, 526],
        ]),
        '#8fe0a0',
      ) +
      path(ellipse(235, 610, 20), '#3f8a5a') +
      jeep +
      stroke('M298 640C300 800 330 850 362 840S372 620 412 568', '#14121a', 13) +
      stroke('M298 636C300 796 330 846 362 836S372 616 412 564', '#e8822f', 5) +
      at(412, 566, path(box(-22, -16, 44, 32, 8), '#e9e4da') + path(ellipse(6, 0, 9), '#3f8a5a')) +
      cast(a, 1330, 842, 130, 14, '#120e18', 0.65) +
      figure(
        a,
        1316,
        838,
        470,
        { ...POSE.easy, lean: -2 },
        {
          woman: true,
          skin: '#c98f68',
          hair: '#2a1f22',
          hairStyle: 'bun',
          top: '#e0a23f',
          bottom: '#33486a',
          reach: { handNear: [1222, 610], handFar: [1200, 540] },
        },
        -1,
        { rim: '#ffe6b0', shade: '#2a1a3a', from: -1 },
      ).svg +
      cast(a, 1470, 866, 110, 12, '#120e18', 0.6) +
      path(box(1400, 700, 150, 166, 8), down(a, '#c9483a', '#7a2028')) +
      [740, 784, 828]
        .map((y) => path(box(1414, y, 122, 6), '#5a1820') + path(box(1460, y - 18, 30, 7, 3), '#e9d2b0'))
        .join('') +
      shadeFrom(a, 'bottom', 110, '#120c18', 0.55)
    );
  },
};
