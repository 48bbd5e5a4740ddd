import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Before a lost connection is opened again. */
const WAIT_MS = 1_000;

interface Channel {
  readonly connectionString: string;
  /** A name of this program: it becomes part of the statement. */
  readonly channel: string;
  /** @param payload of the notification; undefined when some may have been missed */
  readonly notified: (payload?: string) => void;
  readonly onError: (error: Error) => void;
}

/**
 * Listens to a channel of a Postgres server on a connection that does nothing else. A lost connection is opened again, and
 * then `notified` is called, because notifications are not kept.
 * @returns ends it
 */
export async function followChannel({
  connectionString,
  channel,
  notified,
  onError,
}: Channel): Promise<() => Promise<void>> {
  const over = new AbortController();
  let client: pg.Client | undefined;

  /** Resolves when the connection is lost. */
  async function follow(stands: () => void): Promise<void> {
    const present = new pg.Client({ connectionString, keepAlive: true });
    client = present;
    const ended = new Promise<void>((resolve) => present.once('end', resolve));
    present.on('error', onError);
    present.on('notification', ({ payload }) => notified(payload));
    try {
      await present.connect();
      await present.query(`listen ${channel}`);
      notified();
      stands();
    } catch (error) {
      await present.end().catch(() => undefined);
      throw error;
    }
    await ended;
  }

  async function keepFollowing(stands: () => void): Promise<void> {
    while (!over.signal.aborted) {
      await follow(stands).catch((error: unknown) => {
        if (!over.signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
      });
      await delay(WAIT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }

  let following: Promise<void> | undefined;
  // A server that is away for a moment does not keep the program from starting.
  await Promise.race([new Promise<void>((resolve) => (following = keepFollowing(resolve))), delay(WAIT_MS)]);
  return async () => {
    over.abort();
    await client?.end().catch(() => undefined);
    await following;
  };
}
