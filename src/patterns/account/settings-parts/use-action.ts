import { useRef, useState } from 'react';

/** The action of a button: at most one call at a time. */
export type Action =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly error: unknown };

/** Runs an action of the reader and keeps how it went. A second call while one runs is ignored. */
export function useAction(): readonly [Action, (run: () => Promise<unknown>) => void] {
  const [action, setAction] = useState<Action>({ state: 'idle' });
  const running = useRef(false);
  const start = (run: () => Promise<unknown>): void => {
    if (running.current) return;
    running.current = true;
    setAction({ state: 'busy' });
    const end = (next: Action): void => {
      running.current = false;
      setAction(next);
    };
    run().then(
      () => end({ state: 'done' }),
      (error: unknown) => end({ state: 'failed', error }),
    );
  };
  return [action, start];
}
