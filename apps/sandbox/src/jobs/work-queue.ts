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

/** The jobs of a caller that a queue counts while one of its jobs runs or waits. */
interface Caller {
  held: number;
  begun: number;
}

/** A job that waits for a place. */
interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

/**
 * A bounded queue for expensive work. A job whose key is already running or waiting does not run again: both callers get
 * the same result. Callers take turns: next is the oldest job of the caller for whom the fewest have begun, so that one
 * who floods the queue makes another wait for the running jobs only.
 */
export class WorkQueue<T> {
  readonly #options: QueueOptions;
  readonly #jobs = new Map<string, Promise<T>>();
  readonly #callers = new Map<string, Caller>();
  readonly #waiting: Waiting[] = [];
  #inside = 0;
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * @param name of the caller; those without one share the turns of one
   * @throws QueueFullError, or the error of the job
   */
  run(key: string, job: () => Promise<T>, name?: string): Promise<T> {
    const existing = this.#jobs.get(key);
    if (existing !== undefined) return existing;
    const { concurrency, waiting, perCaller = Infinity } = this.#options;
    const caller = this.#callers.get(name ?? '') ?? { held: 0, begun: 0 };
    const isOver = name !== undefined && caller.held >= perCaller;
    if (this.#inside >= concurrency + waiting || isOver)
      return Promise.reject(new QueueFullError('Too much work is waiting. Try again in some seconds.'));
    this.#callers.set(name ?? '', caller);
    caller.held += 1;
    this.#inside += 1;
    const result = this.#inTurn(caller, job).finally(() => {
      this.#jobs.delete(key);
      caller.held -= 1;
      this.#inside -= 1;
      if (caller.held === 0) this.#callers.delete(name ?? '');
    });
    this.#jobs.set(key, result);
    return result;
  }

  async #inTurn(caller: Caller, job: () => Promise<T>): Promise<T> {
    const { concurrency, lanes } = this.#options;
    if (this.#running < concurrency) this.#running += 1;
    else await new Promise<void>((begin) => this.#waiting.push({ caller, begin }));
    caller.begun += 1;
    try {
      return await (lanes === undefined ? job() : lanes.run(job));
    } finally {
      // As in Lanes, a finished job passes its place on.
      const next = this.#takeNext();
      if (next === undefined) this.#running -= 1;
      else next.begin();
    }
  }

  #takeNext(): Waiting | undefined {
    const fewest = Math.min(...this.#waiting.map(({ caller }) => caller.begun));
    const at = this.#waiting.findIndex(({ caller }) => caller.begun === fewest);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }
}
