import { setImmediate as nextTurn } from 'node:timers/promises';

/** Resolves in a turn of the event loop that no other caller has. */
export type Turn = () => Promise<void>;

/**
 * Turns for work that keeps the processor for milliseconds, in the order of asking. What a server can answer at once is
 * answered between them: replies of services often come together, and would begin several such works in one turn.
 */
export function createTurns(): Turn {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
