import { path, type Art } from '../kit/art.ts';
import { DETAIL, INK, PAPER, SPOT, blob, hatch, pen, pens, trace } from '../kit/pen.ts';
import { box, ellipse, polygon, type Point } from '../kit/shape.ts';

/** How a head looks; all of them are invented. */
export interface Looks {
  nose?: 'bulb' | 'long' | 'small';
  hair?: 'bald' | 'slick' | 'tuft' | 'bun' | 'curly' | 'bob' | 'hat' | 'helmet';
  /** Degrees of the brows: positive is angry, negative is worried. */
  brow?: number;
  mouth?: 'smile' | 'flat' | 'open' | 'sad';
  eyes?: 'open' | 'closed' | 'glasses' | 'wide';
  moustache?: boolean;
  tilt?: number;
}

const NOSES: Record<NonNullable<Looks['nose']>, readonly Point[]> = {
  bulb: trace('0.58 -0.16, 0.92 -0.24, 1.22 -0.02, 1.2 0.26, 0.9 0.36, 0.62 0.24'),
  long: trace('0.56 -0.3, 0.94 -0.08, 1.42 0.2, 1.44 0.38, 1.1 0.4, 0.6 0.26'),
  small: trace('0.62 -0.04, 0.84 -0.1, 0.98 0.06, 0.92 0.22, 0.64 0.22'),
};

const MOUTHS: Record<NonNullable<Looks['mouth']>, readonly Point[]> = {
  smile: trace('0.16 0.5, 0.46 0.68, 0.8 0.5'),
  flat: trace('0.28 0.6, 0.5 0.58, 0.76 0.6'),
  open: [],
  sad: trace('0.28 0.7, 0.52 0.56, 0.76 0.66'),
};

const scaled = (points: readonly Point[], r: number): Point[] => points.map(([x, y]) => [x * r, y * r]);

/** A head that looks to the right, with its middle at (0, 0); about 2.2 radii tall. */
function headRight(a: Art, r: number, looks: Looks): string {
  const { nose = 'bulb', hair = 'tuft', brow = 0, mouth = 'flat', eyes = 'open', moustache } = looks;
  const p = (points: readonly Point[]): Point[] => scaled(points, r);
  const skull = p(
    trace(
      '-0.82 -0.2, -0.56 -0.9, 0.08 -1.12, 0.58 -0.78, 0.72 -0.2, 0.74 0.4, 0.6 0.92, 0.1 1.08, -0.44 0.84, -0.76 0.36',
    ),
  );
  const eye = (x: number): string => {
    if (eyes === 'closed')
      return pen(
        a,
        p([
          [x - 0.13, -0.28],
          [x, -0.22],
          [x + 0.13, -0.28],
        ]),
        DETAIL,
      );
    const white = eyes === 'wide' ? 0.2 : 0.14;
    return (
      path(ellipse(x * r, -0.28 * r, white * r, white * 1.25 * r), '#ffffff') +
      pen(
        a,
        p([
          [x - white, -0.28],
          [x, -0.28 - white * 1.3],
          [x + white, -0.28],
          [x, -0.28 + white * 1.3],
        ]),
        3.4,
        true,
      ) +
      path(ellipse((x + 0.05) * r, -0.26 * r, 0.065 * r), INK) +
      (eyes === 'glasses'
        ? pen(
            a,
            p([
              [x - 0.25, -0.26],
              [x, -0.52],
              [x + 0.25, -0.26],
              [x, 0],
            ]),
            4.4,
            true,
          )
        : '')
    );
  };
  const slope = Math.tan((brow * Math.PI) / 180) * 0.17;
  const brows = [0.18, 0.58].map((x): Point[] =>
    p([
      [x - 0.19, -0.62 - slope],
      [x, -0.66],
      [x + 0.19, -0.62 + slope],
    ]),
  );
  return (
    (hair === 'bun' ? blob(a, p(trace('-1.3 -0.9, -0.9 -1.3, -0.5 -1, -0.7 -0.6, -1.1 -0.55')), INK) : '') +
    (hair === 'bob' || hair === 'curly' ? HAIR_BEHIND[hair](a, r) : '') +
    blob(a, skull) +
    hairOf(a, r, hair) +
    blob(a, p(trace('-0.46 -0.12, -0.24 -0.2, -0.16 0.06, -0.32 0.28, -0.5 0.16')), PAPER, 4.6) +
    (eyes === 'glasses' ? pen(a, p(trace('-0.36 -0.16, -0.04 -0.28')), 4) : '') +
    eye(0.22) +
    eye(0.6) +
    pens(a, brows, 6.4) +
    (mouth === 'open'
      ? blob(a, p(trace('0.28 0.52, 0.58 0.48, 0.74 0.62, 0.54 0.84, 0.32 0.74')), INK, 3) +
        path(ellipse(0.5 * r, 0.75 * r, 0.12 * r, 0.06 * r), SPOT)
      : pen(a, p(MOUTHS[mouth]), 5.4)) +
    path(box(0.5 * r, -0.16 * r, 0.2 * r, 0.44 * r), PAPER) +
    path(polygon(p(NOSES[nose])), PAPER) +
    pen(a, p(NOSES[nose]), 6) +
    hatch(a, p(trace('-0.7 0.1, -0.3 0.4, 0.2 0.9, 0.1 1.06, -0.44 0.84, -0.76 0.36')), {
      gap: 9,
      angle: -40,
      width: 2.2,
    }) +
    (moustache ? blob(a, p(trace('0.3 0.44, 0.64 0.34, 1 0.46, 1.06 0.6, 0.62 0.5, 0.24 0.62')), INK, 3) : '')
  );
}

