/** More pages are asked for than the server can make: this one is not made. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

/** Bounds the pages that are made at the same time, so that an overload makes few readers wait and takes no memory. */
export interface RenderQueue {
  /**
   * Makes a page as soon as there is a place.
   * @throws OverloadError if too many others wait, or if none was free in time
   */
  run<T>(make: () => Promise<T>): Promise<T>;
}

export interface RenderQueueOptions {
  /** How many pages are made at the same time. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How long one waits, in milliseconds. */
  readonly waitMs: number;
  readonly log: { warn(what: object, message: string): void };
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/** An overload has ended after this time without a refusal. */
const QUIET_MS = 5000;

export function createRenderQueue({ atOnce, waiting, waitMs, log, now }: RenderQueueOptions): RenderQueue {
  let free = atOnce;
  /** The starters of the waiting pages, the oldest first. */
  const begins = new Set<() => void>();
  let overload: { since: number; latest: number; refused: number } | undefined;

  function refuse(): OverloadError {
    if (!overload) {
      overload = { since: now(), latest: now(), refused: 0 };
      log.warn({ atOnce, waiting, waitMs }, 'more pages are asked for than this server can make');
    }
    overload.latest = now();
    overload.refused += 1;
    return new OverloadError('Too many pages are being made.');
  }

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
    // A finished page passes its place to the oldest that waits, so that there are never more than the places.
    const [next] = begins;
    if (next) next();
    else free += 1;
    if (!overload || now() - overload.latest < QUIET_MS) return;
    const { since, latest, refused } = overload;
    log.warn({ ms: Math.round(latest - since), refused }, 'every page is made again');
    overload = undefined;
  }

  return {
    run: async (make) => {
      if (free > 0) free -= 1;
      else if (begins.size >= waiting) throw refuse();
      else await place();
      try {
        return await make();
      } finally {
        leave();
      }
    },
  };
}
