import type { PageDocument } from 'rotativa/domain';

/** Unfinished work, as this browser keeps it. */
export interface LocalDraft {
  readonly base: number;
  readonly document: PageDocument;
  /** An ISO instant. */
  readonly changed: string;
}

/** Where the work is, for the line about it. */
export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Only in this browser. */
  | { readonly kind: 'local'; readonly why: 'offline' | 'session' | 'refused'; readonly message: string };

export interface DraftKeeperOptions {
  /** The place of this page's draft in the browser. */
  readonly key: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (draft: { base: number; document: PageDocument }) => Promise<{ saved: string }>;
  /** Why a call failed. */
  readonly reasonOf: (error: unknown) => Extract<DraftState, { kind: 'local' }>;
  readonly now: () => Date;
  /** Calls after some milliseconds, and returns what stops it. */
  readonly after: (ms: number, then: () => void) => () => void;
  readonly changed: (state: DraftState) => void;
}

/** Long enough that a word is one call, short enough that a crash of this computer costs little. */
export const SAVE_AFTER_MS = 900;
export const RETRY_AFTER_MS = 5_000;

/** The work on a page that only this browser has; null without any. */
export function readLocalDraft(storage: Pick<Storage, 'getItem'>, key: string): LocalDraft | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft | null;
    return typeof draft?.base === 'number' && typeof draft.document?.regions === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the work of an editor: at once in the browser, then at the server. What the browser keeps goes when the server
 * has just that. A call that fails is repeated, and `retry` repeats it at once.
 */
export function createDraftKeeper(options: DraftKeeperOptions) {
  const { key, storage, send, reasonOf, now, after, changed } = options;
  let unsent: LocalDraft | null = readLocalDraft(storage, key);
  let sending: Promise<void> | undefined;
  /** True while a revision takes the place of the work, so that none is sent. */
  let ending = false;
  let closed = false;
  let stop = (): void => undefined;

  const later = (ms: number): void => {
    stop();
    stop = after(ms, () => void push());
  };
  const sendNow = async (draft: LocalDraft): Promise<void> => {
    try {
      const { saved } = await send({ base: draft.base, document: draft.document });
      if (unsent === draft) {
        unsent = null;
        storage.removeItem(key);
        if (!closed) changed({ kind: 'saved', at: saved });
      } else later(0);
    } catch (error) {
      if (closed) return;
      const reason = reasonOf(error);
      changed(reason);
      if (reason.why === 'offline') later(RETRY_AFTER_MS);
    } finally {
      sending = undefined;
    }
  };
  const push = async (): Promise<void> => {
    stop();
    if (!unsent || sending || ending || closed) return;
    sending = sendNow(unsent);
    await sending;
  };
  const forget = (): void => {
    stop();
    unsent = null;
    storage.removeItem(key);
    changed({ kind: 'none' });
  };
  return {
    /** Keeps the document as it is now. */
    keep(base: number, document: PageDocument): void {
      unsent = { base, document, changed: now().toISOString() };
      try {
        storage.setItem(key, JSON.stringify(unsent));
      } catch {
        // A full or closed storage: the server is the only place then, and this tab has the work until it has it.
      }
      changed({ kind: 'pending' });
      later(SAVE_AFTER_MS);
    },
    /** Sends what is left, after a new session or when the network is back. */
    retry: push,
    /**
     * Makes the work a revision or throws it away, and forgets it. A draft that arrived after that would be work of
     * before: one that is under way arrives first, and none begins. What `act` could not end is sent as usual.
     */
    async end(act: () => Promise<void>): Promise<void> {
      ending = true;
      stop();
      try {
        await sending;
        await act();
        forget();
      } finally {
        ending = false;
        if (unsent) later(0);
      }
    },
    /** Whether the server lacks something. */
    isUnsent: (): boolean => unsent !== null,
    close(): void {
      closed = true;
      stop();
    },
  };
}
