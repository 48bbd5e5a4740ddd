import { at, path, stroke, type Art } from '../../kit/art.ts';
import { dark, light } from '../../kit/colour.ts';
import { ellipse, lerp, smooth, type Point } from '../../kit/shape.ts';
import type { Person } from '../spec.ts';
import { CAP, capOf, curly, lock, mirror, strands, type Haircut } from './mass.ts';

/** Hair on both sides of a parting at `part`, ending at (x, y) on each side. */
function curtains(a: Art, p: Person, part: number, drop: number, wave: number, wide = 0): string {
  const side = (m: 1 | -1): string => {
    const px = part * m;
    const y = (t: number): number => lerp(-20, drop, t);
    const wv = (k: number): number => wave * Math.sin(k * 2.3 + 1);
    const outer: Point[] = [
      [px - 2, -121],
      [52, -112],
      [82, -64],
      [90 + wide * 0.5, -18],
      [92 + wide + wv(1), y(0.3)],
      [90 + wide + wv(2), y(0.6)],
      [90 + wide * 1.2 + wv(3), y(0.85)],
      [66 + wide * 0.6, y(1.04)],
    ];
    const inner: Point[] = [
      [px - 4, -104],
      [px + 20, -86],
      [56, -52],
      [66, -14],
      [66 + wv(1) * 0.6, y(0.3)],
      [62 + wv(2) * 0.6, y(0.6)],
      [58 + wv(3), y(0.85)],
      [60, y(1) - 6],
    ];
    return m === 1 ? lock(a, p, outer, inner, 13) : lock(a, p, mirror(outer), mirror(inner), 13);
  };
  return side(-1) + side(1);
}

/** The hair behind head and neck, down to `drop`. */
const backMass = (p: Person, drop: number, wide: number, wave = 0): string =>
  path(
    smooth(
      [
        [0, -124],
        [62, -112],
        [92, -54],
        [98 + wide, 10],
        [94 + wide + wave, drop * 0.6],
        [100 + wide, drop * 0.9],
        [60, drop],
        [-60, drop],
        [-100 - wide, drop * 0.9],
        [-94 - wide - wave, drop * 0.6],
        [-98 - wide, 10],
        [-92, -54],
        [-62, -112],
      ],
      true,
      0.9,
    ),
    dark(p.hair, 0.42),
  );

export const long: Haircut = (a, p) => ({
  back: backMass(p, 230, 8),
  front: curtains(a, p, p.turn > 0 ? 14 : -14, 215, 3, 6),
});

export const wavy: Haircut = (a, p) => ({
  back: backMass(p, 200, 18, 8),
  front: curtains(a, p, p.turn > 0 ? 20 : -20, 185, 9, 18),
});

export const bob: Haircut = (a, p) => ({
  back: backMass(p, 98, 8),
  front: curtains(a, p, p.turn > 0 ? 26 : -26, 92, 3, 6),
});

export const braid: Haircut = (a, p) => ({
  back: backMass(p, 60, -14),
  front:
    capOf(a, p, CAP, [
      [-76, 16],
      [-66, -26],
      [-48, -62],
      [-8, -90],
      [2, -92],
      [46, -64],
      [66, -26],
      [76, 16],
    ]) +
    Array.from(
      { length: 8 },
      (_, i) =>
        path(
          ellipse(84 - i * 3.5 + (i % 2) * 5, 62 + i * 25, 16 - i * 0.9, 17),
          i % 2 ? p.hair : light(p.hair, 0.12),
        ) + stroke(`M${String(74 - i * 3.5)} ${String(54 + i * 25)}q10 10 20 4`, dark(p.hair, 0.5), 2),
    ).join(''),
});

export const afro: Haircut = (a, p) => ({
  back: curly(a, p, 0, -48, 136, 126, 13, 520),
  front:
    curly(a, p, -26, -96, 46, 32, 12, 80) +
    curly(a, p, 30, -98, 48, 30, 12, 80) +
    curly(a, p, -66, -62, 20, 34, 11, 40) +
    curly(a, p, 68, -62, 20, 34, 11, 40),
});

export const bun: Haircut = (a, p) => ({
  back:
    path(ellipse(8, -140, 44, 38), p.hair) +
    at(
      8,
      -140,
      strands(
        a,
        [
          [-40, 10],
          [0, -36],
          [40, 8],
        ],
        [
          [-20, 20],
          [0, 0],
          [24, 20],
        ],
        8,
        p.hair,
      ),
    ) +
    backMass(p, 34, -18),
  front: capOf(a, p, CAP, [
    [-75, 10],
    [-67, -30],
    [-48, -66],
    [-14, -84],
    [16, -84],
    [48, -66],
    [67, -30],
    [75, 10],
  ]),
});

export const sleek: Haircut = (a, p) => ({
  back:
    backMass(p, 70, -16) +
    path(
      smooth([
        [20, 30],
        [66, 60],
        [70, 150],
        [40, 220],
        [16, 150],
      ]),
      dark(p.hair, 0.25),
    ),
  front: capOf(a, p, CAP, [
    [-76, 12],
    [-68, -26],
    [-52, -62],
    [-22, -88],
    [20, -88],
    [52, -64],
    [68, -26],
    [76, 12],
  ]),
});

export const pixie: Haircut = (a, p) => ({
  back: backMass(p, 30, -14),
  front: capOf(
    a,
    p,
    [
      [-78, 20],
      [-88, -36],
      [-76, -92],
      [-26, -128],
      [26, -128],
      [72, -98],
      [88, -40],
      [78, 18],
    ],
    [
      [-70, 26],
      [-66, -14],
      [-60, -40],
      [-18, -44],
      [22, -60],
      [52, -58],
      [66, -20],
      [70, 24],
    ],
  ),
});
