import { path, type Art } from '../kit/art.ts';
import { CONTOUR, INK, PAPER, SPOT, blob, hatch, pens, tube } from '../kit/pen.ts';
import { ellipse, type Point } from '../kit/shape.ts';
import { head, type Looks } from './head.ts';

/** A hand whose fingers point in a direction, in degrees from the right, clockwise. */
export function hand(a: Art, [x, y]: Point, angle = 60, pointing = false): string {
  const fingers = (pointing ? [0] : [-32, -10, 12, 34])
    .map((d, i) => {
      const t = ((angle + d) * Math.PI) / 180;
      const long = pointing ? 44 : i === 0 || i === 3 ? 26 : 30;
      return tube(
        a,
        [
          [x, y],
          [x + Math.cos(t) * long * 0.6, y + Math.sin(t) * long * 0.6],
          [x + Math.cos(t) * long, y + Math.sin(t) * long],
        ],
        12,
        9,
        PAPER,
        3.6,
      );
    })
    .join('');
  return (
    fingers +
    blob(
      a,
      [
        [x - 17, y],
        [x - 4, y - 16],
        [x + 15, y - 8],
        [x + 14, y + 12],
        [x - 6, y + 16],
      ],
      PAPER,
      4.4,
    ) +
    path(ellipse(x, y, 9), PAPER)
  );
}

export interface Body {
  looks: Looks;
  /** How far the shoulders are in front of the feet, and the belly in front of the chest, in px. */
  lean?: number;
  belly?: number;
  /** Elbow and hand of the near and the far arm, from the feet, and the direction of the fingers in degrees. */
  near: readonly [Point, Point, number?];
  far?: readonly [Point, Point, number?];
  /** Knee and foot of each leg, from the feet. */
  legs?: readonly (readonly [Point, Point])[];
  /** Height of the hip above the feet. */
  hip?: number;
  coat?: 'ink' | 'paper' | 'hatched';
  trousers?: string;
  tie?: boolean;
  pointing?: boolean;
}

/** A person about 470 px tall with the feet at (0, 0), who looks to the right. */
function bodyRight(a: Art, body: Body): string {
  const { looks, lean = 0, belly = 10, near, far, hip = 180, coat = 'paper', trousers = PAPER, tie } = body;
  const shoulder: Point = [lean, -hip - 150];
  const fill = coat === 'ink' ? INK : PAPER;
  const legs = body.legs ?? [
    [
      [-16, -hip / 2],
      [-22, 0],
    ],
    [
      [24, -hip / 2],
      [22, 0],
    ],
  ];
  const torso: Point[] = [
    [shoulder[0] - 22, shoulder[1] - 26],
    [shoulder[0] - 58, shoulder[1] + 8],
    [shoulder[0] * 0.5 - 58, -hip - 70],
    [-54, -hip + 24],
    [0, -hip + 34],
    [54, -hip + 24],
    [shoulder[0] * 0.5 + 52 + belly, -hip - 46],
    [shoulder[0] + 46, shoulder[1] + 14],
    [shoulder[0] + 20, shoulder[1] - 24],
  ];
  const arm = (
    [elbow, wrist, angle = 60]: readonly [Point, Point, number?],
    from: Point,
    isNear: boolean,
  ): string =>
    (isNear ? '' : hand(a, wrist, angle)) +
    tube(a, [from, elbow, wrist], 48, 34, fill, CONTOUR) +
    (coat === 'ink' ? pens(a, [[from, elbow, wrist]], 3, '#57525c') : '') +
    (isNear ? hand(a, wrist, angle, body.pointing) : '');
  const neck = blob(
    a,
    [
      [shoulder[0] - 20, shoulder[1] - 12],
      [shoulder[0] - 18, shoulder[1] - 52],
      [shoulder[0] + 22, shoulder[1] - 52],
      [shoulder[0] + 24, shoulder[1] - 12],
    ],
    PAPER,
    5,
  );
  return (
    (far ? arm(far, [shoulder[0] + 24, shoulder[1] + 22], false) : '') +
    legs
      .map(([knee, foot], i) => {
        const toe: Point = [foot[0] + 24, foot[1] - 8];
        return (
          blob(
            a,
            [
              [foot[0] - 26, foot[1]],
              [foot[0] - 20, foot[1] - 24],
              [toe[0] - 6, toe[1] - 16],
              [toe[0] + 26, toe[1] + 8],
            ],
            INK,
            4,
          ) + tube(a, [[i ? 18 : -18, -hip], knee, [foot[0] - 2, foot[1] - 18]], 60, 40, trousers)
        );
      })
      .join('') +
    neck +
    blob(a, torso, fill) +
    (coat === 'hatched' ? hatch(a, torso, { gap: 13, angle: 62 }) : '') +
    (tie
      ? path(
          `M${[
            [shoulder[0] + 8, shoulder[1] - 24],
            [shoulder[0] + 44, shoulder[1] + 4],
            [shoulder[0] * 0.7 + 44 + belly * 0.6, shoulder[1] + 84],
          ]
            .map(([x, y]) => `${String(x)} ${String(y)}`)
            .join('L')}Z`,
          '#ffffff',
        ) +
        blob(
          a,
          [
            [shoulder[0] + 24, shoulder[1] - 18],
            [shoulder[0] + 38, shoulder[1] - 12],
            [shoulder[0] * 0.7 + 48 + belly * 0.7, shoulder[1] + 76],
            [shoulder[0] * 0.7 + 34 + belly * 0.7, shoulder[1] + 88],
            [shoulder[0] * 0.8 + 30 + belly * 0.4, shoulder[1] + 66],
          ],
          SPOT,
          4,
        )
      : pens(
          a,
          [
            [
              [shoulder[0] + 26, shoulder[1] - 14],
              [shoulder[0] * 0.6 + 42 + belly * 0.8, -hip - 60],
              [40, -hip + 20],
            ],
          ],
          4,
          coat === 'ink' ? '#57525c' : INK,
        )) +
    head(a, shoulder[0] + 8, shoulder[1] - 86, 56, looks) +
    arm(near, [shoulder[0] - 14, shoulder[1] + 26], true)
  );
}

/** A person with the feet at (x, y), of a scale, who looks to the right (1) or left (-1). */
export const person = (a: Art, x: number, y: number, scale: number, facing: 1 | -1, body: Body): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale * facing)} ${String(scale)})">${bodyRight(a, body)}</g>`;
