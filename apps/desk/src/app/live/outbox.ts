import type { LiveChange } from '../api/live.ts';
import type { Failure } from '../api/problem-of.ts';

/** A change that the service has not taken yet. */
export interface Waiting {
  /** Names it, so that it counts once however often it is sent. */
  readonly send: string;
  readonly change: LiveChange;
  /** An ISO instant. */
  readonly made: string;
  /** Why the service refused it. It waits for its editor, and others are sent before it. */
  readonly refused?: string;
}

export interface OutboxState {
  readonly waiting: readonly Waiting[];
  /** Why nothing is sent now. */
  readonly held?: Exclude<Failure, 'refused'>;
}

export interface OutboxOptions {
  /** The place in the browser. */
  readonly key: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (waiting: Waiting) => Promise<unknown>;
  readonly failureOf: (error: unknown) => Failure;
  readonly problemOf: (error: unknown) => string;
  readonly now: () => Date;
  readonly newSend: () => string;
  /** Calls after some milliseconds, and returns what stops it. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly changed: (state: OutboxState) => void;
  /** Called after the service has taken a change. */
  readonly taken: () => void;
}

export interface Outbox {
  add(change: LiveChange): void;
  /** Takes a change out. @returns undefined while it is sent, or after it */
  takeBack(send: string): LiveChange | undefined;
  /** Sends at once what waits. */
  retry(): void;
  close(): void;
}

const OUTBOX_RETRY_MS = 4000;

/** The changes that wait in this browser; another tab may have added to it. */
function readWaiting({ storage, key }: Pick<OutboxOptions, 'storage' | 'key'>): Waiting[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    const isWaiting = (one: unknown): one is Waiting =>
      typeof (one as Waiting | null)?.send === 'string' && typeof (one as Waiting).change?.kind === 'string';
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/**
 * Sends the changes of a live blog one after the other, in the order in which they were made. Each is in the browser before it is
 * sent and until the service has it: it survives a lost network, an ended session and a reload.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { key, storage, send, failureOf, problemOf, now, newSend, after, changed, taken } = options;
  let sending: string | undefined;
  let held: OutboxState['held'];
  let closed = false;
  let stop = (): void => undefined;

  const waiting = (): Waiting[] => readWaiting(options);
  const keep = (list: readonly Waiting[]): void => {
    if (list.length > 0) storage.setItem(key, JSON.stringify(list));
    else storage.removeItem(key);
    tell();
  };
  const tell = (): void => changed({ waiting: waiting(), ...(held && { held }) });
  const without = (name: string): Waiting[] => waiting().filter((one) => one.send !== name);

  async function drain(): Promise<void> {
    stop();
    if (sending !== undefined || closed) return;
    const next = waiting().find((one) => one.refused === undefined);
    if (!next) return;
    sending = next.send;
    try {
      await send(next);
      held = undefined;
      keep(without(next.send));
      taken();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'refused')
        keep(waiting().map((one) => (one.send === next.send ? { ...one, refused: problemOf(error) } : one)));
      else {
        held = failure;
        tell();
        if (failure === 'offline' && !closed) stop = after(OUTBOX_RETRY_MS, () => void drain());
        return;
      }
    } finally {
      sending = undefined;
    }
    void drain();
  }

  tell();
  void drain();
  return {
    add: (change) => {
      keep([...waiting(), { send: newSend(), change, made: now().toISOString() }]);
      void drain();
    },
    takeBack: (name) => {
      if (name === sending) return undefined;
      const found = waiting().find((one) => one.send === name);
      keep(without(name));
      return found?.change;
    },
    retry: () => void drain(),
    close: () => {
      closed = true;
      stop();
    },
  };
}
