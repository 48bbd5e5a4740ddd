import { BOLD, textWidth } from './labels.ts';
import { LINE } from './marks.tsx';

/** A mark with its name; all lengths in em, from the upper left corner of the drawing. */
export interface Mark {
  x: number;
  y: number;
  /** Of the mark; 0 for an area, whose name lies on its middle. */
  radius: number;
  /** Empty for a mark without a name. */
  lines: readonly string[];
}

/** Where a name lies: its edge or middle at `dx`, and the middle of its lines at `dy`, from its mark. */
export interface Placed {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room between a name and what is beside it. */
const GAP = 0.35;

const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const square = ({ x, y, radius }: Mark): Rectangle => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Positions of a name around its mark, the best first. */
function around({ radius, lines }: Mark): Placed[] {
  if (radius === 0) return [{ dx: 0, dy: 0, anchor: 'middle' }];
  const side = radius + GAP;
  const over = radius + GAP + (lines.length * LINE) / 2;
  const corner = radius * 0.7 + GAP / 2;
  return [
    { dx: side, dy: 0, anchor: 'start' },
    { dx: -side, dy: 0, anchor: 'end' },
    { dx: 0, dy: -over, anchor: 'middle' },
    { dx: 0, dy: over, anchor: 'middle' },
    { dx: corner, dy: -over, anchor: 'start' },
    { dx: corner, dy: over, anchor: 'start' },
    { dx: -corner, dy: -over, anchor: 'end' },
    { dx: -corner, dy: over, anchor: 'end' },
  ];
}

/** The room that a name takes. */
export function roomOf({ x, y, lines }: Mark, { dx, dy, anchor }: Placed): Rectangle {
  const width = Math.max(...lines.map(textWidth)) * BOLD;
  const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const half = (lines.length * LINE) / 2;
  return { left, right: left + width, top: y + dy - half, bottom: y + dy + half };
}

/** Distance of the dots of a line, and the radius of each. */
const STEP = 0.6;
const STROKE = 0.15;

/** A line as dots, which are compared with names as marks are. */
const dotsOf = (line: readonly { x: number; y: number }[]): Rectangle[] =>
  line.slice(1).flatMap((to, at) => {
    const from = line[at]!;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: count }, (_, step) =>
      square({
        x: from.x + ((to.x - from.x) * step) / count,
        y: from.y + ((to.y - from.y) * step) / count,
        radius: STROKE,
        lines: [],
      }),
    );
  });

/**
 * Places for names that cover neither each other nor a mark, and stay inside the drawing. The first marks choose first;
 * a name without a free place is undefined, and its row is in the table.
 * @param lines corners of lines that names leave free if they can
 */
export function placeNames(
  marks: readonly Mark[],
  { width, height }: { width: number; height: number },
  lines: readonly (readonly { x: number; y: number }[])[] = [],
): (Placed | undefined)[] {
  const taken: Rectangle[] = marks.filter(({ radius }) => radius > 0).map(square);
  const dots = lines.flatMap(dotsOf);
  return marks.map((mark) => {
    if (mark.lines.length === 0) return undefined;
    const free = around(mark).filter((place) => {
      const room = roomOf(mark, place);
      return (
        room.left >= 0 &&
        room.right <= width &&
        room.top >= 0 &&
        room.bottom <= height &&
        !taken.some((one) => meets(room, one))
      );
    });
    const place = free.find((one) => !dots.some((dot) => meets(roomOf(mark, one), dot))) ?? free[0];
    if (place) taken.push(roomOf(mark, place));
    return place;
  });
}
