/** Key of the positions in the browser's storage. */
export const POSITIONS_KEY = 'rotativa.positions';

/** Recordings whose position is kept, the last ones heard. */
const KEPT = 20;

/** Seconds heard, by the address of the recording. */
export type Positions = Readonly<Record<string, number>>;

const isPosition = ([, seconds]: [string, unknown]): boolean =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0;

/** The kept positions. What is not a position is left out: scripts, extensions and readers write to the storage too. */
export function readPositions(stored: string | null): Positions {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(Object.entries(Object(value) as object).filter(isPosition)) as Positions;
  } catch {
    return {};
  }
}

/** The positions with that of one more recording, or without it if it was heard to its end. */
export function withPosition(positions: Positions, recording: string, seconds?: number): Positions {
  const others = Object.entries(positions).filter(([name]) => name !== recording);
  const all = seconds === undefined ? others : [...others, [recording, Math.floor(seconds)] as const];
  return Object.fromEntries(all.slice(-KEPT));
}
