import { writeFile } from 'node:fs/promises';
import { eq, or, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../src/db/embedded.ts';
import { DatabaseModeError, keepMode } from '../src/db/mode.ts';
import { customerSegments, identities, orders, prices, readers, settings } from '../src/db/schema/index.ts';
import { createSandbox, type Sandbox } from '../src/sandbox.ts';
import { createContentSeeder } from '../src/seed/content-seeder.ts';
import { readerSeeder } from '../src/seed/reader-seeder.ts';
import { seedersFor } from '../src/seed/seeders.ts';
import { SILENT, temporaryFolder, testConfig } from './open-app.ts';
import { CLOCK } from './sample-content.ts';

const open: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
});

/** The seed of a mode with an empty publication, which is some seconds faster. */
const seedOf = (mode: 'development' | 'production') =>
  seedersFor(mode).map((seeder) =>
    seeder.name === 'content'
      ? createContentSeeder(async () => ({ stories: [], authors: [], editions: [], collections: [] }))
      : seeder,
  );

async function start(folder: string, mode: 'development' | 'production', name: string): Promise<Sandbox> {
  await writeFile(`${folder}/manifest.json`, '{}');
  const sandbox = await createSandbox({
    env: {},
    log: SILENT,
    clock: () => CLOCK,
    seeders: seedOf(mode),
    config: { ...testConfig(folder, { mode, dataDir: `${folder}/${name}` }) },
  });
  open.push(sandbox);
  return sandbox;
}
const stop = async (sandbox: Sandbox) => {
  open.splice(open.indexOf(sandbox), 1);
  await sandbox.close();
};

describe('a database in production', { timeout: 120_000 }, () => {
  it('has prices, but no reader, identity, order or segment', async () => {
    const { db } = (await start(await temporaryFolder(), 'production', 'a')).context;
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
    const database = await openEmbedded();
    await database.migrate();
    await readerSeeder.seed(database.db, CLOCK, testConfig(await temporaryFolder()));
    await expect(keepMode(database.db, 'production')).rejects.toThrow(DatabaseModeError);
    await keepMode(database.db, 'development');
    await database.db.delete(settings).where(or(eq(settings.key, 'mode'), sql`false`));
    await expect(keepMode(database.db, 'production')).rejects.toThrow(/accounts whose password/);
    await database.close();
  });
});
