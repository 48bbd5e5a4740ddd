import { across, blend, blur, clip, path, spray, stroke, type Art } from '../../kit/art.ts';
import { dark, light } from '../../kit/colour.ts';
import { ellipse, smooth } from '../../kit/shape.ts';
import type { Person } from '../spec.ts';

/** Draws one kind of clothes on a person. `chest` is the skin in the opening, in the shadow of the jaw. */
export type Garment = (a: Art, p: Person, chest: string) => string;

/** The outline of shoulders and chest. */
export function torso(p: Person, wide = 0, rise = 0): string {
  const sh = (p.woman ? 158 : 190) + wide;
  return smooth(
    [
      [-46, 122 - rise],
      [-96, 150 - rise],
      [-sh, 188],
      [-sh - 26, 260],
      [-sh - 34, 620],
      [sh + 34, 620],
      [sh + 26, 260],
      [sh, 188],
      [96, 150 - rise],
      [46, 122 - rise],
      [0, 204],
    ],
    true,
    0.62,
  );
}

/** Folds and the shadow side of a garment. */
function drape(
  a: Art,
  p: Person,
  d: string,
  colour: string,
  folds: readonly (readonly [number, number, number, number])[],
): string {
  const side = p.from === 1 ? -1 : 1;
  const shade = dark(colour, 0.5);
  return clip(
    a,
    d,
    spray(
      a,
      6,
      path(
        smooth(
          [
            [side * 60, 130],
            [side * 84, 220],
            [side * 70, 340],
            [side * 96, 640],
            [side * 300, 640],
            [side * 300, 130],
          ],
          true,
          0.8,
        ),
        shade,
        'opacity="0.55"',
      ),
    ) +
      folds
        .map(
          ([x0, y0, x1, y1]) =>
            path(
              smooth([
                [x0, y0],
                [(x0 + x1) / 2 + 7, (y0 + y1) / 2],
                [x1, y1],
                [(x0 + x1) / 2 - 7, (y0 + y1) / 2],
              ]),
              shade,
              'opacity="0.4"',
            ) +
            stroke(
              `M${String(x0 - 5)} ${String(y0)}Q${String((x0 + x1) / 2 - 14)} ${String((y0 + y1) / 2)} ${String(x1 - 7)} ${String(y1)}`,
              light(colour, 0.3),
              2,
              'opacity="0.5"',
            ),
        )
        .join('') +
      blend('screen', blur(a, 22, path(ellipse(-side * 150, 214, 60, 36), light(colour, 0.3))), 0.2),
  );
}

const FOLDS: readonly (readonly [number, number, number, number])[] = [
  [-146, 250, -122, 420],
  [150, 250, 124, 430],
  [-96, 320, -70, 520],
  [104, 330, 76, 540],
  [-178, 320, -168, 480],
  [180, 330, 170, 480],
];

/** A garment with outline `d` in the person's first colour, with its folds. */
export const bodyOf = (a: Art, p: Person, d: string): string => {
  const colour = p.clothes[1];
  return path(d, across(a, light(colour, 0.1), colour, dark(colour, 0.12))) + drape(a, p, d, colour, FOLDS);
};
