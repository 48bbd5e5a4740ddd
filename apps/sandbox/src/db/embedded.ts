import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database.ts';
import { endOnStorageFailure, isStorageFailure } from './storage-failure.ts';
import { watchedStatement } from './watched-statement.ts';
import * as schema from './schema/index.ts';

export interface EmbeddedOptions {
  /** Folder of the data files. Without it the database is in memory and ends with the process. */
  readonly dataDir?: string | undefined;
  /** A dump (`dump()` below) to start from, only for a folder without a database. */
  readonly dump?: Blob | undefined;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The whole database as a gzipped tar, which `openEmbedded` can start from. */
  dump(): Promise<Blob>;
}

/** The embedded Postgres. A failed write ends the process before the next call would wait forever. */
class GuardedPGlite extends PGlite {
  override query<T>(...call: Parameters<PGlite['query']>) {
    return watchedStatement(call[0], () => super.query<T>(...call));
  }

  override execProtocol(...call: Parameters<PGlite['execProtocol']>) {
    return this.#guarded(() => super.execProtocol(...call));
  }

  override execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>) {
    return this.#guarded(() => super.execProtocolStream(...call));
  }

  async #guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (this.dataDir !== undefined && isStorageFailure(error)) endOnStorageFailure(this.dataDir, error);
      throw error;
    }
  }
}

/** Postgres inside this process. One process may open a data folder at a time. */
export async function openEmbedded({ dataDir, dump }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = new GuardedPGlite({
    extensions: { btree_gin, pg_trgm },
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  await client.waitReady.catch((error: unknown) => {
    if (dataDir !== undefined && isStorageFailure(error)) endOnStorageFailure(dataDir, error);
    throw error;
  });
  const db = drizzle(client, { schema });
  return {
    db,
    kind: 'embedded',
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    dump: async () => {
      // The dump contains what is on disk, so the write-ahead log must be empty.
      await client.exec('CHECKPOINT');
      return client.dumpDataDir('gzip');
    },
    close: () => client.close(),
  };
}
