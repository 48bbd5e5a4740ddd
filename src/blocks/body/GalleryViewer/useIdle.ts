import { useCallback, useEffect, useRef, useState } from 'react';

/** The viewer's controls fade after this time without action. */
export const VIEWER_IDLE_MS = 3000;

export interface Idle {
  readonly idle: boolean;
  /** Records an action: shows the controls, and starts the time again. */
  readonly wake: () => void;
  /** For a tap on the picture: shows or hides the controls. */
  readonly toggle: () => void;
}

/**
 * Whether the reader has been inactive for a while. Initially false.
 *
 * @param stays asked when the time is over: true if the controls must not fade by themselves
 */
export function useIdle(ms: number, stays: () => boolean): Idle {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(!stays()), ms);
    setIdle(false);
  }, [ms, stays]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);

  const toggle = useCallback(() => {
    if (idle) return wake();
    clearTimeout(timer.current);
    setIdle(true);
  }, [idle, wake]);

  return { idle, wake, toggle };
}
