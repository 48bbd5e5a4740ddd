import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './violations.ts';

/** Longer than a restart of the database, shorter than the sites wait for a block. */
const PATIENCE_MS = 2000;
const AGAIN_MS = 100;

/** Reads from the database, which may be away for a moment. Writes must not be repeated here. */
export type Patiently = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Repeats readings while the database restarts. An outage that lasts longer makes no one wait: then they fail at once until
 * one succeeds.
 * @param now a monotonic clock in milliseconds
 * @param wait waits for milliseconds
 */
export function createPatience(now: () => number, wait: (ms: number) => Promise<unknown> = sleep): Patiently {
  /** When the first reading of an outage failed. */
  let since: number | undefined;
  return async (read) => {
    for (;;) {
      try {
        const found = await read();
        since = undefined;
        return found;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        since ??= now();
        if (now() - since >= PATIENCE_MS) throw error;
        await wait(AGAIN_MS);
      }
    }
  };
}
