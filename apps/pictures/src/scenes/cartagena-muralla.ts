import { across, path, stroke } from '../kit/art.ts';
import { colonial } from '../kit/colonial.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { arch, box, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const cartagenaMuralla: Scene = {
  focal: [0.55, 0.5],
  fixed: true,
  alt: 'La muralla de Cartagena y las casas de balcones de colores frente al mar, al atardecer',
  draw(a) {
    const wallTop = 600;
    return (
      sky(a, SKY.dusk, 520, { sun: [300, 430, 56], cover: 0.6 }) +
      water(a, 500, 640, ['#f2a070', '#4a4a7c'], { glint: '#ffe0a0', glints: 130, glintX: [120, 480] }) +
      path(box(1008, 120, 84, 300), across(a, '#f3cf8a', '#c98a5a')) +
      path(arch(1030, 220, 40, 70), '#5a3a4a') +
      path(
        smooth([
          [1004, 122],
          [1014, 70],
          [1050, 40],
          [1086, 70],
          [1096, 122],
        ]),
        across(a, '#d9704a', '#8f3f3f'),
      ) +
      stroke('M1050 40v-34M1040 18h20', '#5a3a4a', 4) +
      [
        [560, 250, 150, '#e8b04a'],
        [720, 300, 170, '#d9604a'],
        [900, 260, 150, '#f0dcb8'],
        [1060, 320, 190, '#3f8a9a'],
        [1260, 280, 170, '#e39a8a'],
        [1440, 310, 190, '#e8b04a'],
      ]
        .map(([x, h, w, c]) =>
          colonial(
            a,
            Number(x),
            610,
            Number(w),
            Number(h),
            { wall: mix(String(c), '#f2a57a', 0.15), trim: '#fbefd8', wood: '#5a3428', roof: '#b8563f' },
            2,
            2,
          ),
        )
        .join('') +
      path(
        polygon([
          [-20, 690],
          [360, wallTop],
          [1640, 590],
          [1640, 910],
          [-20, 910],
        ]),
        across(a, '#e0a878', '#b07a68', '#7a5260'),
      ) +
      Array.from({ length: 26 }, (_, i) =>
        path(box(340 + i * 56, 572 + (i % 3), 34, 40), across(a, '#eab98a', '#a87468')),
      ).join('') +
      Array.from({ length: 150 }, () => {
        const x = a.random.range(0, 1600);
        const y = a.random.range(650, 890);
        return path(
          box(x, y, a.random.range(30, 80), a.random.range(14, 28), 5),
          a.random.pick(['#c9906c', '#8f6260', '#efc093', '#a87468']),
          'opacity="0.35"',
        );
      }).join('') +
      path(
        polygon([
          [150, 640],
          [280, 618],
          [296, 470],
          [136, 470],
        ]),
        across(a, '#f0bd8a', '#a06a66'),
      ) +
      path(
        smooth(
          [
            [126, 474],
            [150, 410],
            [216, 380],
            [282, 410],
            [306, 474],
          ],
          true,
          0.9,
        ),
        across(a, '#e5a878', '#8f5a5c'),
      ) +
      path(box(196, 520, 30, 60), '#4a2f46') +
      stroke('M216 380v-30', '#8f5a5c', 6) +
      palm(a, 480, 640, 420, { trunk: '#4a2f46', leaf: '#2a4f4c' }, 0.1) +
      palm(a, 1370, 640, 380, { trunk: '#4a2f46', leaf: '#2a4f4c' }, -0.1) +
      figure(
        a,
        690,
        800,
        300,
        POSE.walk,
        {
          woman: true,
          skin: '#7a4a30',
          hair: '#1a1218',
          hairStyle: 'bun',
          top: '#f6e9d0',
          bottom: '#f6e9d0',
          sleeves: 'none',
          skirt: { length: 0.75, flare: 0.07, colour: '#f6e9d0' },
        },
        -1,
        { rim: '#ffd9a0', shade: '#6a3a66', from: -1 },
      ).svg +
      figure(
        a,
        780,
        806,
        320,
        POSE.stride,
        {
          skin: '#9a6040',
          hair: '#1a1218',
          top: '#3f6a8a',
          bottom: '#e0cfae',
          hat: { colour: '#f0e0bc', kind: 'sombrero' },
        },
        -1,
        { rim: '#ffd9a0', shade: '#3a2a56', from: -1 },
      ).svg +
      cast(a, 800, 806, 150, 9, '#3a1f40', 0.5) +
      path(
        polygon([
          [-20, 810],
          [1640, 790],
          [1640, 910],
          [-20, 910],
        ]),
        '#4a2a48',
        'opacity="0.3"',
      ) +
      birds(a, 500, 200, 9, '#4a3456', 15) +
      glow(a, 300, 430, 720, '#ffb070', 0.5) +
      shadeFrom(a, 'bottom', 110, '#2a1438', 0.55)
    );
  },
};
