import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/index.ts';
import { hashOf } from './hash.ts';
import { manifestFile } from './media.ts';
import type { Seeder } from './seeders.ts';

/** Below this, news are fresh enough: two processes that start together must not both move the dates. */
const FRESH_MS = 10 * 60_000;
const KEY = 'seed';
/** Only one process seeds a server's database at a time. */
const SEED_LOCK = 740_413_002;

const Stamp = z.object({ hash: z.string(), clock: z.iso.datetime() });

/** The sources of a stored database's seed: migrations, seeders, the manifest of pictures, and the pages. */
export const seedHash = (
  seeders: readonly Seeder[],
  { picturesDir, pagesDir }: Pick<Config, 'picturesDir' | 'pagesDir'>,
): Promise<string> =>
  hashOf(['drizzle', manifestFile(picturesDir), pagesDir, ...seeders.flatMap((seeder) => seeder.sources)]);

export interface SeedOptions {
  readonly seeders: readonly Seeder[];
  readonly hash: string;
  readonly now: Date;
  /** The caller fixed the clock: dates follow it to the millisecond. */
  readonly exact: boolean;
  readonly config: Config;
}

/**
 * Brings the seed's rows up to date: writes them when they are missing or outdated, else moves their dates
 * so that the news are as old now as on the day they were written. What was imported stays as it is.
 * @returns what was done
 */
export async function refreshSeed(
  db: Database,
  options: SeedOptions,
): Promise<'seeded' | 'shifted' | 'fresh'> {
  const { seeders, hash, now, exact, config } = options;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY));
    const stamp = Stamp.safeParse(row?.value);
    if (!stamp.success || stamp.data.hash !== hash) {
      for (const seeder of seeders) await seeder.seed(tx, now, config);
      await writeStamp(tx, hash, now);
      return 'seeded';
    }
    const distance = now.getTime() - Date.parse(stamp.data.clock);
    if (distance === 0 || (!exact && Math.abs(distance) < FRESH_MS)) return 'fresh';
    for (const seeder of seeders) await seeder.shift?.(tx, distance);
    await writeStamp(tx, hash, now);
    return 'shifted';
  });
}

async function writeStamp(db: Database, hash: string, clock: Date): Promise<void> {
  const value = { hash, clock: clock.toISOString() };
  await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
