import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { pageChanges } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { KEPT_CHANGES, lastChange } from './changes.ts';

/** Proxies end connections on which nothing arrives for half a minute. */
const HEARTBEAT_MS = 15_000;
/** Open streams of the process, and those of one member of staff. */
const MOST_STREAMS = 200;
const MOST_OF_CALLER = 20;
/** Bytes that wait for a slow listener, who is then ended and comes again: more than all changes that are kept. */
const MOST_WAITING_BYTES = 256 * 1024;

/** A listener to changes. */
export interface StreamOptions {
  /** Who it is, for the number of streams that one may have; undefined for the sites' servers. */
  readonly caller: string | undefined;
  /** The last change that the caller knows, as it was sent. */
  readonly after: string | undefined;
  /** Whether the caller may know of a change. */
  readonly sees: (change: { readonly brand: string }) => boolean;
  /** Whether the caller may still listen. Asked at each heartbeat. */
  readonly isWelcome: () => Promise<boolean>;
}

/** The streams of changes of a process. */
export interface ChangeStreams {
  /** Tells what is new. Called after each change of this process, and when another process notifies. */
  wake(): void;
  /** @throws HttpError 429 `too_many` of one member of staff, 503 `busy` of all */
  open(options: StreamOptions): Promise<Response>;
  /** Ends all streams. */
  close(): void;
}

interface Stream extends StreamOptions {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

const RETRY = { 'Retry-After': '5' };
const encoder = new TextEncoder();
type Change = typeof pageChanges.$inferSelect;

const eventOf = ({ page, keys, ...change }: Change): string => {
  const [event, what] = page === null ? ['content', { keys }] : ['page', { page }];
  return `id: ${change.id}\nevent: ${event}\ndata: ${JSON.stringify({ ...change, ...what })}\n\n`;
};

/**
 * Server-sent events of changes. The table is the truth: all streams send its new rows in their order, whichever process
 * added them.
 */
export function createChangeStreams(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  { heartbeatMs = HEARTBEAT_MS, most = MOST_STREAMS }: { heartbeatMs?: number; most?: number } = {},
): ChangeStreams {
  const streams = new Set<Stream>();
  /** Streams that are being opened. */
  let opening = 0;
  let isClosed = false;
  /** The last change that all open streams know. */
  let told = 0;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** One after the other: a stream that opens misses nothing that is read at the same time. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = work.then(act);
    work = result.catch(() => undefined);
    return result;
  }

  function end(stream: Stream): void {
    if (!streams.delete(stream)) return;
    if (streams.size === 0) clearInterval(heartbeat);
    try {
      stream.controller.close();
    } catch {
      // The caller has gone already.
    }
  }

  function send(stream: Stream, text: string): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) end(stream);
    else stream.controller.enqueue(encoder.encode(text));
  }

  const beat = (): void => {
    for (const stream of streams) {
      send(stream, ':\n\n');
      stream
        .isWelcome()
        .then((isWelcome) => !isWelcome && end(stream))
        .catch((error: unknown) => log.warn({ err: error }, 'a listener to pages cannot be checked'));
    }
  };

  async function tellNew(): Promise<void> {
    if (streams.size === 0) return;
    const rows = await db
      .select()
      .from(pageChanges)
      .where(gt(pageChanges.id, told))
      .orderBy(asc(pageChanges.id))
      .limit(KEPT_CHANGES);
    told = rows.at(-1)?.id ?? told;
    // In one piece: a listener has no turn to read until all is sent.
    for (const stream of streams) {
      const seen = rows.filter(stream.sees);
      if (seen.length > 0) send(stream, seen.map(eventOf).join(''));
    }
  }

  /** The changes that a caller missed until now. @returns null if that is no longer known */
  async function missedSince(after: string, until: number): Promise<Change[] | null> {
    const id = /^\d{1,16}$/.test(after) ? Number(after) : 0;
    const known = Number.isSafeInteger(id)
      ? await db.select().from(pageChanges).where(eq(pageChanges.id, id))
      : [];
    if (known.length === 0) return null;
    return db
      .select()
      .from(pageChanges)
      .where(and(gt(pageChanges.id, id), lte(pageChanges.id, until)))
      .orderBy(asc(pageChanges.id));
  }

  async function begin(options: StreamOptions): Promise<Response> {
    if (streams.size > 0) await tellNew();
    else told = await lastChange(db);
    const missed = options.after === undefined ? [] : await missedSince(options.after, told);
    const first =
      missed === null ? 'event: missed\ndata: {}\n\n' : missed.filter(options.sees).map(eventOf).join('');
    let stream: Stream | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = { ...options, controller };
          controller.enqueue(encoder.encode(`: open\n\n${first}`));
          if (isClosed) return controller.close();
          if (streams.size === 0) heartbeat = setInterval(beat, heartbeatMs).unref();
          streams.add(stream);
        },
        cancel: () => {
          if (stream) end(stream);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING_BYTES }),
    );
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Proxies that collect a response until it ends would hold every event back.
        'x-accel-buffering': 'no',
      },
    });
  }

  return {
    wake: () => {
      inTurn(tellNew).catch((error: unknown) => log.error({ err: error }, 'changes of pages cannot be read'));
    },
    open: async (options) => {
      const { caller } = options;
      const held = caller === undefined ? [] : [...streams].filter((stream) => stream.caller === caller);
      if (held.length >= MOST_OF_CALLER)
        throw new HttpError(429, 'too_many', 'Too many listeners to changes for one member of staff.', RETRY);
      if (isClosed || streams.size + opening >= most)
        throw new HttpError(503, 'busy', 'Too many listeners to changes. Try again in some seconds.', RETRY);
      opening += 1;
      try {
        return await inTurn(() => begin(options));
      } finally {
        opening -= 1;
      }
    },
    close: () => {
      isClosed = true;
      for (const stream of streams) end(stream);
    },
  };
}
