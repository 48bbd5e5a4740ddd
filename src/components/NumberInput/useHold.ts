import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds before a held button repeats, and between two repetitions. */
const WAIT_MS = 400;
const REPEAT_MS = 75;

/** The handlers of a button that acts when it is pressed, and again while it is held. */
export interface Hold {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: () => void;
}

/** @param act returns whether it can act again */
export function useHold(act: () => boolean): Hold {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  /** A press that the pointer has begun: its click, which comes later, is the same press. */
  const isPressed = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  const leave = (): void => {
    stop();
    isPressed.current = false;
  };
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
      isPressed.current = true;
      repeat(WAIT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: leave,
    onPointerCancel: leave,
    // A screen reader may click without a pointer.
    onClick: () => {
      if (!isPressed.current) latest.current();
      isPressed.current = false;
    },
  };
}
