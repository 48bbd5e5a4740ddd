import { brandKey, type SurrogateKey } from 'rotativa/domain';
import type { PurgePort } from 'rotativa/providers';

/** The log of the queue. */
interface PurgeLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
}

export interface PurgeQueueOptions {
  readonly port: PurgePort;
  readonly log: PurgeLog;
  readonly times?: Partial<typeof PURGE_TIMES>;
}

/** Purges what changes, in the background. */
export interface PurgeQueue {
  add(keys: Iterable<SurrogateKey>): void;
  close(): void;
}

/** Times in milliseconds. */
const PURGE_TIMES = {
  /** Keys of changes that follow each other are purged together. */
  together: 100,
  /** Before a purge that failed is tried again; each further one waits twice as long, up to `longestWait`. */
  firstWait: 500,
  longestWait: 30_000,
  /** Keys are purged once more after this time: a page that was being made before the change may have reached the cache since. */
  again: 5000,
};

/** Keys that wait. With more of a brand, all of its pages are purged. */
const MOST_WAITING = 2000;
/** Keys in a line of the log. */
const MOST_LOGGED = 20;

/**
 * Purges keys together, tries again until the cache has done it, and logs what was purged. Each process purges after it
 * knows the change, so that no cache keeps what a process that knew it later had answered.
 */
export function createPurgeQueue({ port, log, times }: PurgeQueueOptions): PurgeQueue {
  const { together, firstWait, longestWait, again } = { ...PURGE_TIMES, ...times };
  const over = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let waiting = new Set<SurrogateKey>();
  let isPlanned = false;
  let failures = 0;

  const later = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds).unref();
    timers.add(timer);
  };

  const brandsOf = (keys: Iterable<SurrogateKey>): Set<SurrogateKey> =>
    new Set([...keys].map((key) => brandKey(key.split('/', 1)[0]!)));

  function hold(keys: Iterable<SurrogateKey>): void {
    for (const key of keys) waiting.add(key);
    if (waiting.size > MOST_WAITING) waiting = brandsOf(waiting);
  }

  function plan(milliseconds: number): void {
    if (isPlanned || waiting.size === 0 || over.signal.aborted) return;
    isPlanned = true;
    later(milliseconds, () => void purge());
  }

  async function purge(): Promise<void> {
    const keys = [...waiting];
    waiting = new Set();
    try {
      await port.purge(keys, { signal: over.signal });
      failures = 0;
      log.info({ keys: keys.slice(0, MOST_LOGGED), count: keys.length }, 'purged');
    } catch (error) {
      if (over.signal.aborted) return;
      failures += 1;
      hold(keys);
      log.warn({ err: error, count: keys.length, failures }, 'purge failed: it is tried again');
    }
    isPlanned = false;
    plan(failures === 0 ? together : Math.min(firstWait * 2 ** (failures - 1), longestWait));
  }

  return {
    add: (keys) => {
      const given = [...keys];
      if (given.length === 0 || over.signal.aborted) return;
      hold(given);
      plan(together);
      later(again, () => {
        hold(given);
        plan(together);
      });
    },
    close: () => {
      over.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
