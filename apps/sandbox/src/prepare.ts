import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openEmbedded } from './db/embedded.ts';
import { unwritable } from './db/storage-failure.ts';
import { writeWhole } from './jobs/write-whole.ts';
import { refreshSeed } from './seed/state.ts';
import type { Seeder } from './seed/seeders.ts';

export interface PrepareOptions {
  readonly config: Config;
  readonly seeders: readonly Seeder[];
  readonly hash: string;
  readonly now: Date;
  readonly onProgress?: ((message: string) => void) | undefined;
}

const PREFIX = 'seeded-';

/**
 * The dump for an embedded database: migrated and seeded. If the cache has none for this seed, it is built and outdated
 * ones are removed.
 * @throws UnwritableError
 */
export async function preparedDump(options: PrepareOptions): Promise<Blob> {
  const { hash, onProgress } = options;
  const { cacheDir } = options.config;
  const file = join(cacheDir, `${PREFIX}${hash}.tar.gz`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored !== undefined) return new Blob([new Uint8Array(stored)]);

  const start = performance.now();
  onProgress?.('Preparing the database: migrations and seed (once)…');
  const dump = await buildDump(options);
  await writeWhole(file, new Uint8Array(await dump.arrayBuffer())).catch(unwritable(file));
  await dropOutdated(cacheDir, hash);
  onProgress?.(`Prepared the database in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return dump;
}

async function buildDump({ seeders, hash, now, config }: PrepareOptions): Promise<Blob> {
  const database = await openEmbedded();
  try {
    await database.migrate();
    await refreshSeed(database.db, { seeders, hash, now, exact: true, config });
    return await database.dump();
  } finally {
    await database.close();
  }
}

async function dropOutdated(cacheDir: string, hash: string): Promise<void> {
  const outdated = (await readdir(cacheDir)).filter(
    (name) => name.startsWith(PREFIX) && name.endsWith('.tar.gz') && !name.includes(hash),
  );
  await Promise.all(outdated.map((name) => rm(join(cacheDir, name), { force: true })));
}
