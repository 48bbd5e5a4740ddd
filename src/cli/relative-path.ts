const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Tenths as a number of a path. The sign separates two of them, and a zero before the point is left out. */
function written(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

/**
 * An outline at another place, by the shortest commands: half as long as with absolute ones.
 *
 * @param path absolute commands: `M`, `L`, `Q`, `C`, `Z`
 * @returns its `d`, to tenths
 */
export function relativePath(path: string, x: number, y: number): string {
  let d = '';
  let before = '';
  /** Where the last command ended, in tenths: sums of them are exact. */
  let [atX, atY] = [0, 0];
  let [startX, startY] = [0, 0];
  /** From the control point of the last `Q` to its end. */
  let handle: readonly [number, number] | undefined;
  const write = (command: string, numbers: readonly number[]): void => {
    const text = numbers.map(written).join(' ').replaceAll(' -', '-');
    if (command !== before) d += command + text;
    else d += text.startsWith('-') ? text : ` ${text}`;
    before = command;
  };
  for (const [, command, rest] of path.matchAll(COMMAND)) {
    const points = (rest!.match(NUMBER) ?? []).map((n, at) =>
      Math.round((Number(n) + (at % 2 === 0 ? x : y)) * 10),
    );
    const moves = points.map((n, at) => n - (at % 2 === 0 ? atX : atY));
    const [dx = 0, dy = 0] = moves.slice(-2);
    const last = handle;
    handle = undefined;
    if (command === 'Z') {
      write('z', []);
      [atX, atY] = [startX, startY];
      continue;
    }
    if (command === 'M') {
      write('M', points);
      [startX, startY] = [atX + dx, atY + dy];
    } else if (command === 'L') {
      if (dy === 0 && dx !== 0) write('h', [dx]);
      else if (dx === 0 && dy !== 0) write('v', [dy]);
      else if (dx !== 0) write('l', moves);
    } else if (command === 'Q') {
      const [toX = 0, toY = 0] = moves;
      if (last && toX === last[0] && toY === last[1]) write('t', [dx, dy]);
      else write('q', moves);
      handle = [dx - toX, dy - toY];
    } else write('c', moves);
    [atX, atY] = [atX + dx, atY + dy];
  }
  return d;
}
