import { across, down, path, stroke, type Art } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import type { FigureStyle } from '../kit/figure-style.ts';
import { mountains, ridge } from '../kit/land.ts';
import { line } from '../kit/lettering.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { skyline } from '../kit/skyline.ts';
import { forest } from '../kit/trees.ts';
import { bus } from '../kit/vehicles.ts';
import type { Scene } from '../scene.ts';

const s = String;

/** A traffic cone of height `h` with its base at (x, y). */
const cone = (a: Art, x: number, y: number, h: number): string =>
  cast(a, x + h * 0.2, y, h * 0.5, h * 0.08, '#241c34', 0.5) +
  path(box(x - h * 0.34, y - h * 0.09, h * 0.68, h * 0.1, h * 0.03), '#a8431f') +
  formed(
    a,
    polygon([
      [x - h * 0.25, y - h * 0.07],
      [x - h * 0.06, y - h],
      [x + h * 0.06, y - h],
      [x + h * 0.25, y - h * 0.07],
    ]),
    '#ef7a35',
    '#a8431f',
    -h * 0.07,
    0,
    3,
  ) +
  path(
    polygon([
      [x - h * 0.17, y - h * 0.42],
      [x - h * 0.115, y - h * 0.68],
      [x + h * 0.115, y - h * 0.68],
      [x + h * 0.17, y - h * 0.42],
    ]),
    across(a, '#fff6e6', '#d8c8c0'),
  );

/** A striped barrier of width `w` with its feet at `y`. */
const barrier = (a: Art, x: number, y: number, w: number): string =>
  cast(a, x + w / 2 + 10, y, w * 0.56, 9, '#241c34', 0.5) +
  [0.1, 0.9].map((t) => path(box(x + w * t - 6, y - 112, 12, 112), '#8a4a34')).join('') +
  [0, 46]
    .map(
      (dy) =>
        path(box(x, y - 112 + dy, w, 32, 3), '#f6ecdc') +
        Array.from({ length: Math.floor(w / 56) }, (_, i) =>
          path(
            polygon([
              [x + i * 56 + 6, y - 80 + dy],
              [x + i * 56 + 24, y - 112 + dy],
              [x + i * 56 + 50, y - 112 + dy],
              [x + i * 56 + 32, y - 80 + dy],
            ]),
            '#e4652e',
          ),
        ).join('') +
        path(box(x, y - 86 + dy, w, 6), '#6a2f2a', 'opacity="0.25"'),
    )
    .join('');

/** The yellow sign that diverts the traffic to the left. */
const detour = (a: Art, x: number, y: number): string =>
  cast(a, x + 14, y, 90, 9, '#241c34', 0.5) +
  stroke(
    `M${s(x - 56)} ${s(y)}L${s(x - 30)} ${s(y - 150)}M${s(x + 56)} ${s(y)}L${s(x + 30)} ${s(y - 150)}`,
    '#4a4452',
    9,
  ) +
  path(box(x - 128, y - 292, 256, 150, 10), '#2a2433') +
  path(box(x - 121, y - 285, 242, 136, 7), down(a, '#ffc247', '#ee9a2c')) +
  line('DESVÍO', x, y - 226, {
    face: 'sourceSans',
    size: 58,
    fill: '#2a2433',
    bold: 0.03,
    anchor: 'middle',
  }) +
  path(
    polygon([
      [x + 82, y - 196],
      [x - 40, y - 196],
      [x - 40, y - 210],
      [x - 86, y - 184],
      [x - 40, y - 158],
      [x - 40, y - 172],
      [x + 82, y - 172],
    ]),
    '#2a2433',
  );

/** A road roller from the side, with its drum on the left. */
const roller = (a: Art, x: number, y: number): string => {
  const drum = ellipse(x, y - 72, 72);
  return (
    cast(a, x + 150, y, 260, 14, '#241c34', 0.6) +
    path(box(x + 20, y - 150, 250, 74, 12), down(a, '#f2bd4a', '#d9932f', '#a8662a')) +
    path(box(x - 18, y - 92, 130, 22, 6), '#b5722c') +
    stroke(
      `M${s(x + 132)} ${s(y - 150)}V${s(y - 290)}M${s(x + 244)} ${s(y - 150)}V${s(y - 290)}`,
      '#4a4452',
      9,
    ) +
    path(box(x + 108, y - 306, 166, 20, 8), down(a, '#f2bd4a', '#c9822c')) +
    path(box(x + 30, y - 138, 70, 34, 5), '#8a5a2a', 'opacity="0.5"') +
    formed(a, drum, '#b9b2b0', '#5f5868', -14, -16, 8) +
    path(ellipse(x, y - 72, 44), '#8f8890') +
    path(ellipse(x, y - 72, 14), '#3a3442') +
    formed(a, ellipse(x + 222, y - 62, 62), '#3a3442', '#17131f', -10, -12, 6) +
    path(ellipse(x + 222, y - 62, 28), '#d9932f')
  );
};

