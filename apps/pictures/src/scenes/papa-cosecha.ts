import { across, at, clip, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling, rows } from '../kit/land.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE, type Pose } from '../kit/pose.ts';
import { forest } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const papaCosecha: Scene = {
  focal: [0.46, 0.6],
  parts: { right: [0.1, 0.08, 0.9, 0.9] },
  alt: 'Campesinos cargan bultos de papa en un camión de estacas, al amanecer, al borde del cultivo',
  draw(a) {
    const sack = (x: number, y: number, h: number, turn = 0, open = false): string =>
      at(
        x,
        y,
        formed(
          a,
          smooth(
            [
              [-h * 0.33, 0],
              [-h * 0.4, -h * 0.4],
              [-h * 0.32, -h * 0.82],
              [-h * 0.14, -h * 0.9],
              [h * 0.14, -h * 0.9],
              [h * 0.32, -h * 0.82],
              [h * 0.4, -h * 0.4],
              [h * 0.33, 0],
            ],
            true,
            0.8,
          ),
          '#dfbd86',
          '#7f5a46',
          -h * 0.1,
          -h * 0.05,
          6,
        ) +
          [-0.2, 0, 0.2]
            .map((u) =>
              stroke(
                `M${String(u * h * 0.8)} ${String(-h * 0.84)}Q${String(u * h * 1.4)} ${String(-h * 0.4)} ${String(u * h)} ${String(-h * 0.04)}`,
                '#a8804f',
                h * 0.012,
                'opacity="0.6"',
              ),
            )
            .join('') +
          path(box(-h * 0.33, -h * 0.52, h * 0.66, h * 0.05), '#5a8a4f', 'opacity="0.75"') +
          (open
            ? Array.from({ length: 13 }, (_, i) =>
                formed(
                  a,
                  ellipse(
                    ((i % 5) - 2) * h * 0.115 + (i > 8 ? h * 0.06 : 0),
                    -h * (0.84 + 0.075 * Math.floor(i / 5)),
                    h * 0.1,
                    h * 0.075,
                  ),
                  '#e0b478',
                  '#7f5538',
                  -h * 0.02,
                  -h * 0.02,
                  3,
                ),
              ).join('')
            : stroke(
                `M${String(-h * 0.16)} ${String(-h * 0.88)}Q0 ${String(-h * 0.98)} ${String(h * 0.16)} ${String(-h * 0.88)}`,
                '#8a6440',
                h * 0.04,
              )),
        1,
        turn,
      );
    const wheel = (x: number, y: number, r: number): string =>
      path(ellipse(x, y, r), '#17141e') +
      path(ellipse(x, y, r * 0.6), across(a, '#d9d2c4', '#7f7a80')) +
      path(ellipse(x, y, r * 0.22), '#3f3a44') +
      Array.from({ length: 6 }, (_, i) =>
        path(
          ellipse(x + Math.cos(i * 1.047) * r * 0.4, y + Math.sin(i * 1.047) * r * 0.4, r * 0.06),
          '#3f3a44',
        ),
      ).join('');
    const cab = smooth(
      [
        [1218, 746],
        [1218, 420],
        [1240, 384],
        [1380, 384],
        [1414, 404],
        [1452, 532],
        [1540, 560],
        [1560, 600],
        [1560, 746],
      ],
      true,
      0.25,
    );
    const glass: readonly Point[] = [
      [1300, 412],
      [1376, 412],
      [1396, 424],
      [1422, 528],
      [1300, 528],
    ];
    const load = [
      [690, 610, 150],
      [800, 612, 156],
      [912, 610, 152],
      [1024, 612, 156],
      [1132, 610, 150],
      [746, 500, 140],
      [858, 496, 146],
      [972, 498, 142],
      [1084, 502, 140],
    ] as const;
    const truck =
      cast(a, 1080, 800, 560, 26, '#1c1020', 0.7) +
      path(box(620, 690, 930, 44), '#2f2430') +
      load.map(([x, y, h]) => sack(x, y + 78, h)).join('') +
      [470, 540, 610, 664].map((y) => path(box(616, y, 600, 22), down(a, '#d9604a', '#a83a34'))).join('') +
      Array.from({ length: 7 }, (_, i) =>
        path(box(616 + i * 97, 400, 18, 296), across(a, '#f0cf7a', '#b5843f')),
      ).join('') +
      path(cab, down(a, '#6fb0c0', '#3f8498', '#24505f')) +
      clip(
        a,
        cab,
        path(box(1210, 640, 360, 26), '#f3e6c4') + path(box(1210, 666, 360, 8), '#1f3a48', 'opacity="0.5"'),
      ) +
      path(
        polygon(glass),
        linear(
          a,
          [
            [0, '#fff0cc'],
            [0.5, '#c9d0c4'],
            [1, '#6f8f9a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      stroke('M1290 400V736', '#24505f', 3) +
      path(box(1306, 570, 40, 9, 4), '#f3e6c4') +
      path(ellipse(1544, 622, 15, 22), '#fff3c8') +
      path(box(1500, 716, 80, 26, 6), '#c9c2b4') +
      stroke('M1240 388Q1310 380 1384 390L1414 410', '#d9f0ee', 5) +
      wheel(760, 744, 66) +
      wheel(910, 744, 66) +
      wheel(1420, 744, 68);
    const farmer = (
      x: number,
      y: number,
      h: number,
      pose: Pose,
      top: string,
      facing: 1 | -1,
      reach?: { handNear: Point; handFar: Point },
    ): string =>
      cast(a, x, y + 2, h * 0.3, 10, '#1c1020', 0.6) +
      figure(a, x, y, h, pose, { ...FARMER, top, ...(reach ? { reach } : {}) }, facing, {
        rim: '#fff0c8',
        shade: '#3a2048',
        from: -1,
      }).svg;
    return (
      sky(a, SKY.dawn, 480, { sun: [330, 330, 46], cover: 0.5, stretch: 5 }) +
      mountains(a, ridge(a, { y: 380, amp: 56, seed: 4, peaks: [[820, 150, 460]] }), {
        top: '#6f7f9f',
        base: '#eac4a0',
        shade: '#55698f',
        bottom: 600,
      }) +
      haze(a, 320, 560, '#ffe0b4', 0.7) +
      hill(a, rolling(a, 470, 36, 380, 5), '#8fa566', '#5f805a', { crown: '#dccb84' }) +
      forest(a, 540, 562, '#5a7a55', -40, 420, 32) +
      path(box(0, 566, 1600, 340), down(a, '#8a5f48', '#3f2629')) +
      rows(a, 300, 470, 566, 760, 40, ['#7f8f4c', '#5a4034'], 4.2) +
      haze(a, 540, 700, '#ffe0b0', 0.4, 0.2) +
      path(box(0, 756, 1600, 150), down(a, '#a87a58', '#6a4638', '#3a2226')) +
      truck +
      sack(556, 726, 150, 6) +
      farmer(490, 812, 330, { ...POSE.walk, lean: -4 }, '#b5403a', 1, {
        handNear: [576, 694],
        handFar: [604, 676],
      }) +
      farmer(210, 846, 350, POSE.stoop, '#3f6a8a', 1) +
      sack(340, 862, 190, 3, true) +
      sack(470, 878, 176, -4) +
      sack(90, 866, 180, -6) +
      Array.from({ length: 34 }, () => {
        const x = a.random.range(180, 760);
        const y = a.random.range(862, 896);
        return (
          path(ellipse(x, y, 17, 12), dark('#c99a60', 0.35)) +
          path(ellipse(x - 3, y - 3, 13, 8), light('#d9ac70', 0.1))
        );
      }).join('') +
      glow(a, 330, 330, 760, '#ffe2a8', 0.5) +
      shadeFrom(a, 'bottom', 90, '#1f1020', 0.5)
    );
  },
};
