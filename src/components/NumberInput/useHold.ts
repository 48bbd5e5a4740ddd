import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds before a held button repeats, and between two repetitions. */
const WAIT_MS = 400;
const REPEAT_MS = 75;

/** The handlers of a button that acts when it is pressed, and again while it is held. */
export interface Hold {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: (event: MouseEvent) => void;
}

/** @param act returns whether it can act again */
export function useHold(act: () => boolean): Hold {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (wait: number): void => {
    if (latest.current()) timer.current = setTimeout(() => repeat(REPEAT_MS), wait);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // The focus stays where it is: on a phone, in the field, it would open the keyboard.
      event.preventDefault();
      stop();
      repeat(WAIT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A click without a pointer: of a screen reader, or of the keyboard.
    onClick: (event) => {
      if (event.detail === 0) latest.current();
    },
  };
}
