/** A seat of a hemicycle; the middle of its base is at 0, 0 and its outer radius is 1. */
export interface Seat {
  x: number;
  y: number;
  /** The place of its group. */
  group: number;
}

/** Inner radius of the rows of seats. */
const INNER = 0.42;

/** The seats of each row, in proportion to its length, so that they are equally close. */
function rowsOf(total: number): { radius: number; seats: number }[] {
  const rows = Math.max(1, Math.min(10, Math.round(Math.sqrt(total / 2.4))));
  const radii = Array.from({ length: rows }, (_, at) =>
    rows === 1 ? 1 : INNER + ((1 - INNER) * at) / (rows - 1),
  );
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  let left = total;
  let arc = length;
  return radii.map((radius) => {
    const seats = Math.round((left * radius) / arc);
    left -= seats;
    arc -= radius;
    return { radius, seats };
  });
}

/** The seats of groups, from the left, and the radius of one. */
export function hemicycle(counts: readonly number[]): { seats: Seat[]; radius: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = rowsOf(total);
  const places = rows.flatMap(({ radius, seats }) =>
    Array.from({ length: seats }, (_, at) => ({ radius, turn: seats === 1 ? 0.5 : at / (seats - 1) })),
  );
  places.sort((a, b) => a.turn - b.turn || a.radius - b.radius);
  const groups = counts.flatMap((count, group) => Array.from({ length: count }, () => group));
  const gap = rows.length === 1 ? 1 : (1 - INNER) / (rows.length - 1);
  const crowd = Math.min(
    ...rows.filter(({ seats }) => seats > 1).map(({ radius, seats }) => (Math.PI * radius) / (seats - 1)),
    gap,
    0.2,
  );
  return {
    seats: places.map(({ radius, turn }, at) => ({
      x: -Math.cos(turn * Math.PI) * radius,
      y: -Math.sin(turn * Math.PI) * radius,
      group: groups[at]!,
    })),
    radius: crowd * 0.42,
  };
}
