import type { PresentEditor } from '@rotativa/sandbox/desk-wire';

/** Where this editor is, for the service. */
export interface Told {
  readonly turn: number;
  readonly placementId: string | null;
  readonly isTyping: boolean;
  readonly left: boolean;
}

export interface PresenceLoopOptions {
  readonly tell: (told: Told) => Promise<readonly PresentEditor[]>;
  readonly changed: (others: readonly PresentEditor[]) => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Calls after some milliseconds, and returns what stops it. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/** The service forgets a tab that says nothing for four beats. */
export const BEAT_MS = 2_000;
/** Changes go to the service at most once in this time. */
export const GAP_MS = 250;
/** One who has changed nothing for so long does not write any more. */
export const TYPING_MS = 3_000;
/** Without an answer for so long the others are not shown: they may be gone. */
export const LOST_AFTER_MS = 8_000;

/** Tells the service where this editor is, and hears who else is at the page. Presence never stops any work. */
export function createPresenceLoop({ tell, changed, now, after }: PresenceLoopOptions) {
  let placementId: string | null = null;
  let typedAt = -Infinity;
  let turn = 0;
  let begun = -Infinity;
  let heardAt = now();
  let isAsking = false;
  /** Something has changed since the call that is under way began. */
  let isNews = false;
  let closed = false;
  let stop = (): void => undefined;

  const isTyping = (): boolean => now() - typedAt < TYPING_MS;
  const later = (ms: number): void => {
    stop();
    stop = after(ms, () => void beat());
  };
  const beat = async (): Promise<void> => {
    stop();
    if (closed || isAsking) return;
    isAsking = true;
    isNews = false;
    begun = now();
    turn += 1;
    try {
      const others = await tell({ turn, placementId, isTyping: isTyping(), left: false });
      heardAt = now();
      if (!closed) changed(others);
    } catch {
      if (!closed && now() - heardAt > LOST_AFTER_MS) changed([]);
    } finally {
      isAsking = false;
      if (!closed) later(isNews ? GAP_MS : BEAT_MS);
    }
  };
  const soon = (): void => {
    isNews = true;
    if (!isAsking) later(Math.max(0, begun + GAP_MS - now()));
  };
  return {
    /** Begins to tell. */
    open: (): void => void beat(),
    at(id: string | null): void {
      if (id === placementId) return;
      placementId = id;
      soon();
    },
    typed(): void {
      const wasTyping = isTyping();
      typedAt = now();
      if (!wasTyping) soon();
    },
    /** Says that this tab is gone. */
    close(): void {
      if (closed) return;
      closed = true;
      stop();
      tell({ turn: turn + 1, placementId: null, isTyping: false, left: true }).catch(() => undefined);
    },
  };
}