const HAIR_BEHIND = {
  bob: (a: Art, r: number): string =>
    blob(a, scaled(trace('-0.2 -1.3, -1.05 -0.7, -1.2 0.3, -1.1 1, -0.3 1.02, 0.4 -0.8'), r), INK),
  curly: (a: Art, r: number): string =>
    blob(
      a,
      Array.from({ length: 14 }, (_, i): Point => {
        const t = (i / 14) * Math.PI * 2;
        const k = i % 2 ? 1.36 : 1.16;
        return [(-0.16 + Math.cos(t) * k) * r, (-0.42 + Math.sin(t) * k * 0.86) * r];
      }),
      INK,
    ),
} as const;

function hairOf(a: Art, r: number, hair: NonNullable<Looks['hair']>): string {
  const p = (points: readonly Point[]): Point[] => scaled(points, r);
  const cap = p(
    trace('0.6 -0.8, 0.3 -1.2, -0.4 -1.14, -0.9 -0.6, -0.9 0.1, -0.62 0.14, -0.52 -0.4, -0.1 -0.78'),
  );
  switch (hair) {
    case 'bald':
      return pens(
        a,
        [p(trace('-0.86 0.1, -0.98 0.3, -0.8 0.44')), p(trace('-0.84 -0.1, -1 0.06, -0.9 0.3'))],
        4,
      );
    case 'tuft':
      return pens(
        a,
        [-0.5, -0.25, 0, 0.2].map((x): Point[] =>
          p([
            [x, -1],
            [x - 0.1, -1.24],
            [x + 0.16, -1.42],
          ]),
        ),
        5,
      );
    case 'slick':
    case 'bun':
    case 'bob':
      return blob(a, cap, INK, 4);
    case 'curly':
      return blob(
        a,
        p(
          trace(
            '0.62 -0.8, 0.4 -1.2, -0.2 -1.3, -0.9 -0.8, -0.9 -0.1, -0.6 -0.1, -0.5 -0.5, -0.2 -0.66, 0.1 -0.86, 0.36 -0.76',
          ),
        ),
        INK,
        4,
      );
    case 'hat':
      return (
        blob(a, p(trace('-1.9 -0.66, -0.8 -0.94, 0.6 -0.94, 1.7 -0.6, 0.6 -0.56, -0.8 -0.56'))) +
        blob(a, p(trace('-0.82 -0.86, -0.66 -1.6, -0.1 -1.5, 0.46 -1.62, 0.68 -0.86, -0.06 -0.8'))) +
        path(
          polygon(p(trace('-0.8 -0.92, -0.06 -0.86, 0.66 -0.92, 0.62 -1.1, -0.06 -1.04, -0.76 -1.1'))),
          INK,
        )
      );
    case 'helmet':
      return (
        blob(a, p(trace('-0.98 -0.4, -0.9 -1, 0 -1.42, 0.7 -1.04, 0.86 -0.52, -0.1 -0.5'))) +
        pen(a, p(trace('-1.1 -0.42, 0 -0.5, 1.16 -0.52')), 8)
      );
  }
}

/** A head at (x, y) that looks to the right (1) or left (-1). */
export const head = (a: Art, x: number, y: number, r: number, looks: Looks, facing: 1 | -1 = 1): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(facing)} 1) rotate(${String(looks.tilt ?? 0)})">${headRight(a, r, looks)}</g>`;
