import type { Places } from './adaptive-places.ts';

/** More is asked for than the server can do: this task is not begun. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

/** Bounds the tasks that run and that wait, so that an overload makes few callers wait and takes no memory. */
export interface BoundedQueue {
  /**
   * Runs a task as soon as there is a place, in the order of asking.
   * @throws OverloadError at once if too many others wait or their tasks will take too long; later if no place was free
   * in time
   */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Tasks that run. */
  readonly running: number;
  /** Tasks that wait. */
  readonly waiting: number;
}

export interface BoundedQueueOptions {
  readonly places: Places;
  /** How many tasks may wait. */
  readonly waiting: number;
  /** How long one waits at most, in milliseconds. */
  readonly waitMs: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Called for each refused task. */
  readonly onRefused?: () => void;
  /** Called for each task that ends. */
  readonly onEnd?: () => void;
}

/** A caller joins only if a place is expected within this part of the longest wait: the times of tasks differ, and one that waits in vain is the worst. */
const LIKELY = 0.5;

export function createBoundedQueue(options: BoundedQueueOptions): BoundedQueue {
  const { places, waiting, waitMs, now, onRefused, onEnd } = options;
  let running = 0;
  /** The starters of the waiting tasks, the oldest first. */
  const begins = new Set<() => void>();

  function refuse(): OverloadError {
    onRefused?.();
    return new OverloadError('More is asked for than this server can do.');
  }

  /** Until the next caller's turn, as the times of tasks are now. */
  const turnMs = (): number => ((begins.size + 1) * places.meanMs) / places.count;

  const place = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        begins.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        begins.delete(begin);
        reject(refuse());
      }, waitMs);
      begins.add(begin);
    });

  function leave(): void {
    running -= 1;
    for (const begin of begins) {
      if (running >= places.count) break;
      running += 1;
      begin();
    }
    onEnd?.();
  }

  return {
    get running() {
      return running;
    },
    get waiting() {
      return begins.size;
    },
    run: async (task) => {
      // None overtakes those that wait.
      if (running < places.count && begins.size === 0) running += 1;
      else {
        places.wanted();
        if (begins.size >= waiting || turnMs() > LIKELY * waitMs) throw refuse();
        await place();
      }
      const begun = now();
      try {
        return await task();
      } finally {
        places.took(now() - begun, begun);
        leave();
      }
    },
  };
}
