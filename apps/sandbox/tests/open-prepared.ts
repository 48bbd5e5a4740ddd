import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Config } from '../src/config.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { DatabaseInUseError, lockDataDir } from '../src/db/lock.ts';
import { preparedDump } from '../src/prepare.ts';
import type { Seeder } from '../src/seed/seeders.ts';
import { refreshSeed, seedHash } from '../src/seed/state.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The dumps of this machine. The tests of all runs share them. */
const DUMPS = join(tmpdir(), 'rotativa-sandbox-tests');

/** A cache with the dump for a sandbox without seeders. */
export const EMPTY_CACHE = join(DUMPS, 'empty');

/** The hash of the seed in every dump but the empty one. */
export const PREPARED_HASH = 'tests';

/** The changes of a dump that are made here are part of its name. */
const SELF: Seeder = { name: 'tests', sources: ['tests/open-prepared.ts'], seed: async () => {} };

/**
 * An embedded database, migrated and with the rows of the seeders. A new Postgres takes ten seconds of a core and a dump
 * takes one, so it starts from a dump, which is made once per state of the sources.
 */
export async function openPrepared(
  seeders: readonly Seeder[],
  now: Date,
  config: Config,
): Promise<OpenDatabase> {
  return oneAtATime(await openEmbedded({ dump: await dumpOf(seeders, now, config) }));
}

/** A migrated database without rows. All other dumps are made from it. */
export async function prepareEmpty(config: Config): Promise<Blob> {
  const hash = await seedHash([], config);
  return alone(EMPTY_CACHE, () =>
    preparedDump({ config: { ...config, cacheDir: EMPTY_CACHE }, seeders: [], hash, now: new Date(0) }),
  );
}

async function dumpOf(seeders: readonly Seeder[], now: Date, config: Config): Promise<Blob> {
  const folder = join(DUMPS, ['database', ...seeders.map((one) => one.name), now.getTime()].join('-'));
  const name = `${await seedHash([...seeders, SELF], config)}.tar`;
  const bytes = await alone(folder, async () => {
    const stored = await readFile(join(folder, name)).catch(() => undefined);
    if (stored !== undefined) return stored;
    const made = await buildDump(seeders, now, config);
    await keep(folder, name, made);
    return made;
  });
  return new Blob([new Uint8Array(bytes)], { type: 'application/x-tar' });
}

/** Does some work when no other worker is at it, so that what several need is made once. */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lock = await lockDataDir(folder).catch((error: unknown) => {
      if (!(error instanceof DatabaseInUseError)) throw error;
    });
    if (lock === undefined) await delay(50);
    else return work().finally(() => lock.release());
  }
}

async function buildDump(seeders: readonly Seeder[], now: Date, config: Config): Promise<Uint8Array> {
  const database = await openEmbedded({ dump: await prepareEmpty(config) });
  try {
    // Postgres clears this memory at each start, and the default of 128 MB takes most of its time.
    await database.db.execute(sql`alter system set shared_buffers = '8MB'`);
    await refreshSeed(database.db, { seeders, hash: PREPARED_HASH, now, exact: true, config });
    const dump = await database.dump();
    // Unpacking takes longer than reading what is not packed.
    return gunzipSync(await dump.arrayBuffer());
  } finally {
    await database.close();
  }
}

async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
  const outdated = (await readdir(folder)).filter((other) => other.endsWith('.tar') && other !== name);
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
}
