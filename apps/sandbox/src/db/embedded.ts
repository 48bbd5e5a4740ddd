import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from './database.ts';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema/index.ts';

export interface EmbeddedOptions {
  /** Folder of the data files; without it the database lives in memory and dies with the process. */
  readonly dataDir?: string | undefined;
  /** A dump (`dump()` below) to start from; only for a folder that holds no database yet. */
  readonly dump?: Blob | undefined;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The whole database as a gzipped tar that `openEmbedded` starts from. */
  dump(): Promise<Blob>;
}

/** Postgres inside this process. One process may open a data folder at a time. */
export async function openEmbedded({ dataDir, dump }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  const db = drizzle(client, { schema });
  return {
    db,
    kind: 'embedded',
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    dump: async () => {
      // What the dump holds is what is on disk, and the write-ahead log must not have to be replayed.
      await client.exec('CHECKPOINT');
      return client.dumpDataDir('gzip');
    },
    close: () => client.close(),
  };
}
