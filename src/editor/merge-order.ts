/** A list of ids as both sides have it, and as it was when they began. */
export interface ThreeOrders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** The longest part of the numbers that rises, as the set of its numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** For each number the longest part that ends with it. */
  const best: { length: number; before: number }[] = [];
  numbers.forEach((number, index) => {
    let longest = { length: 1, before: -1 };
    for (let before = 0; before < index; before += 1)
      if (numbers[before]! < number && best[before]!.length >= longest.length)
        longest = { length: best[before]!.length + 1, before };
    best.push(longest);
  });
  const rise = new Set<number>();
  let at = best.findIndex(({ length }) => length === Math.max(...best.map((one) => one.length)));
  while (at >= 0) {
    rise.add(numbers[at]!);
    at = best[at]!.before;
  }
  return rise;
}

/** The ids that a side moved, with the fewest moves that explain its order, and those that it added. */
export function placedBy(base: readonly string[], side: readonly string[]): Set<string> {
  const index = new Map(base.map((id, at) => [id, at]));
  const stayed = longestRise(side.flatMap((id) => index.get(id) ?? []));
  return new Set(side.filter((id) => !stayed.has(index.get(id) ?? -1)));
}

/** The ids that a side placed after each id that neither side moved; after '' those at the beginning. */
function runsOf(side: readonly string[], placed: ReadonlySet<string>, spine: ReadonlySet<string>) {
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const id of side) {
    if (spine.has(id)) anchor = id;
    else if (placed.has(id)) runs.set(anchor, [...(runs.get(anchor) ?? []), id]);
  }
  return runs;
}

/** Two runs at one place: what both have stays in its order, and the rest is in an order that knows no sides. */
function combine(mine: readonly string[], theirs: readonly string[]): string[] {
  const shared = mine.find((id) => theirs.includes(id));
  if (shared === undefined) {
    const [first, second] = [mine, theirs].sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1));
    return [...first!, ...second!];
  }
  const [at, there] = [mine.indexOf(shared), theirs.indexOf(shared)];
  return [
    ...combine(mine.slice(0, at), theirs.slice(0, there)),
    shared,
    ...combine(mine.slice(at + 1), theirs.slice(there + 1)),
  ];
}

/**
 * Merges the order of two lists. What neither side moved keeps its order; what a side moved or added follows the same one
 * as on that side. One that both moved to different places is a conflict, and is where mine has it.
 * @param lists without the ids that the result must not have; each id is in at least one of `mine` and `theirs`
 */
export function mergeOrder({ base, mine, theirs }: ThreeOrders): { order: string[]; isConflict: boolean } {
  const [byMe, byThem] = [placedBy(base, mine), placedBy(base, theirs)];
  const stayed = base.filter((id) => !byMe.has(id) && !byThem.has(id));
  const spine = new Set(stayed);
  const [myRuns, theirRuns] = [runsOf(mine, byMe, spine), runsOf(theirs, byThem, spine)];
  let isConflict = false;
  const runAt = (anchor: string): string[] => {
    const my = myRuns.get(anchor) ?? [];
    const their = (theirRuns.get(anchor) ?? []).filter((id) => my.includes(id) || !byMe.has(id));
    if (their.length !== (theirRuns.get(anchor) ?? []).length) isConflict = true;
    const both = my.filter((id) => their.includes(id));
    const isSameOrder = their.filter((id) => my.includes(id)).every((id, at) => id === both[at]);
    if (!isSameOrder) isConflict = true;
    return combine(my, isSameOrder ? their : their.filter((id) => !my.includes(id)));
  };
  const order = ['', ...stayed].flatMap((id) => [...(id ? [id] : []), ...runAt(id)]);
  return { order, isConflict };
}
