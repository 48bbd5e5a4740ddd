import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { preparedDump } from '../prepare.ts';
import { seedersFor, type Seeder } from '../seed/seeders.ts';
import { refreshSeed, seedHash } from '../seed/state.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { lockDataDir } from './lock.ts';
import { keepMode } from './mode.ts';
import { openServer } from './server.ts';
import { openStored } from './stored.ts';

export interface OpenOptions {
  readonly config: Config;
  readonly log: Logger;
  /** @defaultValue that of the server, which its processes share; for the embedded database that of this one */
  readonly clock?: (() => Date) | undefined;
  readonly seeders?: readonly Seeder[] | undefined;
  readonly onProgress?: ((message: string) => void) | undefined;
}

/** A migrated, seeded and fresh database. `announce` publishes the address of this process to others. */
export interface ReadyDatabase extends OpenDatabase {
  now(this: void): Date;
  announce(url: string): Promise<void>;
}

/**
 * Opens the configured database and prepares it for serving.
 * @throws DatabaseInUseError, DatabaseModeError, UnwritableError, or the error of Postgres if it cannot be reached
 */
export async function openDatabase(options: OpenOptions): Promise<ReadyDatabase> {
  const { config, log, seeders = seedersFor(config.mode) } = options;
  const hash = await seedHash(seeders, config);
  const machine = options.clock ?? (() => new Date());
  const prepare = () =>
    preparedDump({ config, seeders, hash, now: machine(), onProgress: options.onProgress });
  const { database, announce, release } = await connect(config, log, prepare);
  const now = options.clock ?? database.now ?? machine;
  try {
    await database.migrate();
    await keepMode(database.db, config.mode);
    const seed = await refreshSeed(database.db, {
      seeders,
      hash,
      now: config.seedClock ?? now(),
      exact: config.seedClock !== undefined,
      config,
    });
    log.info({ kind: database.kind, seed }, 'database ready');
  } catch (error) {
    await database.close();
    await release();
    throw error;
  }
  return {
    ...database,
    now,
    announce,
    close: async () => {
      await database.close();
      await release();
    },
  };
}

const nothing = async () => {};

interface Connection {
  database: OpenDatabase;
  announce: (url: string) => Promise<void>;
  release: () => Promise<void>;
}

async function connect(config: Config, log: Logger, prepare: () => Promise<Blob>): Promise<Connection> {
  if (config.databaseUrl !== undefined) {
    const database = await openServer(config.databaseUrl, (error) =>
      log.error({ err: error }, 'an idle database connection failed'),
    );
    return { database, announce: nothing, release: nothing };
  }
  if (config.dataDir === 'memory') {
    return { database: await openEmbedded({ dump: await prepare() }), announce: nothing, release: nothing };
  }
  const lock = await lockDataDir(config.dataDir);
  try {
    const database = await openStored(config.dataDir, prepare);
    return { database, announce: lock.announce, release: lock.release };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
