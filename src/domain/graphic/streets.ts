import type { Graphic } from './graphic.ts';

/** A street, or a part of it, with the places of its rows. One row alone is a place. */
export interface Way {
  label: string;
  /** Of the third column: 'Cerrada', 'Desvío'. */
  state: string;
  rows: number[];
}

/** Each state has a look, and drawings have four. */
const MOST_STATES = 4;

/** Places nearer than this, in degrees, are one: a metre. */
const METRE = 1e-5;

/** The ways of a map of streets: rows that follow each other with one name and one state. */
export function waysOf({ rows }: Graphic): Way[] {
  const ways: Way[] = [];
  for (const [at, { label, cells }] of rows.entries()) {
    const state = cells[2]!.text;
    const last = ways.at(-1);
    if (last?.label === label && last.state === state) last.rows.push(at);
    else ways.push({ label, state, rows: [at] });
  }
  return ways;
}

export const statesOf = (ways: readonly Way[]): string[] => [...new Set(ways.map(({ state }) => state))];

/** The reason in English why there is no map of the streets. */
export function waysProblem(graphic: Graphic): string | undefined {
  const states = statesOf(waysOf(graphic));
  if (states.includes('')) return 'each row needs a state, in the third column of values';
  if (states.length > MOST_STATES)
    return `a map of streets shows ${MOST_STATES} states, and the data have ${states.length}`;
  const [first] = graphic.rows;
  const isNear = (column: number): boolean =>
    graphic.rows.every(({ cells }) => Math.abs(cells[column]!.value! - first!.cells[column]!.value!) < METRE);
  return isNear(0) && isNear(1) ? 'all places are one place' : undefined;
}
