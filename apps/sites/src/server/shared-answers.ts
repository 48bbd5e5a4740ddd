/** Maximum number of cached replies. The oldest are dropped first. */
const KEPT = 500;

interface Kept {
  readonly since: number;
  readonly answer: Promise<unknown>;
}

/** Sends one request for all callers that need the same reply at about the same time. */
export type ShareAnswer = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Creates a short-lived cache of the content API's replies for all requests: a front is requested many times while
 * nothing changes, and its feeds take longer to load and check than the page to render. Failures are not cached.
 * @param freshMs lifetime of a reply in milliseconds; 0 disables sharing
 * @param now a monotonic clock in milliseconds
 */
export function createSharedAnswers(freshMs: number, now: () => number): ShareAnswer {
  const kept = new Map<string, Kept>();
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now() - known.since < freshMs) return known.answer as Promise<T>;
    const answer = ask();
    if (freshMs === 0) return answer;
    // Moves the entry to the end, because the map is ordered by age.
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
