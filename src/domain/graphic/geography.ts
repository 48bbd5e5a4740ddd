import { fold } from '../text/fold.ts';
import { DEPARTMENTS } from './generated/departments.ts';

/** Size of the drawing of `generated/departments.ts`. */
export const COUNTRY: Box = [0, 0, 1022, 1386];

/** Left, upper, right and lower edge, in the unit of the drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The frame around the archipelago, which is drawn larger and nearer than it lies. */
export const ISLANDS: Box = [10, 10, 84, 124];

/** A name without accents, capitals and marks. */
const folded = (name: string): string =>
  fold(name)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const BY_NAME = new Map(
  DEPARTMENTS.flatMap(({ name, aliases }, at) => [name, ...aliases].map((one) => [folded(one), at] as const)),
);

/** The place of a department in the list of all; undefined for another name. */
export const departmentAt = (name: string): number | undefined => BY_NAME.get(folded(name));

/** A degree in the unit of the drawing, which has one scale near the equator. Fitted to the capes of the mainland. */
const LONGITUDE = 82.32;
const LATITUDE = 82.46;
/** The western and the northern cape of the mainland, in degrees and on the drawing. */
const WEST = [-79.04, 10.6] as const;
const NORTH = [12.463, 7.2] as const;

/** A place on the drawing, from degrees north and east. Undefined if it lies outside the map. */
export function toDrawing(latitude: number, longitude: number): readonly [x: number, y: number] | undefined {
  // The archipelago, whose frame is no part of the projection.
  if (Math.abs(latitude - 12.9) < 0.7 && Math.abs(longitude + 81.5) < 0.5)
    return [(ISLANDS[0] + ISLANDS[2]) / 2, (ISLANDS[1] + ISLANDS[3]) / 2];
  const x = WEST[1] + (longitude - WEST[0]) * LONGITUDE;
  const y = NORTH[1] + (NORTH[0] - latitude) * LATITUDE;
  const [left, top, right, bottom] = COUNTRY;
  return x < left || x > right || y < top || y > bottom ? undefined : [x, y];
}
