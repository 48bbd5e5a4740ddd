import { DEPARTMENTS } from './generated/departments.ts';
import { COUNTRY, ISLANDS, departmentAt, toDrawing, type Box } from './geography.ts';
import type { Graphic, GraphicMap, GraphicRow } from './graphic.ts';
import { waysProblem } from './streets.ts';

/** A map, or the reason in English why there is none. */
type MapResult = { map: GraphicMap } | { problem: string };

/** Room around places, as a share of their extent, and the least extent from south to north: about two degrees. */
const ROOM = 0.14;
const LEAST = 180;
/** The narrowest and the widest shape of a map of places: names need room beside a route from south to north. */
const NARROWEST = 0.62;
const WIDEST = 1.5;
/** The narrowest map beside the words of a tour. */
const NARROWEST_TOUR = 0.5;

function mapOfDepartments({ rows }: Graphic): MapResult {
  const places = rows.map(({ label }) => departmentAt(label));
  const stranger = places.indexOf(undefined);
  if (stranger >= 0) return { problem: `'${rows[stranger]!.label}' is no department of Colombia` };
  const twice = places.findIndex((place, at) => places.indexOf(place) < at);
  if (twice >= 0) return { problem: `the department '${rows[twice]!.label}' is twice in the data` };
  return {
    map: {
      box: COUNTRY,
      frame: ISLANDS,
      areas: DEPARTMENTS.map(({ path, middle: [x = 0, y = 0] }, at) => {
        const row = places.indexOf(at);
        return { path, x, y, ...(row >= 0 && { row }) };
      }),
      points: [],
    },
  };
}

const overlaps = (a: Box, b: readonly number[]): boolean =>
  a[0] < b[2]! && b[0]! < a[2] && a[1] < b[3]! && b[1]! < a[3];

/** A box around the points, with room for their names. */
function boxAround(points: readonly (readonly [number, number])[], narrowest: number, least = LEAST): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const high = Math.max(bottom - top, least) * (1 + 2 * ROOM);
  const width = Math.max((right - left) * (1 + 2 * ROOM), high * narrowest);
  const height = Math.max(high, width / WIDEST);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2].map(Math.round) as unknown as Box;
}

function placeOf({ label, cells }: GraphicRow): readonly [number, number] | string {
  const [latitude, longitude] = cells.map(({ value }) => value);
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return `'${label}' needs its latitude and its longitude as numbers, in the first two columns of values`;
  const place = toDrawing(latitude, longitude);
  return place ?? `'${label}' lies outside the map of Colombia (${latitude}, ${longitude})`;
}

function mapOfPlaces({ rows, tour }: Graphic): MapResult {
  const places = rows.map(placeOf);
  const problem = places.find((place) => typeof place === 'string');
  if (problem !== undefined) return { problem };
  const points = places.filter((place) => typeof place !== 'string');
  const box = boxAround(points, tour ? NARROWEST_TOUR : NARROWEST);
  // The frame is no place of the mainland: it is shown for a place in it only.
  const hasIslands = points.some(([x, y]) => overlaps([x, y, x, y], ISLANDS));
  return {
    map: {
      box,
      ...(hasIslands && { frame: ISLANDS }),
      areas: DEPARTMENTS.filter((department) => overlaps(box, department.box))
        .filter((department) => hasIslands || !overlaps(ISLANDS, department.box))
        .map(({ path, middle: [x = 0, y = 0] }) => ({ path, x, y })),
      points: points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
    },
  };
}

/** The longer side of a map of streets: its unit is small, since streets are near each other. */
const STREETS = 1000;
const KILOMETRES_OF_A_DEGREE = 111.2;

function mapOfStreets(graphic: Graphic): MapResult {
  const places = graphic.rows.map(placeOf);
  const problem = places.find((place) => typeof place === 'string') ?? waysProblem(graphic);
  if (problem !== undefined) return { problem };
  const degrees = graphic.rows.map(({ cells }) => [cells[1]!.value!, -cells[0]!.value!] as const);
  const [xs, ys] = [degrees.map(([x]) => x), degrees.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - west, Math.max(...ys) - north);
  const unit = STREETS / extent;
  const points = degrees.map(([x, y]) => [(x - west) * unit, (y - north) * unit] as const);
  return {
    map: {
      box: boxAround(points, NARROWEST, STREETS / WIDEST),
      areas: [],
      points: points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
      kilometre: unit / KILOMETRES_OF_A_DEGREE,
    },
  };
}

const MAPS: { readonly [kind in Graphic['kind']]?: (graphic: Graphic) => MapResult } = {
  map: mapOfDepartments,
  places: mapOfPlaces,
  route: mapOfPlaces,
  streets: mapOfStreets,
};

/** The map that a graphic needs; none for kinds that are no maps. Only graphics with a map carry outlines. */
export const mapOf = (graphic: Graphic): MapResult | undefined => MAPS[graphic.kind]?.(graphic);
