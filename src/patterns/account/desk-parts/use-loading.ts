import { useCallback, useEffect, useState } from 'react';

/** Data of a section that a service sends. */
export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: T };

/** The data of a section, and a setter for what the reader changes. */
export type LoadingState<T> = readonly [Loading<T>, (change: (data: T) => T) => void];

/**
 * Calls a service when the section opens. A reply to an earlier call is ignored.
 * @param ask a stable function
 */
export function useLoading<T>(ask: (signal: AbortSignal) => Promise<T>): LoadingState<T> {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const { signal, abort } = wrapped(new AbortController());
    setLoading({ state: 'loading' });
    ask(signal).then(
      (data) => !signal.aborted && setLoading({ state: 'ready', data }),
      (error: unknown) =>
        !signal.aborted && setLoading({ state: 'failed', error, retry: () => setTurn(turn + 1) }),
    );
    return abort;
  }, [ask, turn]);
  const change = useCallback((next: (data: T) => T) => {
    setLoading((now) => (now.state === 'ready' ? { ...now, data: next(now.data) } : now));
  }, []);
  return [loading, change];
}

const wrapped = (controller: AbortController) => ({
  signal: controller.signal,
  abort: () => controller.abort(),
});
