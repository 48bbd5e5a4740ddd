import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { preparedDump } from '../src/prepare.ts';
import type { Seeder } from '../src/seed/seeders.ts';
import { seedHash } from '../src/seed/state.ts';

/** The parameters of the dumps are part of their hash. */
const SELF: Seeder = { name: 'tests', sources: ['tests/open-prepared.ts'], seed: async () => {} };

/**
 * An embedded database, migrated and with the rows of the seeders. A new Postgres takes seconds of a core, so it starts
 * from a dump, which is made once per state of the sources.
 */
export async function openPrepared(
  seeders: readonly Seeder[],
  now: Date,
  config: Config,
): Promise<OpenDatabase> {
  const hash = await seedHash([...seeders, SELF], config.picturesDir);
  const name = ['database', ...seeders.map((seeder) => seeder.name)].join('-');
  const cacheDir = join(tmpdir(), 'rotativa-sandbox-tests', name);
  return openEmbedded({
    dump: await preparedDump({ config: { ...config, cacheDir }, seeders, hash, now }),
  });
}
