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

/** Whether the reader has been inactive for a while. Initially false. */
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
