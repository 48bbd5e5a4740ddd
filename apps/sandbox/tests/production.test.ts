import { eq, or, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { DatabaseModeError, keepMode } from '../src/db/mode.ts';
import { customerSegments, identities, orders, prices, readers, settings } from '../src/db/schema/index.ts';
import { createSandbox, type Sandbox } from '../src/sandbox.ts';
import { createContentSeeder } from '../src/seed/content-seeder.ts';
import { readerSeeder } from '../src/seed/reader-seeder.ts';
import { seedersFor } from '../src/seed/seeders.ts';
import { SILENT, testConfig } from './open-app.ts';
import { EMPTY_CACHE, openPrepared, prepareEmpty } from './open-prepared.ts';
import { CLOCK } from './sample-content.ts';
import { temporaryFolder } from './temporary-folder.ts';

const open: (Sandbox | OpenDatabase)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** The seed of production with an empty publication, which is some seconds faster. */
const SEEDERS = seedersFor('production').map((seeder) =>
  seeder.name === 'content'
    ? createContentSeeder(async () => ({ stories: [], authors: [], editions: [], collections: [] }))
    : seeder,
);

/** A database that starts empty from the dump of all tests. */
async function start(folder: string, mode: Config['mode'], name: string): Promise<Sandbox> {
  await prepareEmpty(testConfig(folder));
  const sandbox = await createSandbox({
    env: {},
    log: SILENT,
    clock: () => CLOCK,
    seeders: [],
    config: testConfig(folder, { mode, dataDir: `${folder}/${name}`, cacheDir: EMPTY_CACHE }),
  });
  open.push(sandbox);
  return sandbox;
}
const stop = async (sandbox: Sandbox) => {
  open.splice(open.indexOf(sandbox), 1);
  await sandbox.close();
};
async function prepared(seeders: typeof SEEDERS): Promise<OpenDatabase> {
  const database = await openPrepared(seeders, CLOCK, testConfig(await temporaryFolder()));
  open.push(database);
  return database;
}

describe('a database in production', { timeout: 120_000 }, () => {
  it('has prices, but no reader, identity, order or segment', async () => {
    const { db } = await prepared(SEEDERS);
    expect(await db.select().from(prices)).not.toHaveLength(0);
    for (const table of [readers, identities, orders, customerSegments])
      expect(await db.select().from(table)).toEqual([]);
  });

  it('must not be one from development, and one of production is refused in development', async () => {
    const folder = await temporaryFolder();
    await stop(await start(folder, 'development', 'd'));
    await expect(start(folder, 'production', 'd')).rejects.toThrow(DatabaseModeError);
    await stop(await start(folder, 'development', 'd'));
    await stop(await start(folder, 'production', 'p'));
    await expect(start(folder, 'development', 'p')).rejects.toThrow(/made with SANDBOX_MODE=production/);
  });

  it('is recognised by its accounts if its version did not store the mode', async () => {
    const { db } = await prepared([readerSeeder]);
    await expect(keepMode(db, 'production')).rejects.toThrow(DatabaseModeError);
    await keepMode(db, 'development');
    await db.delete(settings).where(or(eq(settings.key, 'mode'), sql`false`));
    await expect(keepMode(db, 'production')).rejects.toThrow(/accounts whose password/);
  });
});
