/** Replies that are kept at once. The oldest are dropped first. */
const MOST_REPLIES = 500;

/** A reply, and when it was asked for. */
export interface Kept {
  readonly since: number;
  readonly answer: Promise<unknown>;
}

/** Sends one request for all callers that need the same reply at about the same time. */
export type ShareAnswer = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

/** Replies that are shared, until what they say has changed. */
export interface SharedAnswers {
  readonly share: ShareAnswer;
  /** Asks again for everything. */
  forget(): void;
}

/**
 * Creates a short-lived cache of the content API's replies for all requests: a front is requested many times while
 * nothing changes, and its feeds take longer to load and check than the page to render. Failures are not cached, and
 * expired replies are dropped by the next question, because callers choose the words of a search.
 * @param freshMs lifetime of a reply in milliseconds; 0 disables sharing
 * @param now a monotonic clock in milliseconds
 * @param kept the replies by age, the oldest first: never more than `MOST_REPLIES`
 */
export function createSharedAnswers(
  freshMs: number,
  now: () => number,
  kept = new Map<string, Kept>(),
): SharedAnswers {
  const isExpired = ({ since }: Kept): boolean => now() - since >= freshMs;
  const dropOld = (): void => {
    for (const [key, reply] of kept) {
      if (kept.size <= MOST_REPLIES && !isExpired(reply)) return;
      kept.delete(key);
    }
  };
  const share = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && !isExpired(known)) return known.answer as Promise<T>;
    const answer = ask();
    if (freshMs === 0) return answer;
    // Moves the entry to the end, because the map is ordered by age.
    kept.delete(key);
    kept.set(key, { since: now(), answer });
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    dropOld();
    return answer;
  };
  return { share, forget: () => kept.clear() };
}
