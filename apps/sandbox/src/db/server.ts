import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database.ts';
import { followChannel } from './follow-channel.ts';
import { PreparingClient, WatchedPool } from './preparing-client.ts';
import { followServerClock, type ServerClock } from './server-clock.ts';
import * as schema from './schema/index.ts';

/** Several processes may start on one empty database: only the holder of this advisory lock migrates. */
const MIGRATION_LOCK = 740_413_001;

/** Time limit for a connection, new or from the pool. Many concurrent calls wait instead of failing. */
const WAIT_MS = 30_000;

/**
 * A Postgres server, by its connection string.
 * @throws if the server does not respond or rejects the credentials
 */
export async function openServer(
  connectionString: string,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new WatchedPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: WAIT_MS,
    Client: PreparingClient,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections only. One in use fails its query too, but its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  let clock: ServerClock;
  try {
    clock = await followServerClock({
      ask: async () => {
        const { rows } = await db.execute<{ ms: number }>(
          sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
        );
        return rows[0]!.ms;
      },
      monotonic: () => performance.now(),
    });
  } catch (error) {
    await pool.end();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`The Postgres server of DATABASE_URL cannot be used: ${describe(cause)}`, { cause });
  }
  return {
    db,
    kind: 'server',
    now: clock.now,
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        client.release();
      }
    },
    follow: (channel, notified) =>
      followChannel({ connectionString, channel, notified, onError: onIdleError }),
    close: async () => {
      clock.stop();
      await pool.end();
    },
  };
}

/** The error of a host with several addresses contains the errors of each. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
}
