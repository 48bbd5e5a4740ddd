/** The queue is full: the caller should try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Runs at most `concurrency` jobs at once and lets at most `waiting` wait. A job whose key is already running or
 * waiting is not run again: both callers get the one result.
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

  /** @throws QueueFullError, or what the job throws */
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
      // The one who finishes hands its place over, so that the count never passes the limit.
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
