/** Longer words are no misspellings of a word. */
const MAX_LETTERS = 40;

/** Number of changes that make one word of another: a letter more, less or different, or two swapped neighbours. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** Changes that a misspelt word may have: a short word with two is another word. */
const allowed = (word: string): number => (word.length > 5 ? 2 : 1);

/** The known words with the fewest changes from a misspelt one; none if all have too many. */
export function nearestWords(word: string, known: readonly string[]): string[] {
  if (word.length > MAX_LETTERS) return [];
  const near = known
    .filter((other) => other !== word && Math.abs(other.length - word.length) <= allowed(word))
    .map((other) => ({ other, distance: editDistance(word, other) }))
    .filter(({ distance }) => distance <= allowed(word));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ other }) => other);
}

/** The words of a search that can be misspelt. Shorter ones are too near to all others. */
export const SEARCHED_WORD = /\p{L}{4,40}/gu;
