import { at, down, path, stroke, type Art } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { silhouette } from '../kit/people.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

/** A fiddle in the hands of a seated player, with its scroll on the right. */
const fiddle = (x: number, y: number, k: number, wood: string, turn: number): string =>
  at(
    x,
    y,
    path(
      smooth([
        [-40, 0],
        [-26, -17],
        [-6, -9],
        [14, -14],
        [24, 0],
        [14, 14],
        [-6, 9],
        [-26, 17],
      ]),
      wood,
    ) +
      stroke('M20 0H70', dark(wood, 0.5), 5) +
      stroke('M-14 -34L10 40', '#e9dcc0', 2.6),
    k,
    turn,
  );

/** The hall from the last row: with the concert, or an hour before it, with nothing but chairs and desks. */
export function hall(a: Art, full: boolean): string {
  const player = (x: number, y: number, h: number, facing: 1 | -1, i: number): string => {
    const drawn = figure(
      a,
      x,
      y,
      h,
      { ...POSE.sit, armNear: [46, 96], armFar: [58, 120] },
      {
        skin: ['#c98f68', '#8d5a3c', '#e0ab82', '#5f3a28'][i % 4] ?? '#c98f68',
        hair: ['#241a1c', '#5a3a28', '#1c1820', '#8b8680'][(i * 3) % 4] ?? '#241a1c',
        hairStyle: (['bun', 'short', 'long', 'short'] as const)[i % 4] ?? 'short',
        woman: i % 2 === 0,
        top: '#1d1826',
        bottom: '#16121d',
      },
      facing,
      { rim: '#ffd9a0', from: facing, reach: 3 },
    );
    return (
      path(box(x - 4, y - h * 0.36, 8, h * 0.36), '#3a2420') +
      drawn.svg +
      fiddle(x + facing * h * 0.16, y - h * 0.55, h / 360, '#b5632f', facing > 0 ? -18 : 198)
    );
  };
  const stand = (x: number, y: number): string =>
    stroke(`M${String(x)} ${String(y)}v-120`, '#120e16', 5) +
    path(
      polygon([
        [x - 42, y - 170],
        [x + 42, y - 170],
        [x + 52, y - 112],
        [x - 52, y - 112],
      ]),
      '#f4ead2',
    ) +
    [0, 1, 2].map((i) => path(box(x - 38, y - 158 + i * 14, 76, 2), '#8a7a68')).join('');
  const chair = (x: number, y: number, facing: 1 | -1): string =>
    path(box(x - 40, y - 92, 80, 14, 5), '#4a2a26') +
    path(box(x - facing * 38 - 7, y - 196, 14, 112, 5), '#3a2420') +
    path(box(x - 36, y - 80, 8, 82), '#2c1a18') +
    path(box(x + 28, y - 80, 8, 82), '#2c1a18');
  /** The first rows of the house, with their backs to us. */
  const seats = (): string =>
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 15 }, (_, i) =>
          path(
            box(i * 112 - 30 + (row % 2) * 56, 806 + row * 42, 98, 120, 26),
            down(a, ['#6f2a34', '#5c2230', '#4a1b28'][row] ?? '#4a1b28', '#2a0f1a'),
          ),
        ).join(''),
      )
      .join('');
  const pipes = Array.from({ length: 21 }, (_, i) => {
    const h = 210 + 120 * Math.abs(Math.sin((i / 20) * Math.PI));
    return path(box(380 + i * 40, 400 - h, 26, h, 12), i % 2 ? '#d9b266' : '#b98a44');
  }).join('');
  const rows = [
    [330, 560, 1],
    [500, 530, 1],
    [1100, 530, -1],
    [1270, 560, -1],
    [230, 650, 1],
    [420, 640, 1],
    [1180, 640, -1],
    [1370, 650, -1],
  ] as const;
  return (
    path(box(0, 0, 1600, 900), down(a, '#3a1f22', '#7a4530', '#5a2f24')) +
    path(box(320, 40, 960, 400, 10), down(a, '#8f5a38', '#6a3c2a')) +
    pipes +
    path(box(0, 430, 1600, 330), down(a, '#b5764a', '#8a5236')) +
    path(box(0, 428, 1600, 6), '#e0aa70') +
    [260, 800, 1340]
      .map((x) =>
        shaft(
          a,
          [
            [x - 60, -30],
            [x + 60, -30],
            [x + 330, 780],
            [x - 330, 780],
          ],
          '#ffe2b0',
          0.42,
          20,
        ),
      )
      .join('') +
    (full ? [600, 700, 900, 1000] : [])
      .map((x, i) => silhouette(a, x, 560, 210, POSE.sit, { woman: i % 2 === 0 }, '#2a1820', i < 2 ? 1 : -1))
      .join('') +
    rows
      .map(
        ([x, y, facing], i) =>
          cast(a, x, y + 4, 70, 10, '#2a120c', 0.6) +
          (full ? player(x, y, 250 + (y - 520) * 0.5, facing, i) : chair(x, y, facing)),
      )
      .join('') +
    [390, 570, 1030, 1210].map((x) => stand(x + 40, 690)).join('') +
    path(box(690, 770, 220, 44, 4), down(a, '#6a3c28', '#3a1f1a')) +
    cast(a, 800, 774, 110, 12, '#1a0c0c', 0.7) +
    (full
      ? figure(
          a,
          800,
          782,
          430,
          { ...POSE.raise, lean: 0, armNear: [128, 166], armFar: [-118, -150] },
          {
            skin: '#cf9468',
            hair: '#1f161b',
            hairStyle: 'bun',
            woman: true,
            top: '#d9b98a',
            jacket: '#d9b98a',
            bottom: '#221a2a',
          },
          1,
          { rim: '#fff0cc', from: 1, reach: 4 },
        ).svg +
        path(ellipse(800, 412, 26, 34), '#1f161b') +
        stroke('M912 330L990 262', '#fff6e0', 4) +
        crowd(a, {
          y0: 800,
          y1: 960,
          rows: 3,
          size: [46, 84],
          clothes: ['#3a2430', '#2c1c2c', '#4a2c34'],
          far: '#160d18',
        })
      : seats()) +
    (full ? glow(a, 800, 460, 620, '#ffd9a0', 0.35) : glow(a, 690, 690, 190, '#ffe2b0', 0.5)) +
    shadeFrom(a, 'top', 160, '#1a0c14', 0.55) +
    shadeFrom(a, 'bottom', 120, '#0f0812', 0.5)
  );
}

export const orquesta: Scene = {
  focal: [0.5, 0.5],
  fixed: true,
  alt: 'Una directora, de espaldas al público, alza la batuta ante una orquesta de cuerdas en una sala de conciertos',
  draw: (a) => hall(a, true),
};
