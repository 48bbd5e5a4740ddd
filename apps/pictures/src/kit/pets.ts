import { path, stroke, type Art } from './art.ts';
import { formed } from './light.ts';
import { ellipse, polygon, smooth } from './shape.ts';

const eye = (x: number, y: number, r: number, c: string): string =>
  path(ellipse(x, y, r), c) +
  path(ellipse(x, y, r * 0.6, r * 0.86), '#17101a') +
  path(ellipse(x - r * 0.3, y - r * 0.35, r * 0.24), '#fff6e0');

/** A sitting dog, seen from the front. */
export const dogBody = (a: Art): string =>
  formed(
    a,
    smooth(
      [
        [640, 820],
        [610, 640],
        [640, 520],
        [690, 470],
        [640, 420],
        [650, 330],
        [720, 300],
        [800, 300],
        [870, 330],
        [884, 410],
        [850, 480],
        [890, 560],
        [910, 680],
        [900, 820],
      ],
      true,
      0.8,
    ),
    '#c98a4f',
    '#5a2f2c',
    -34,
    -8,
    10,
  );

/** Ears, eyes, muzzle, chest, collar and paws of the dog. */
export const dogFace = (): string =>
  path(
    smooth([
      [648, 350],
      [600, 360],
      [584, 450],
      [620, 490],
      [660, 420],
    ]),
    '#7a4528',
  ) +
  path(
    smooth([
      [866, 350],
      [916, 364],
      [924, 450],
      [890, 486],
      [856, 420],
    ]),
    '#5a2f24',
  ) +
  path(
    smooth([
      [714, 400],
      [760, 380],
      [808, 400],
      [820, 460],
      [760, 490],
      [704, 460],
    ]),
    '#f0d3a4',
  ) +
  eye(712, 384, 14, '#3a1f1a') +
  eye(812, 384, 14, '#3a1f1a') +
  path(
    smooth([
      [736, 418],
      [762, 410],
      [788, 418],
      [762, 442],
    ]),
    '#241418',
  ) +
  stroke('M762 442v14M762 456q-24 18 -40 4M762 456q24 18 40 4', '#4a2824', 4.4) +
  path(
    smooth([
      [720, 560],
      [770, 590],
      [820, 560],
      [830, 760],
      [770, 800],
      [712, 760],
    ]),
    '#f0d3a4',
    'opacity="0.9"',
  ) +
  stroke(
    smooth(
      [
        [664, 506],
        [760, 536],
        [862, 506],
      ],
      false,
    ),
    '#c9303f',
    17,
  ) +
  path(ellipse(764, 546, 15), '#f0c45a') +
  [690, 850].map((x) => path(ellipse(x, 818, 50, 22), '#e0a868')).join('');

/** A sitting cat, seen from the front. */
export const catBody = (a: Art): string =>
  formed(
    a,
    smooth(
      [
        [960, 822],
        [930, 720],
        [950, 620],
        [1000, 570],
        [990, 500],
        [1000, 450],
        [1080, 440],
        [1150, 456],
        [1156, 510],
        [1140, 570],
        [1190, 640],
        [1210, 740],
        [1190, 822],
      ],
      true,
      0.8,
    ),
    '#8a8f9a',
    '#2f2a44',
    -30,
    -8,
    10,
  );

/** Ears, eyes, whiskers, stripes, chest and paws of the cat. */
export const catFace = (): string =>
  path(
    polygon([
      [996, 470],
      [1004, 390],
      [1060, 444],
    ]),
    '#8a8f9a',
  ) +
  path(
    polygon([
      [1150, 474],
      [1146, 394],
      [1096, 444],
    ]),
    '#5f6274',
  ) +
  path(
    polygon([
      [1008, 450],
      [1012, 414],
      [1040, 442],
    ]),
    '#e0a49a',
  ) +
  path(
    smooth([
      [1040, 520],
      [1076, 506],
      [1112, 520],
      [1108, 556],
      [1076, 570],
      [1044, 556],
    ]),
    '#f0ebe2',
  ) +
  eye(1042, 500, 15, '#c9c04a') +
  eye(1112, 500, 15, '#c9c04a') +
  path(
    polygon([
      [1068, 524],
      [1086, 524],
      [1077, 534],
    ]),
    '#c96a6a',
  ) +
  stroke('M1077 534v8q-14 12 -26 4M1077 542q14 12 26 4', '#4a3a44', 3.4) +
  [-1, 1]
    .map((m) =>
      [0, 10]
        .map((d) =>
          stroke(
            `M${String(1077 + m * 30)} ${String(534 + d)}l${String(m * 66)} ${String(-8 + d * 1.4)}`,
            '#fff6e6',
            2,
          ),
        )
        .join(''),
    )
    .join('') +
  [
    [1000, 600],
    [1140, 610],
    [1010, 660],
    [1160, 680],
  ]
    .map(([x = 0, y = 0]) => stroke(`M${String(x)} ${String(y)}q20 10 40 0`, '#5f6274', 8, 'opacity="0.6"'))
    .join('') +
  path(
    smooth([
      [1040, 600],
      [1076, 616],
      [1112, 600],
      [1116, 760],
      [1076, 790],
      [1036, 760],
    ]),
    '#e6e2da',
  ) +
  [1020, 1130].map((x) => path(ellipse(x, 816, 42, 20), '#d9d6d0')).join('');
