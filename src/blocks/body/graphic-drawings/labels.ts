/** Rough width of a letter in em: labels are placed on the server, where nothing can be measured. */
const LETTER = 0.54;

/** The width of a text in em. */
export const textWidth = (text: string): number => text.length * LETTER;

/** Letters that are wider or narrower than the others, and by how much in em. */
const UNEVEN: readonly (readonly [RegExp, number])[] = [
  [/[MWmw@%]/g, 0.3],
  [/[.,:;ijlI' ]/g, -0.25],
];
/** Bold names are wider than `textWidth`. */
export const BOLD = 1.06;

/** The width in em of a text in a room, perhaps in bold: what a room does not hold is cut at the edge of the page. */
const widthInRoom = (text: string): number =>
  UNEVEN.reduce(
    (width, [letters, more]) => width + more * (text.match(letters)?.length ?? 0),
    BOLD * textWidth(text),
  );

/** Room beside a plot, as a step of the stylesheet: attributes cannot hold a length under a strict CSP. */
export type Room = 'none' | 's' | 'm' | 'l';

/** Widths in em of what a room holds. `rooms.styles.ts` adds the gap to the plot. */
const ROOMS: readonly (readonly [Room, number])[] = [
  ['s', 2.8],
  ['m', 5.3],
  ['l', 8.3],
];

/** The smallest room that holds every text. */
export function roomFor(texts: readonly string[]): Room {
  const widest = Math.max(0, ...texts.map(widthInRoom));
  if (widest === 0) return 'none';
  return ROOMS.find(([, width]) => widest <= width)?.[0] ?? 'l';
}

/** The width of a room in em, with the gap to the plot. */
export const roomWidth = (room: Room): number => (ROOMS.find(([name]) => name === room)?.[1] ?? -0.6) + 0.6;

/** Letters of a value or a name beside a drawing; the table has the rest. */
const MOST = 15;

/** A text that fits the largest room. */
export const clip = (text: string, most = MOST): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** A text in at most two lines of `most` letters, broken between words; what is left over ends in '…'. */
export function wrap(text: string, most = 14): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    if (longer.length <= most || line === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, 2);
  const cut = lines.length > 2;
  return kept.map((line, at) => {
    const last = cut && at === 1;
    return line.length > most || last ? `${line.slice(0, most - 1).trimEnd()}…` : line;
  });
}

/**
 * Places of labels that do not cover each other: each is as near to its wish as the heights allow, and their order
 * stays. If all together are higher than the plot, they are spread over it evenly.
 * @param wishes the middle of each label
 * @param heights of each label, in the same unit
 */
export function spread(
  wishes: readonly number[],
  heights: readonly number[],
  [low, high]: readonly [low: number, high: number],
): number[] {
  const order = wishes.map((_, at) => at).sort((a, b) => wishes[a]! - wishes[b]! || a - b);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const shrink = total > high - low ? (high - low) / total : 1;
  const half = (at: number): number => (heights[at]! * shrink) / 2;
  const places = wishes.slice();
  let edge = low;
  for (const at of order) {
    places[at] = Math.max(wishes[at]!, edge + half(at));
    edge = places[at] + half(at);
  }
  edge = high;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at]!, edge - half(at));
    edge = places[at] - half(at);
  }
  return places;
}

/** Which of `count` places have a label: first, last, and as many between as fit, at equal steps. */
export function tickPlaces(count: number, most: number): number[] {
  const last = count - 1;
  if (last <= 0) return count === 1 ? [0] : [];
  const gaps = Math.max(1, Math.min(last, most - 1));
  const steps = Array.from({ length: gaps }, (_, at) => gaps - at);
  const even = steps.find((step) => last % step === 0) ?? 1;
  // Uneven steps mislead less than two labels of two hundred.
  const parts = even === 1 && gaps > 2 ? gaps : even;
  return [...new Set(Array.from({ length: parts + 1 }, (_, at) => Math.round((at * last) / parts)))];
}

/** Room between two names below a plot, in em. */
const BETWEEN = 0.8;

/**
 * Those of `places` whose names do not meet. The first and the last stay, and of two that meet the earlier one.
 * @param xs where each name is, from 0 to 1; a name at an end lies inside the plot
 * @param width of the plot in em
 */
export function apart(
  places: readonly number[],
  xs: readonly number[],
  names: readonly string[],
  width: number,
): number[] {
  const room = (at: number): readonly [number, number] => {
    const x = xs[at]!;
    const length = textWidth(names[at]!);
    const left = x === 0 ? 0 : x === 1 ? width - length : x * width - length / 2;
    return [left - BETWEEN / 2, left + length + BETWEEN / 2];
  };
  const ends = [...new Set([places[0]!, places.at(-1)!])];
  const taken = ends.map(room);
  return places.filter((at) => {
    if (ends.includes(at)) return true;
    const [left, right] = room(at);
    if (taken.some(([low, high]) => left < high && low < right)) return false;
    taken.push([left, right]);
    return true;
  });
}
