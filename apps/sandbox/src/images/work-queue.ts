/** The queue is full: the caller should try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Runs at most `concurrency` jobs at the same time, with at most `waiting` waiting jobs. A job whose key is already
 * running or waiting does not run again: both callers get the same result.
 */
export class WorkQueue<T> {
  readonly #concurrency: number;
  readonly #waitingLimit: number;
  readonly #jobs = new Map<string, Promise<T>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(concurrency: number, waiting: number) {
    this.#concurrency = concurrency;
    this.#waitingLimit = waiting;
  }

  /** @throws QueueFullError, or the error of the job */
  run(key: string, job: () => Promise<T>): Promise<T> {
    const existing = this.#jobs.get(key);
    if (existing !== undefined) return existing;
    const result = this.#inTurn(job).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, result);
    return result;
  }

  async #inTurn(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#waitingLimit)
        throw new QueueFullError('Too many pictures are being cut.');
      // A finished job passes its place to the next one, so that the limit is never exceeded.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
