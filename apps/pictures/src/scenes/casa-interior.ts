import { at, blend, clip, down, linear, path, stroke } from '../kit/art.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { bookStack } from '../kit/books.ts';
import { bowl } from '../kit/tableware.ts';
import { pendant } from '../kit/finery.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { forest } from '../kit/trees.ts';
import { room, wallPanel, window } from '../kit/room.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const casaInterior: Scene = {
  focal: [0.5, 0.55],
  alt: 'Sala de una casa con patio: sofá, plantas y sol que entra por el ventanal',
  draw(a) {
    const back = [220, 110, 1160, 460] as const;
    const view =
      sky(a, SKY.day, 700, { cover: 0.5 }) +
      mountains(a, ridge(a, { y: 330, amp: 30, seed: 3 }), { top: '#6f9a8a', base: '#cfdcae', bottom: 500 }) +
      forest(a, 360, 520, '#5a9a5f', 480, 1200, 70) +
      broadLeaf(620, 540, 260, -70, '#3f8a58') +
      broadLeaf(1080, 540, 260, -112, '#3f8a58');
    return (
      room(
        a,
        back,
        { wall: '#efdcc0', left: '#d9a884', right: '#c98f70', floor: '#c47a52', ceiling: '#7a5238' },
        0,
      ) +
      Array.from({ length: 9 }, (_, i) =>
        path(
          polygon([
            [220 + i * 138, 110],
            [240 + i * 138, 110],
            [30 + i * 190 - 20, -40],
            [-10 + i * 190 - 20, -40],
          ]),
          '#5a3a28',
        ),
      ).join('') +
      window(a, 520, 160, 640, 390, '#6a4430', view, [4, 1]) +
      clip(
        a,
        polygon([
          [220, 570],
          [1380, 570],
          [1800, 940],
          [-200, 940],
        ]),
        Array.from({ length: 26 }, (_, i) =>
          stroke(`M800 330L${String(-1500 + i * 180)} 940`, '#8f4f38', 2.4, 'opacity="0.55"'),
        ).join('') +
          [592, 622, 664, 720, 796]
            .map((y) => stroke(`M-200 ${String(y)}H1800`, '#8f4f38', 2.4, 'opacity="0.55"'))
            .join(''),
      ) +
      blend(
        'screen',
        path(
          polygon([
            [560, 600],
            [820, 600],
            [620, 900],
            [160, 900],
          ]),
          '#ffd9a0',
          'opacity="0.4"',
        ) +
          path(
            polygon([
              [860, 600],
              [1100, 600],
              [1060, 900],
              [720, 900],
            ]),
            '#ffd9a0',
            'opacity="0.4"',
          ),
      ) +
      shaft(
        a,
        [
          [520, 160],
          [1160, 160],
          [940, 900],
          [120, 900],
        ],
        '#fff0c8',
        0.35,
        30,
      ) +
      path(wallPanel(a, back, 'left', 0.3, 0.7, 0.24, 0.56), '#5a3a2c') +
      path(
        wallPanel(a, back, 'left', 0.33, 0.67, 0.27, 0.53),
        linear(a, [
          [0, '#3f7a84'],
          [0.6, '#f0c987'],
          [1, '#c9643f'],
        ]),
      ) +
      path(
        smooth(
          [
            [360, 700],
            [1180, 690],
            [1240, 860],
            [280, 868],
          ],
          true,
          0.2,
        ),
        '#e9d6b8',
      ) +
      stroke(
        smooth(
          [
            [390, 716],
            [1160, 706],
            [1204, 846],
            [324, 852],
          ],
          true,
          0.2,
        ),
        '#b5503f',
        7,
      ) +
      cast(a, 1010, 742, 420, 20, '#5a2a24', 0.5) +
      formed(a, box(690, 500, 660, 190, 34), '#3f7a80', '#1f4450', -20, -14, 10) +
      path(box(660, 570, 90, 160, 30), down(a, '#5a949a', '#24505c')) +
      path(box(1290, 570, 90, 160, 30), down(a, '#3f7a80', '#1c404c')) +
      formed(a, box(740, 610, 270, 90, 22), '#5a949a', '#2a5a66', -10, -12, 5) +
      formed(a, box(1016, 610, 270, 90, 22), '#4f8a90', '#245260', -10, -12, 5) +
      at(830, 596, formed(a, box(-60, -60, 120, 110, 20), '#e0a23f', '#8a4f24', -9, -9, 4), 1, -8) +
      at(1200, 600, formed(a, box(-56, -56, 112, 104, 20), '#d9705a', '#7a2f34', -9, -9, 4), 1, 9) +
      cast(a, 620, 806, 190, 15, '#5a2a24', 0.5) +
      [-110, 110].map((d) => path(box(620 + d, 750, 16, 60), '#4a2c22')).join('') +
      path(ellipse(628, 750, 190, 34), '#6a4030') +
      path(
        ellipse(628, 742, 190, 34),
        linear(
          a,
          [
            [0, '#c98a5a'],
            [1, '#8a5438'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      bookStack(a, 560, 742, 120, ['#b5403a', '#2f4f5f']).svg +
      bowl(a, 700, 716, 54, '#e6d6bc', '#e0a23f', 0.5) +
      cast(a, 300, 840, 120, 14, '#5a2a24', 0.5) +
      at(
        300,
        690,
        [-150, -120, -95, -75, -50, -28]
          .map((r, i) =>
            broadLeaf(0, 0, 300 - (i % 2) * 60, r, ['#2f7a50', '#3f8f58', '#246a48'][i % 3] ?? '#2f7a50'),
          )
          .join(''),
      ) +
      formed(
        a,
        smooth(
          [
            [232, 690],
            [246, 840],
            [354, 840],
            [368, 690],
          ],
          true,
          0.3,
        ),
        '#d9815a',
        '#7a3a2c',
        -14,
        -4,
        6,
      ) +
      path(ellipse(300, 690, 68, 16), '#4a2a20') +
      pendant(960, -20, 300, 84, '#e0c08a', '#fff6d8') +
      glow(a, 960, 310, 240, '#ffe6b0', 0.5) +
      shadeFrom(a, 'bottom', 80, '#4a1f24', 0.4) +
      shadeFrom(a, 'right', 200, '#4a1f24', 0.35)
    );
  },
};
