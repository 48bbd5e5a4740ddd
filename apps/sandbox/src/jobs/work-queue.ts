/** The queue is full: the caller should try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  /** Seconds after which another try makes sense. */
  readonly retryAfter = 5;
}

/** Places for jobs that need the same resource. Several queues may share them. */
export class Lanes {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Runs a job as soon as a place is free, in the order of the calls. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await job();
    } finally {
      // A finished job passes its place to the next one, so that there are never more than the places.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

export interface QueueOptions {
  /** How many jobs of this queue run at the same time. */
  readonly concurrency: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How many jobs of one caller may run or wait; without it a caller can fill the queue. */
  readonly perCaller?: number;
  /** Places that the running jobs share with those of other queues. */
  readonly lanes?: Lanes;
}

/**
 * A bounded queue for expensive work. A job whose key is already running or waiting does not run again: both callers get
 * the same result.
 */
export class WorkQueue<T> {
  readonly #options: QueueOptions;
  readonly #own: Lanes;
  readonly #jobs = new Map<string, Promise<T>>();
  readonly #callers = new Map<string, number>();
  #inside = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#own = new Lanes(options.concurrency);
  }

  /** @throws QueueFullError, or the error of the job */
  run(key: string, job: () => Promise<T>, caller?: string): Promise<T> {
    const existing = this.#jobs.get(key);
    if (existing !== undefined) return existing;
    const { concurrency, waiting, perCaller = Infinity, lanes } = this.#options;
    const held = caller === undefined ? 0 : (this.#callers.get(caller) ?? 0);
    if (this.#inside >= concurrency + waiting || held >= perCaller)
      return Promise.reject(new QueueFullError('Too much work is waiting. Try again in some seconds.'));
    this.#count(caller, 1);
    const result = this.#own
      .run(() => (lanes === undefined ? job() : lanes.run(job)))
      .finally(() => {
        this.#jobs.delete(key);
        this.#count(caller, -1);
      });
    this.#jobs.set(key, result);
    return result;
  }

  #count(caller: string | undefined, change: 1 | -1): void {
    this.#inside += change;
    if (caller === undefined) return;
    const held = (this.#callers.get(caller) ?? 0) + change;
    if (held === 0) this.#callers.delete(caller);
    else this.#callers.set(caller, held);
  }
}
