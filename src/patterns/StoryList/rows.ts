/**
 * How many stories stand abreast in the row of each, so that no row has a hole: the rows repeat, and what is left
 * for the last one shares it.
 * @param pattern stories in each row, from the first; again from its start when it ends
 * @param lead whether the first story has a row of its own before them
 */
export function abreast(count: number, pattern: readonly number[], lead = false): number[] {
  const places: number[] = lead && count > 0 ? [1] : [];
  for (let row = 0; places.length < count; row += 1) {
    const size = Math.min(pattern[row % pattern.length] || 1, count - places.length);
    places.push(...Array<number>(size).fill(size));
  }
  return places;
}
