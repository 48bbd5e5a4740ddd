/** An overload has ended after this time without a refusal. */
const QUIET_MS = 5000;

export interface OverloadLogOptions {
  readonly log: { warn(what: object, message: string): void };
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** The messages of the line when an overload begins, and of the one when it has ended. */
  readonly begins: string;
  readonly ends: string;
  /** The facts of the first line. */
  readonly facts: () => object;
}

/** Logs one line when a queue begins to refuse, and one when it has not refused for a while. */
export function createOverloadLog({ log, now, begins, ends, facts }: OverloadLogOptions): {
  onRefused(): void;
  onEnd(): void;
} {
  let overload: { since: number; latest: number; refused: number } | undefined;
  return {
    onRefused: () => {
      if (!overload) {
        overload = { since: now(), latest: now(), refused: 0 };
        log.warn(facts(), begins);
      }
      overload.latest = now();
      overload.refused += 1;
    },
    onEnd: () => {
      if (!overload || now() - overload.latest < QUIET_MS) return;
      const { since, latest, refused } = overload;
      log.warn({ ms: Math.round(latest - since), refused }, ends);
      overload = undefined;
    },
  };
}
