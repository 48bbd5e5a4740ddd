import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work for an existing account. */
const FLOOR_MS = 80;

/**
 * Runs work whose duration depends on the reader, and returns after the same time for all, so that the duration does
 * not reveal which accounts exist.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(FLOOR_MS)]);
  return result;
}
