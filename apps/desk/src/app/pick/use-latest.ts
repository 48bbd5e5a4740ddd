import { useEffect, useRef, useState } from 'react';
import { failureOf, problemOf } from '../api/problem-of.ts';
import { createLatest } from '../canvas/latest.ts';

/** The shortest time between two questions, in milliseconds. */
const GAP_MS = 180;

export interface LatestAnswer<T> {
  /** The last answer; it stays until newer is there. */
  readonly found: T | undefined;
  /** Whether what is found answers an older question. */
  readonly isOld: boolean;
  /** Why the last question failed, for editors. */
  readonly problem: string | undefined;
  readonly again: () => void;
}

/**
 * The answer to the newest question: one call at a time.
 * @param question plain data: a question with other contents is asked
 * @param ask a stable function
 */
export function useLatest<Q, T>(
  question: Q,
  ask: (question: Q) => Promise<T>,
  onSessionEnded: () => void,
): LatestAnswer<T> {
  const key = JSON.stringify(question);
  const [state, setState] = useState<{ found?: T; of?: string; problem?: string }>({});
  const latest = useRef<{ push: (question: Q) => void; close: () => void }>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const made = createLatest({
      ask,
      answered: (found: T, of: Q) => setState({ found, of: JSON.stringify(of) }),
      failed: (error) => {
        if (failureOf(error) === 'session') onSessionEnded();
        setState(({ found, of }) => ({
          ...(found !== undefined && { found }),
          ...(of !== undefined && { of }),
          problem: problemOf(error),
        }));
      },
      gapMs: GAP_MS,
      now: () => performance.now(),
      wait: (ms, then) => void setTimeout(then, ms),
    });
    latest.current = made;
    return () => made.close();
  }, [ask, onSessionEnded]);
  useEffect(() => latest.current?.push(JSON.parse(key) as Q), [key, ask, onSessionEnded, count]);
  return {
    found: state.found,
    isOld: state.of !== key,
    problem: state.problem,
    again: () => setCount((before) => before + 1),
  };
}
