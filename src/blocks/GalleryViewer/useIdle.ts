import { useCallback, useEffect, useRef, useState } from 'react';

/** After this long without action the viewer's controls fade. @see 001 §9 */
export const VIEWER_IDLE_MS = 3000;

export interface Idle {
  readonly idle: boolean;
  /** The reader did something: controls are there, and the time begins again. */
  readonly wake: () => void;
  /** A tap on the picture: hides what is there, shows what is not. */
  readonly toggle: () => void;
}

/** Whether a reader has done nothing for a while. Begins awake. */
export function useIdle(ms: number): Idle {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setIdle, ms, true);
    setIdle(false);
  }, [ms]);
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
