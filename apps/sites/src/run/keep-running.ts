/** A run of at least this many milliseconds is healthy: the program has started and answered for some time. */
const HEALTHY_MS = 30_000;
/**
 * The delays after ends in a row, in milliseconds; further ends have the last. One end is an accident, and readers wait
 * for the program, so the first restart is immediate. A start costs seconds of both cores, so a program that ends again
 * and again leaves the sites some time; longer delays would only prolong the outage after the cause is gone.
 */
const DELAYS_MS = [0, 1000, 2000, 5000];

export interface KeepRunningOptions {
  /** Starts the program. Resolves with how it ended, never rejects. */
  readonly launch: () => Promise<string>;
  readonly stopped: () => boolean;
  readonly wait: (ms: number) => Promise<unknown>;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Called with how the program ended, and the delay before the restart in milliseconds. */
  readonly onEnd: (how: string, delayMs: number) => void;
}

/**
 * Restarts a program whenever it ends until it is stopped: at once, then after growing delays, and at once again when it
 * has been healthy.
 * @param ended resolves with how the current run ends
 */
export async function keepRunning(
  ended: Promise<string>,
  { launch, stopped, wait, now, onEnd }: KeepRunningOptions,
): Promise<void> {
  let run = ended;
  let endsInARow = 0;
  for (;;) {
    const since = now();
    const how = await run;
    if (stopped()) return;
    endsInARow = now() - since >= HEALTHY_MS ? 0 : endsInARow;
    const delay = DELAYS_MS[Math.min(endsInARow, DELAYS_MS.length - 1)]!;
    endsInARow += 1;
    onEnd(how, delay);
    await wait(delay);
    if (stopped()) return;
    run = launch();
  }
}
