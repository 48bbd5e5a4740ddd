import { setTimeout as delay } from 'node:timers/promises';

/** The end of a server's work, which its health tells before its ports close. */
export interface Drain {
  /** Whether the server is about to close. */
  readonly isDraining: boolean;
  /** Begins, and resolves when balancers have had the time to notice. */
  begin(): Promise<void>;
}

/** @param delayMs how long requests are still taken */
export function createDrain(delayMs: number): Drain {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    begin: async () => {
      isDraining = true;
      if (delayMs > 0) await delay(delayMs);
    },
  };
}
