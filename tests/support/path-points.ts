const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6 };

/** The points of a path in turn, those of curves too. */
export function absolutePoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let control: readonly [number, number] | undefined;
  for (const [, letter, rest] of path.matchAll(COMMAND)) {
    const name = letter!.toLowerCase();
    const isRelative = name === letter;
    if (name === 'z') {
      [x, y] = start;
      control = undefined;
      continue;
    }
    const numbers = (rest!.match(NUMBER) ?? []).map(Number);
    const count = COUNTS[name]!;
    for (let from = 0; from < numbers.length; from += count) {
      const own = numbers.slice(from, from + count);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      const found: [number, number][] = [];
      if (name === 'h') found.push([own[0]! + fromX, y]);
      else if (name === 'v') found.push([x, own[0]! + fromY]);
      else for (let at = 0; at < own.length; at += 2) found.push([own[at]! + fromX, own[at + 1]! + fromY]);
      if (name === 't') found.unshift(control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]);
      points.push(...found);
      control = name === 'q' || name === 't' ? found.at(-2) : undefined;
      [x, y] = found.at(-1)!;
      if (name === 'm') start = [x, y];
    }
  }
  return points;
}
