/** Answers that are kept at once; the oldest go first. */
const KEPT = 500;

interface Kept {
  readonly since: number;
  readonly answer: Promise<unknown>;
}

/** Asks once for all who want the same within a moment. */
export type ShareAnswer = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Makes the memory of the content API's answers that all requests share for a moment: a front is asked for many
 * times while nothing changes, and its feeds cost more to fetch and check than the page does to render. What failed
 * is asked again.
 * @param freshMs how long an answer serves, in milliseconds; 0 shares nothing
 * @param now milliseconds that only grow
 */
export function createSharedAnswers(freshMs: number, now: () => number): ShareAnswer {
  const kept = new Map<string, Kept>();
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now() - known.since < freshMs) return known.answer as Promise<T>;
    const answer = ask();
    if (freshMs === 0) return answer;
    // At the end again: the map is in the order of age.
    kept.delete(key);
    kept.set(key, { since: now(), answer });
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
