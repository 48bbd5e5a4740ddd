import { ZOOM } from './zoom.ts';

export interface KeyTargets {
  readonly at: number;
  readonly last: number;
  readonly go: (to: number) => void;
  readonly by: (factor: number) => void;
  readonly pan: (across: number, down: number) => void;
  readonly reset: () => void;
  /** The arrows move a zoomed picture instead of leading to another one. */
  readonly pans: boolean;
}

/** The action of each key of the viewer. */
export function keyActions({
  at,
  last,
  go,
  by,
  pan,
  reset,
  pans,
}: KeyTargets): Readonly<Record<string, () => void>> {
  const arrows = pans
    ? {
        ArrowLeft: () => pan(ZOOM.pan, 0),
        ArrowRight: () => pan(-ZOOM.pan, 0),
        ArrowUp: () => pan(0, ZOOM.pan),
        ArrowDown: () => pan(0, -ZOOM.pan),
      }
    : { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1) };
  return {
    ...arrows,
    Home: () => go(0),
    End: () => go(last),
    '+': () => by(ZOOM.step),
    // The same key without Shift.
    '=': () => by(ZOOM.step),
    '-': () => by(1 / ZOOM.step),
    '0': reset,
  };
}
