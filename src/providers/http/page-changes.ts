import * as z from 'zod/mini';
import type { ContentKey } from '../../domain/caching/content-keys.ts';
import type { ChangeListener, ContentChange, PageChange, PublishedPagesPort } from '../ports/pages.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** Times of a stream of changes, in milliseconds. */
export interface ChangesTimes {
  /** Before the first new attempt; each further one waits twice as long. @defaultValue 250 */
  firstWait: number;
  /** @defaultValue 10,000 */
  longestWait: number;
  /** A connection on which nothing arrives for so long is lost: the service sends a comment every 15 s. @defaultValue 40,000 */
  silence: number;
}

export const CHANGES_TIMES: ChangesTimes = { firstWait: 250, longestWait: 10_000, silence: 40_000 };

/** How a stream of changes is opened, and how it waits. */
export interface ChangesOptions {
  /** The address of the stream. */
  address: string;
  headers?: Readonly<Record<string, string>> | undefined;
  times?: Partial<ChangesTimes> | undefined;
  fetch?: typeof fetch | undefined;
  /** Resolves after so many milliseconds, or when the signal is aborted. @defaultValue by `setTimeout` */
  wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

const change = { id: z.int(), brand: z.string() };
const Key = z.custom<ContentKey>(
  (key) => typeof key === 'string' && key.includes('/'),
  'no key of a content',
);

/** The events that tell a change. Others are of a later version, and ignored. */
const EVENTS = {
  page: z.object({ ...change, page: z.string() }),
  content: z.object({ ...change, keys: z.array(Key) }),
};

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });

/** The change that an event tells; null for an event of another kind. @throws Error if it cannot be read */
const changeOf = ({ event, data }: StreamEvent): PageChange | ContentChange | null =>
  Object.hasOwn(EVENTS, event) ? EVENTS[event as keyof typeof EVENTS].parse(JSON.parse(data)) : null;

/**
 * Listens to the changes of pages by server-sent events. A connection that is lost, silent or unreadable is opened again
 * with the id of the last change, so that the service sends what was missed.
 */
export function createPageChanges({
  address,
  headers = {},
  times,
  fetch: send = (input, init) => fetch(input, init),
  wait = waitFor,
}: ChangesOptions): PublishedPagesPort['listen'] {
  const { firstWait, longestWait, silence } = { ...CHANGES_TIMES, ...times };

  return (listener: ChangeListener) => {
    const over = new AbortController();
    let last: number | undefined;
    let attempts = 0;

    // A fault of the listener is none of the connection.
    const missed = (): void => queueMicrotask(() => listener.missed());
    const receive = (event: StreamEvent): void => {
      if (event.event === 'missed') {
        // The numbers of a service that lost its changes may begin again.
        last = undefined;
        return missed();
      }
      const change = changeOf(event);
      if (!change || change.id <= (last ?? -Infinity)) return;
      last = change.id;
      queueMicrotask(() => ('page' in change ? listener.changed(change) : listener.contentChanged?.(change)));
    };

    /** Follows one connection until it ends. @throws whatever ended it */
    async function follow(): Promise<void> {
      const connection = new AbortController();
      const stop = (): void => connection.abort();
      over.signal.addEventListener('abort', stop);
      let silent: ReturnType<typeof setTimeout> | undefined;
      const heard = (): void => {
        clearTimeout(silent);
        silent = setTimeout(stop, silence);
      };
      heard();
      try {
        const response = await send(address, {
          headers: {
            accept: 'text/event-stream',
            ...headers,
            ...(last !== undefined && { 'last-event-id': String(last) }),
          },
          cache: 'no-store',
          credentials: 'same-origin',
          signal: connection.signal,
        });
        if (!response.ok || !response.body) throw new Error(`The service answered ${response.status}.`);
        if (last === undefined) missed();
        const works = (): void => {
          attempts = 0;
          heard();
        };
        for await (const event of readEvents(response.body, works)) {
          if (over.signal.aborted) return;
          receive(event);
        }
      } finally {
        clearTimeout(silent);
        over.signal.removeEventListener('abort', stop);
        connection.abort();
      }
    }

    async function listen(): Promise<void> {
      while (!over.signal.aborted) {
        try {
          await follow();
        } catch {
          // Every fault of a connection has the same remedy: another one.
        }
        if (over.signal.aborted) return;
        await wait(Math.min(firstWait * 2 ** attempts, longestWait), over.signal);
        attempts += 1;
      }
    }
    void listen();
    return () => over.abort();
  };
}
