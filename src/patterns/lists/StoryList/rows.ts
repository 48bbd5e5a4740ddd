/** The place of a story in the rows of a list. */
export interface Place {
  /** Number of stories in its row, in a wide container. */
  columns: number;
  /** Its number in that row, from 1. */
  at: number;
  /** Whether it has a row for itself where rows have two stories, in a narrower container. */
  alone: boolean;
}

/** Number of stories in each row, repeated at its end: of those with a picture, and of those of words alone. */
export interface Rows {
  pictures: readonly number[];
  words: readonly number[];
}

/** The places of stories of one kind: the pattern repeats, and the remaining stories share the last row. */
function rowsOf(count: number, pattern: readonly number[]): Place[] {
  const places: Place[] = [];
  for (let row = 0; places.length < count; row += 1) {
    const columns = Math.min(pattern[row % pattern.length] || 1, count - places.length);
    for (let at = 1; at <= columns; at += 1)
      places.push({ columns, at, alone: count % 2 === 1 && places.length === count - 1 });
  }
  return places;
}

/**
 * The place of each story, so that no row has a gap: a row has only stories with pictures or only words, since a card of
 * words beside a picture is mostly empty.
 * @param parts sizes of the parts of the list, each of which ends with a row
 * @param plain for each story, whether it has no picture
 * @param lead whether the first story has a separate row before the others
 */
export function placesOf(
  parts: readonly number[],
  plain: readonly boolean[],
  { pictures, words }: Rows,
  lead = false,
): Place[] {
  const places: Place[] = [];
  for (const size of parts) {
    const end = places.length + size;
    while (places.length < end) {
      const start = places.length;
      let stop = start + 1;
      while (stop < end && !(lead && start === 0) && plain[stop] === plain[start]) stop += 1;
      places.push(...rowsOf(stop - start, plain[start] ? words : pictures));
    }
  }
  return places;
}

/** The sizes of parts, of which one is cut in two so that a part ends after `count` stories. */
export function splitAt(parts: readonly number[], count: number): number[] {
  let before = 0;
  return parts.flatMap((size) => {
    const first = count - before;
    before += size;
    return first > 0 && first < size ? [first, size - first] : [size];
  });
}
