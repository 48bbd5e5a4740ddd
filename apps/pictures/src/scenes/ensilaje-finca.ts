import { across, at, clip, down, path, stroke } from '../kit/art.ts';
import { cow } from '../kit/animals.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { forest, tree } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

const DRY = ['#c9a850', '#9a8440', '#e0c470', '#7a6a38'] as const;
const CHOPPED = ['#8a8f3f', '#6f7a38', '#a8a04a', '#5a5f30', '#c2b45a', '#7a5f34'] as const;

export const ensilajeFinca: Scene = {
  focal: [0.52, 0.6],
  alt: 'Vacas comen ensilaje junto a un montón tapado con plástico negro y llantas; un campesino lo reparte',
  draw(a) {
    const tyre = (x: number, y: number, r: number, turn: number): string =>
      at(
        x,
        y,
        path(ellipse(0, 0, r, r * 0.44), '#15131c') +
          path(ellipse(0, -r * 0.13, r, r * 0.42), '#3d3a48') +
          path(ellipse(0, -r * 0.13, r * 0.55, r * 0.22), '#15131c') +
          stroke(
            `M${String(-r * 0.9)} ${String(-r * 0.2)}Q0 ${String(-r * 0.72)} ${String(r * 0.9)} ${String(-r * 0.2)}`,
            '#8a8798',
            r * 0.07,
          ),
        1,
        turn,
      );
    const face: readonly (readonly [number, number])[] = [
      [356, 800],
      [380, 610],
      [430, 520],
      [520, 480],
      [640, 480],
      [700, 560],
      [740, 680],
      [810, 800],
    ];
    const cut = smooth(face, true, 0.5);
    let chips = '';
    for (let i = 0; i < 620; i++) {
      const x = a.random.range(340, 820);
      const y = a.random.range(470, 805);
      chips += stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${a.random.range(-13, 13).toFixed(0)} ${a.random.range(-6, 6).toFixed(0)}`,
        a.random.pick(CHOPPED),
        a.random.range(2, 5),
      );
    }
    const sheet = smooth(
      [
        [-80, 820],
        [-80, 470],
        [80, 412],
        [300, 396],
        [520, 426],
        [660, 462],
        [676, 492],
        [600, 500],
        [520, 496],
        [444, 534],
        [400, 616],
        [374, 720],
        [364, 816],
      ],
      true,
      0.6,
    );
    const folds = [
      'M130 430Q96 600 70 806',
      'M232 408Q300 560 236 806',
      'M330 410Q246 560 300 806',
      'M470 430Q390 520 346 760',
      'M560 450Q450 480 400 580',
    ]
      .map(
        (d) =>
          stroke(d, '#7a7a92', 4, 'opacity="0.35"') +
          stroke(d, '#0c0b12', 16, 'opacity="0.28" transform="translate(11 3)"'),
      )
      .join('');
    return (
      sky(a, SKY.warm, 520, { sun: [1180, 240, 46], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 410, amp: 46, seed: 5, peaks: [[980, 120, 430]] }), {
        top: '#9a7f7a',
        base: '#f0c896',
        shade: '#7a6878',
        bottom: 600,
        side: -1,
      }) +
      haze(a, 360, 580, '#ffe0a8', 0.7) +
      hill(a, rolling(a, 520, 26, 400, 2), '#c2b066', '#9a8a50', { crown: '#e8d48a' }) +
      forest(a, 544, 572, '#6f8050', 560, 1020, 36) +
      tree(a, 1480, 620, 330, '#6a8048') +
      tree(a, 800, 590, 170, '#7a8a50') +
      path(box(0, 590, 1600, 320), down(a, '#d3b566', '#a8884a', '#5a4630')) +
      Array.from({ length: 8 }, (_, i) =>
        path(box(700 + i * 130, 566, 12, 84), across(a, '#c9a27c', '#6a4a44')),
      ).join('') +
      [584, 616].map((y) => path(box(700, y, 920, 7), '#a87f62')).join('') +
      grass(a, 650, 26, 220, DRY, 600, 1600, 0.1) +
      cast(a, 1120, 726, 170, 12, '#2a1c18', 0.6) +
      cow(1130, 728, 216, '#e9dcc4', -1, '#fff3d0') +
      cast(a, 430, 806, 520, 22, '#1f1618', 0.7) +
      path(cut, down(a, '#9a963f', '#7a7a38', '#4a4a2c')) +
      clip(a, cut, chips) +
      clip(
        a,
        cut,
        path(
          polygon([
            [330, 470],
            [470, 470],
            [420, 820],
            [330, 820],
          ]),
          '#1f1a1c',
          'opacity="0.35"',
        ),
      ) +
      path(sheet, down(a, '#4a4858', '#23212e', '#12101a')) +
      clip(a, sheet, folds) +
      stroke('M-20 440Q120 404 300 398T650 460', '#b5b2c4', 6, 'opacity="0.8"') +
      tyre(60, 470, 62, -12) +
      tyre(220, 436, 60, -4) +
      tyre(400, 440, 58, 8) +
      tyre(150, 560, 66, -16) +
      tyre(310, 560, 62, -10) +
      tyre(40, 690, 70, -22) +
      tyre(212, 700, 68, -16) +
      path(
        smooth(
          [
            [560, 822],
            [640, 770],
            [760, 740],
            [870, 776],
            [930, 822],
          ],
          true,
          0.8,
        ),
        '#6f7038',
      ) +
      clip(
        a,
        smooth(
          [
            [560, 822],
            [640, 770],
            [760, 740],
            [870, 776],
            [930, 822],
          ],
          true,
          0.8,
        ),
        Array.from({ length: 220 }, () =>
          stroke(
            `M${a.random.range(560, 930).toFixed(0)} ${a.random.range(736, 826).toFixed(0)}l${a.random.range(-12, 12).toFixed(0)} ${a.random.range(-6, 6).toFixed(0)}`,
            a.random.pick(CHOPPED),
            4,
          ),
        ).join(''),
      ) +
      cast(a, 1300, 850, 270, 18, '#2a1c18', 0.65) +
      cow(1340, 850, 330, '#7a4a38', -1, '#ffe6b8') +
      path(
        polygon([
          [900, 742],
          [1120, 742],
          [1096, 846],
          [924, 846],
        ]),
        across(a, '#4a86a8', '#2f5f86', '#1f3f5f'),
      ) +
      path(ellipse(1010, 742, 110, 20), '#1f3f5f') +
      path(ellipse(1010, 736, 98, 20), '#8a8a40') +
      Array.from({ length: 60 }, () =>
        stroke(
          `M${a.random.range(926, 1092).toFixed(0)} ${a.random.range(716, 748).toFixed(0)}l${a.random.range(-12, 12).toFixed(0)} ${a.random.range(-7, 5).toFixed(0)}`,
          a.random.pick(CHOPPED),
          4,
        ),
      ).join('') +
      cast(a, 790, 850, 110, 12, '#2a1c18', 0.6) +
      stroke('M742 838L892 640', light('#8a5f3c', 0.1), 9) +
      figure(
        a,
        790,
        846,
        340,
        { ...POSE.easy, lean: 10 },
        {
          skin: '#9a6544',
          hair: '#241a1c',
          top: '#3f7f8a',
          bottom: dark('#4f5a78', 0.1),
          shoes: '#1f2a24',
          hat: { colour: '#efe0b8', kind: 'sombrero' },
          reach: { handNear: [848, 700], handFar: [876, 664] },
        },
        1,
        { rim: '#fff0c0', shade: '#3a2040', from: 1 },
      ).svg +
      stroke('M742 838l-30 4M742 838l-22 22M742 838l-6 30', '#5a5f6a', 6) +
      grass(a, 900, 46, 320, DRY, 0, 1600, 0.1) +
      birds(a, 520, 220, 9, '#7a4a45', 13) +
      glow(a, 1180, 240, 720, '#ffdf98', 0.5) +
      shadeFrom(a, 'bottom', 110, '#24141a', 0.5)
    );
  },
};
