import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** A Postgres database, embedded or not. All queries of the sandbox use this type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database with the operations of its owner. */
export interface OpenDatabase {
  readonly db: Database;
  /** 'embedded' runs inside this process; 'server' is a Postgres reached by DATABASE_URL. */
  readonly kind: 'embedded' | 'server';
  migrate(): Promise<void>;
  /** The time of a server, which all processes that use it share. The embedded database has the time of its process. */
  now?(this: void): Date;
  /**
   * Calls back at each notification on a channel, and when some may have been missed, until the returned function is
   * called, with the text of the notification. The embedded database has one process, which needs none.
   */
  follow?(channel: string, notified: (payload?: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The committed migrations, in the order of `meta/_journal.json`. */
export const MIGRATIONS_FOLDER = new URL('../../drizzle', import.meta.url).pathname;
