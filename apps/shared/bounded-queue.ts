import type { Places } from './adaptive-places.ts';

/** More is asked for than the server can do: this task is not begun. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

/** Whether a caller waits for a task, or it is done ahead of need. */
export type Urgency = 'awaited' | 'idle';

/** Bounds the tasks that run and that wait, so that an overload makes few callers wait and takes no memory. */
export interface BoundedQueue {
  /**
   * Runs a task as soon as there is a place, in the order of asking. Idle tasks begin when no other one waits, leave one
   * of several places free, and keep none from joining.
   * @throws OverloadError at once if too many others wait or their tasks will take too long; later if no place was free
   * in time
   */
  run<T>(task: () => Promise<T>, urgency?: Urgency): Promise<T>;
  /** Tasks that run. */
  readonly running: number;
  /** Tasks that wait. */
  readonly waiting: number;
}

export interface BoundedQueueOptions {
  readonly places: Places;
  /** How many tasks may wait, and how many idle ones beside them. */
  readonly waiting: number;
  /** How long one waits at most, in milliseconds. */
  readonly waitMs: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Called for each refused task for which a caller waited. */
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
  const lines = { awaited: new Set<() => void>(), idle: new Set<() => void>() };

  const placesFor = (urgency: Urgency): number =>
    urgency === 'awaited' ? places.count : Math.max(1, places.count - 1);

  function refuse(urgency: Urgency): OverloadError {
    if (urgency === 'awaited') onRefused?.();
    return new OverloadError('More is asked for than this server can do.');
  }

  /** Until the turn of the next one of a line, as the times of tasks are now. */
  const turnMs = (line: Set<unknown>): number => ((line.size + 1) * places.meanMs) / places.count;

  const place = (urgency: Urgency): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = lines[urgency];
      const begin = (): void => {
        clearTimeout(timer);
        line.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(begin);
        reject(refuse(urgency));
      }, waitMs);
      line.add(begin);
    });

  function leave(): void {
    running -= 1;
    for (const urgency of ['awaited', 'idle'] as const)
      for (const begin of lines[urgency]) {
        if (running >= placesFor(urgency)) break;
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
      return lines.awaited.size + lines.idle.size;
    },
    run: async (task, urgency = 'awaited') => {
      const line = lines[urgency];
      const isNext = lines.awaited.size === 0 && (urgency === 'awaited' || line.size === 0);
      // None overtakes those that wait.
      if (running < placesFor(urgency) && isNext) running += 1;
      else {
        if (urgency === 'awaited') places.wanted();
        if (line.size >= waiting || turnMs(line) > LIKELY * waitMs) throw refuse(urgency);
        await place(urgency);
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