const CREW: FigureStyle = {
  skin: '#8a5538',
  hair: '#221a1c',
  top: '#ef7a35',
  bottom: '#33405a',
  hat: { colour: '#f4cf4a', kind: 'helmet' },
};
const LIGHT = { rim: '#fff0d0', shade: '#5a3050', from: -1 } as const;

export const obraTroncal: Scene = {
  focal: [0.46, 0.62],
  fixed: true,
  alt: 'Una calle de Cali en obra: un aviso de desvío, conos, una cuadrilla y un bus que espera',
  draw(a) {
    return (
      sky(a, SKY.day, 520, { sun: [300, 150, 44], cover: 0.45 }) +
      mountains(
        a,
        ridge(a, {
          y: 370,
          amp: 50,
          seed: 8,
          peaks: [
            [520, 170, 420],
            [1180, 130, 380],
          ],
        }),
        { top: '#5f8496', base: '#c4d3c0', shade: '#46687e', bottom: 620, depth: 160 },
      ) +
      haze(a, 400, 620, '#f3ead0', 0.55) +
      skyline(
        a,
        600,
        -40,
        1640,
        (t) => 70 + 110 * Math.exp(-(((t - 0.72) / 0.2) ** 2)),
        { wall: '#ecd0a8', shade: '#b9938a', window: '#8f7a80', lit: '#fff4d0', litShare: 0.2 },
        [50, 96],
      ) +
      forest(a, 540, 612, '#5f8a55', -60, 1660, 60) +
      path(box(0, 604, 1600, 300), down(a, '#a89c98', '#6a6070')) +
      path(box(0, 604, 1600, 20), down(a, '#efe0c8', '#c9b09a')) +
      palm(a, 96, 640, 470, { trunk: '#8a6a58', leaf: '#4f8a5a' }, 0.06) +
      palm(a, 1512, 640, 520, { trunk: '#8a6a58', leaf: '#4a8258' }, -0.07) +
      cast(a, 420, 712, 560, 16, '#2a2038', 0.55) +
      bus(a, -260, 706, 960, 268, '#2467a8', '#e9efe0', 2) +
      path(box(480, 472, 176, 30, 6), '#16202f') +
      line('A57', 568, 496, {
        face: 'sourceSans',
        size: 30,
        fill: '#ffd05c',
        bold: 0.03,
        tracking: 0.1,
        anchor: 'middle',
      }) +
      // The excavated lane: earth, and fresh asphalt behind the roller.
      path(
        polygon([
          [760, 690],
          [1640, 664],
          [1640, 860],
          [620, 860],
        ]),
        down(a, '#9a6a48', '#6f4636'),
      ) +
      path(
        polygon([
          [1290, 674],
          [1640, 664],
          [1640, 860],
          [1330, 860],
        ]),
        down(a, '#3f3a48', '#2a2534'),
      ) +
      Array.from({ length: 46 }, () =>
        path(
          ellipse(
            a.random.range(700, 1280),
            a.random.range(704, 850),
            a.random.range(3, 12),
            a.random.range(2, 6),
          ),
          a.random.pick(['#b9855a', '#7a4f38', '#cfa070', '#5f3c30']),
        ),
      ).join('') +
      roller(a, 1268, 790) +
      cast(a, 1128, 752, 70, 8, '#3a2030', 0.6) +
      figure(a, 1120, 752, 268, POSE.easy, { ...CREW, skin: '#c48c63' }, -1, LIGHT).svg +
      cast(a, 960, 784, 110, 8, '#3a2030', 0.6) +
      stroke('M985 600L880 756', '#c99a5a', 8) +
      path(
        polygon([
          [872, 738],
          [896, 754],
          [872, 796],
          [846, 780],
        ]),
        '#6f6a78',
      ) +
      figure(
        a,
        1012,
        784,
        252,
        POSE.stoop,
        { ...CREW, reach: { handNear: [953, 648], handFar: [930, 682] } },
        -1,
        LIGHT,
      ).svg +
      path(ellipse(856, 792, 46, 12), '#7a4f38') +
      cone(a, 762, 744, 76) +
      barrier(a, 150, 842, 400) +
      detour(a, 640, 852) +
      cone(a, 812, 852, 112) +
      cone(a, 1084, 868, 118) +
      cone(a, 1330, 876, 122) +
      glow(a, 300, 150, 620, '#fff3cf', 0.4) +
      shadeFrom(a, 'bottom', 90, '#2a1c34', 0.4)
    );
  },
};
