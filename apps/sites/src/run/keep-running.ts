/** A run of at least this many milliseconds resets the delay. */
const STEADY_MS = 60_000;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

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
 * Restarts a program whenever it ends, with a delay that doubles, until it is stopped.
 * @param ended resolves with how the current run ends
 */
export async function keepRunning(
  ended: Promise<string>,
  { launch, stopped, wait, now, onEnd }: KeepRunningOptions,
): Promise<void> {
  let run = ended;
  let ends = 0;
  for (;;) {
    const since = now();
    const how = await run;
    if (stopped()) return;
    ends = now() - since > STEADY_MS ? 1 : ends + 1;
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (ends - 1), LONGEST_DELAY_MS);
    onEnd(how, delay);
    await wait(delay);
    if (stopped()) return;
    run = launch();
  }
}
