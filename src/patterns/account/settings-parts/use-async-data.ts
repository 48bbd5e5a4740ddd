import { useCallback, useEffect, useState } from 'react';
import type { SalesPort } from '../../../providers/ports/sales.ts';

const NOTHING = (): void => undefined;

/** Data of a section that a service sends. */
export type AsyncData<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly error: unknown;
      /** A server passes none: its reader gets the message without a button. */
      readonly retry?: () => void;
    }
  | {
      readonly state: 'ready';
      readonly data: T;
      /** The data has changed since, and could not be read again. */
      readonly retry?: () => void;
    };

/** The data of a section, and a setter for what the reader changes. */
export type AsyncDataState<T> = readonly [AsyncData<T>, (change: (data: T) => T) => void];

/** Notifies of changes. Returns a function that unsubscribes. */
export type Follow = (listener: () => void) => () => void;

/** The changes of the reader's subscriptions, as `follow` of `useLoading`. An adapter may be a class, whose methods need it. */
export function useSalesChanges(
  sales: Partial<Pick<SalesPort, 'onSubscriptionsChange'>> | undefined,
): Follow {
  return useCallback((listener) => sales?.onSubscriptionsChange?.(listener) ?? NOTHING, [sales]);
}

/**
 * Calls a service when the section opens, and again after each change. A reply to an earlier call is ignored. What is
 * shown stays until the new reply.
 * @param ask a stable function
 * @param follow a stable function
 */
export function useAsyncData<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  follow?: Follow,
): AsyncDataState<T> {
  const [loading, setLoading] = useState<AsyncData<T>>({ state: 'loading' });
  useEffect(() => {
    let call = new AbortController();
    const load = (): void => {
      call.abort();
      call = new AbortController();
      const { signal } = call;
      ask(signal).then(
        (data) => !signal.aborted && setLoading({ state: 'ready', data }),
        (error: unknown) =>
          !signal.aborted &&
          setLoading((now) =>
            now.state === 'ready' ? { ...now, retry: load } : { state: 'failed', error, retry: again },
          ),
      );
    };
    const again = (): void => {
      setLoading({ state: 'loading' });
      load();
    };
    again();
    const stop = follow?.(load);
    return () => {
      stop?.();
      call.abort();
    };
  }, [ask, follow]);
  const change = useCallback((next: (data: T) => T) => {
    setLoading((now) => (now.state === 'ready' ? { ...now, data: next(now.data) } : now));
  }, []);
  return [loading, change];
}
