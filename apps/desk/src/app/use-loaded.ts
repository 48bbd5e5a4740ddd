import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  /** Loads again; what was loaded stays until then. */
  readonly again: () => void;
}

/** Loads when `load` changes. Give it a stable function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value: T | undefined; error: unknown }>({
    value: undefined,
    error: undefined,
  });
  const [count, setCount] = useState(0);
  useEffect(() => {
    let gone = false;
    load().then(
      (value) => void (gone || setState({ value, error: undefined })),
      (error: unknown) => void (gone || setState((before) => ({ ...before, error }))),
    );
    return () => {
      gone = true;
    };
  }, [load, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return { ...state, again };
}
