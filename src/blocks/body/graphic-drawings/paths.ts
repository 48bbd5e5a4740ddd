/** A place in the unit of its drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places closer than the square of this have no direction from one to the other. */
const NEAR = 1e-6;

/**
 * Straight lines from place to place as the `d` of a path, broken where one is missing. The same as in d3-shape, whose one
 * file would be a third of the code of all drawings.
 */
export const brokenLine = (places: readonly (Place | undefined)[]): string =>
  places
    .map((place, at) => {
      if (!place) return '';
      const isFirst = !places[at - 1];
      const isAlone = isFirst && !places[at + 1];
      return `${isFirst ? 'M' : 'L'}${place.x},${place.y}${isAlone ? 'Z' : ''}`;
    })
    .join('');

const rootOfDistance = (one: Place, other: Place): number =>
  Math.sqrt(Math.hypot(other.x - one.x, other.y - one.y));

/** The handle at a place of the curve towards `next`, which goes on smoothly from `last`. */
function handle(last: Place | undefined, place: Place, next: Place): Place {
  const back = last ? rootOfDistance(last, place) : 0;
  if (!last || back < NEAR) return place;
  const on = rootOfDistance(place, next);
  const weight = 2 * back ** 2 + 3 * back * on + on ** 2;
  const whole = 3 * back * (back + on);
  const along = (axis: 'x' | 'y'): number =>
    (next[axis] * back ** 2 - last[axis] * on ** 2 + place[axis] * weight) / whole;
  return { x: along('x'), y: along('y') };
}

/**
 * A way through places in parts: a move, and a curve to each place after the first. The curves are centripetal Catmull-Rom
 * splines, which make no loop between near places; those of `curveCatmullRom` in d3-shape.
 * @param round how lengths are written: whole ones where the unit is small
 */
export function smoothWay(
  places: readonly Place[],
  round: (length: number) => number = Math.trunc,
): string[] {
  const written = ({ x, y }: Place): string => `${round(x)},${round(y)}`;
  return places.map((place, at) => {
    const from = places[at - 1];
    if (!from) return `M${written(place)}`;
    const handles = [handle(places[at - 2], from, place), handle(places[at + 1], place, from)];
    return `C${[...handles, place].map(written).join(',')}`;
  });
}
