/**
 * The number of stories in the row of each story, so that no row has a gap: the pattern repeats, and the remaining
 * stories share the last row.
 * @param pattern number of stories in each row, repeated at its end
 * @param lead whether the first story has a separate row before them
 */
export function columnsOf(count: number, pattern: readonly number[], lead = false): number[] {
  const places: number[] = lead && count > 0 ? [1] : [];
  for (let row = 0; places.length < count; row += 1) {
    const size = Math.min(pattern[row % pattern.length] || 1, count - places.length);
    places.push(...Array<number>(size).fill(size));
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
