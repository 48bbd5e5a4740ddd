let stopCurrent: (() => void) | undefined;

/** Stops the player that is playing, because another one starts. @param stop the same function at every call */
export function playAlone(stop: () => void): void {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
}
