/** The queue is full: the caller should try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  /** Seconds after which another try makes sense. */
  readonly retryAfter = 5;
}

/** All who asked for a job left before it began. */
export class LeftError extends Error {
  override readonly name = 'LeftError';
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

/** A caller who has jobs in a queue. */
interface Caller<T> {
  readonly name: string;
  /** The jobs that it has asked for, the oldest first. */
  readonly jobs: Set<Job<T>>;
  /** How many run because it was the one to begin. */
  running: number;
}

/** A job that waits or runs, and those who have asked for it. */
interface Job<T> {
  readonly callers: Set<Caller<T>>;
  readonly result: Promise<T>;
  /** How many wait for its result. */
  awaited: number;
  /** Begins it in the turn of one of them; undefined once it runs. */
  begin: ((caller: Caller<T>) => void) | undefined;
  /** Ends it before it begins. */
  readonly drop: () => void;
}

/**
 * A bounded queue for expensive work. A job whose key is already running or waiting does not run again: all its callers
 * get the same result. Callers take turns: next is the one with the fewest running jobs who has waited longest since a
 * job of theirs ended, or since they came. So each of the others has at most one turn before a caller: one who floods
 * the queue makes another wait for the running jobs only, and those who come again at once do not pass one who waits.
 * A job begins in the first turn of any caller who has asked for it, and not at all when all have left before.
 */
export class WorkQueue<T> {
  readonly #options: QueueOptions;
  readonly #jobs = new Map<string, Job<T>>();
  /** In the order of their turns. */
  readonly #callers = new Map<string, Caller<T>>();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * @param name of the caller; those without one share the turns of one
   * @param left aborted when the one who asks waits no longer
   * @throws QueueFullError, LeftError, or the error of the job
   */
  run(key: string, work: () => Promise<T>, name?: string, left?: AbortSignal): Promise<T> {
    if (left?.aborted) return Promise.reject(new LeftError());
    const { concurrency, waiting, perCaller = Infinity } = this.#options;
    const caller = this.#callers.get(name ?? '') ?? { name: name ?? '', jobs: new Set(), running: 0 };
    const existing = this.#jobs.get(key);
    const isOver = name !== undefined && caller.jobs.size >= perCaller;
    if (existing === undefined && (this.#jobs.size >= concurrency + waiting || isOver))
      return Promise.reject(new QueueFullError('Too much work is waiting. Try again in some seconds.'));
    const job = existing ?? this.#add(key, work);
    job.callers.add(caller);
    job.awaited += 1;
    left?.addEventListener('abort', () => this.#leave(key, job), { once: true });
    caller.jobs.add(job);
    this.#callers.set(caller.name, caller);
    this.#beginNext();
    return job.result;
  }

  #add(key: string, work: () => Promise<T>): Job<T> {
    const { lanes } = this.#options;
    let begin: Job<T>['begin'];
    let drop!: Job<T>['drop'];
    const turn = new Promise<Caller<T>>((resolve, reject) => {
      begin = resolve;
      drop = () => reject(new LeftError());
    });
    const result = turn.then(async (caller) => {
      try {
        return await (lanes === undefined ? work() : lanes.run(work));
      } finally {
        this.#jobs.delete(key);
        this.#end(job, caller);
      }
    });
    const job: Job<T> = { callers: new Set(), result, awaited: 0, begin, drop };
    this.#jobs.set(key, job);
    return job;
  }

  #end(job: Job<T>, begunBy: Caller<T>): void {
    this.#running -= 1;
    begunBy.running -= 1;
    this.#callers.delete(begunBy.name);
    this.#callers.set(begunBy.name, begunBy);
    this.#forget(job);
    this.#beginNext();
  }

  #leave(key: string, job: Job<T>): void {
    job.awaited -= 1;
    // A job that has begun is finished: the next one who asks has it.
    if (job.awaited > 0 || job.begin === undefined) return;
    this.#jobs.delete(key);
    this.#forget(job);
    job.drop();
  }

  #forget(job: Job<T>): void {
    for (const caller of job.callers) {
      caller.jobs.delete(job);
      if (caller.jobs.size === 0) this.#callers.delete(caller.name);
    }
  }

  #beginNext(): void {
    if (this.#running >= this.#options.concurrency) return;
    const [next] = [...this.#callers.values()]
      .flatMap((caller) => {
        const job = [...caller.jobs].find(({ begin }) => begin !== undefined);
        return job === undefined ? [] : { caller, job };
      })
      .toSorted((one, other) => one.caller.running - other.caller.running);
    if (next === undefined) return;
    const { caller, job } = next;
    this.#running += 1;
    caller.running += 1;
    job.begin?.(caller);
    job.begin = undefined;
  }
}
