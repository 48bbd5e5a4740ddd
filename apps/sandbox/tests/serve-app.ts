import { createApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { listen } from '../src/http/listen.ts';
import type { Seeder } from '../src/seed/seeders.ts';
import { refreshSeed } from '../src/seed/state.ts';
import { SILENT, testConfig } from './open-app.ts';
import { openPrepared, PREPARED_HASH } from './open-prepared.ts';
import { NOW } from './sales/open-sales.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ServedApp {
  /** As in 'http://127.0.0.1:4000'. */
  readonly url: string;
  readonly context: AppContext;
  close(): Promise<void>;
}

/** The app on a free port of this machine, over an embedded database with the rows of the seeders. */
export async function serveApp(
  seeders: readonly Seeder[],
  clock: () => Date = () => new Date(),
): Promise<ServedApp> {
  const config = testConfig(await temporaryFolder(), { limitFactor: 1_000_000 });
  const database = await openPrepared(seeders, NOW, config);
  await refreshSeed(database.db, { seeders, hash: PREPARED_HASH, now: clock(), exact: true, config });
  const context: AppContext = { db: database.db, config, log: SILENT, clock };
  const server = await listen(createApp(context), 0, config.host);
  return {
    url: server.url,
    context,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
