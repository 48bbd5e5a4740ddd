export interface LatestOptions<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly answered: (answer: Answer, question: Question) => void;
  readonly failed: (error: unknown, question: Question) => void;
  /** The shortest time between the beginnings of two calls, in milliseconds. */
  readonly gapMs: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => void;
}

/**
 * Asks about the newest question: one call at a time, at most one in `gapMs`. Questions that came and went while a call
 * was under way are not asked, and the answer to an older question than the last is still given, because it is nearer
 * than what was shown before.
 */
export function createLatest<Question, Answer>(options: LatestOptions<Question, Answer>) {
  const { ask, answered, failed, gapMs, now, wait } = options;
  let next: { question: Question } | undefined;
  let busy = false;
  let waiting = false;
  let begun = -Infinity;
  let closed = false;

  const run = (): void => {
    if (closed || busy || waiting || !next) return;
    const left = begun + gapMs - now();
    if (left > 0) {
      waiting = true;
      wait(left, () => {
        waiting = false;
        run();
      });
      return;
    }
    const { question } = next;
    next = undefined;
    busy = true;
    begun = now();
    ask(question)
      .then(
        (answer) => void (closed || answered(answer, question)),
        (error: unknown) => void (closed || failed(error, question)),
      )
      .finally(() => {
        busy = false;
        run();
      });
  };

  return {
    push(question: Question): void {
      next = { question };
      run();
    },
    close(): void {
      closed = true;
    },
  };
}
