import { clip, path, spray } from '../../kit/art.ts';
import { smooth, type Point } from '../../kit/shape.ts';
import { CAP, capOf, curly, strands, type Haircut } from './mass.ts';

/** The hairline of a short cut. */
const MAN_LINE: readonly Point[] = [
  [-73, 2],
  [-66, -30],
  [-58, -58],
  [-24, -74],
  [14, -78],
  [48, -66],
  [64, -36],
  [73, 2],
];

export const short: Haircut = (a, p) => ({ back: '', front: capOf(a, p, CAP, MAN_LINE) });

export const crop: Haircut = (a, p) => ({
  back: '',
  front: spray(
    a,
    1.6,
    capOf(
      a,
      p,
      CAP.map(([x, y]): Point => [x * 0.955, y * 0.955 + 3]),
      MAN_LINE,
    ),
    0.9,
  ),
});

export const quiff: Haircut = (a, p) => ({
  back: '',
  front: capOf(
    a,
    p,
    [
      [-74, 0],
      [-79, -44],
      [-72, -94],
      [-34, -132],
      [30, -138],
      [72, -104],
      [79, -44],
      [74, 0],
    ],
    [
      [-73, 2],
      [-66, -32],
      [-60, -60],
      [-30, -72],
      [16, -84],
      [50, -70],
      [65, -38],
      [73, 2],
    ],
  ),
});

export const slick: Haircut = (a, p) => ({
  back: '',
  front: capOf(a, p, CAP, [
    [-74, 10],
    [-66, -34],
    [-54, -68],
    [-22, -90],
    [18, -91],
    [52, -70],
    [66, -36],
    [74, 10],
  ]),
});

export const curls: Haircut = (a, p) => ({
  back: '',
  front:
    capOf(a, p, CAP, MAN_LINE) +
    curly(a, p, -34, -96, 44, 34, 13, 90) +
    curly(a, p, 34, -96, 46, 34, 13, 90) +
    curly(a, p, 0, -112, 46, 30, 13, 80),
});

export const receding: Haircut = (a, p) => ({
  back: '',
  front: [1, -1]
    .map((m) => {
      const pts: Point[] = [
        [m * 74, 10],
        [m * 82, -20],
        [m * 79, -52],
        [m * 66, -82],
        [m * 60, -84],
        [m * 66, -56],
        [m * 67, -26],
        [m * 70, 8],
      ];
      const d = smooth(pts, true, 0.9);
      return path(d, p.hair) + clip(a, d, strands(a, pts.slice(0, 4), pts.slice(4).reverse(), 8, p.hair));
    })
    .join(''),
});

export const bald: Haircut = () => ({ back: '', front: '' });
