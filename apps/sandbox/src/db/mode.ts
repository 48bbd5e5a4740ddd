import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { readers, settings } from './schema/index.ts';
import type { Database } from './database.ts';

type Mode = Config['mode'];

const KEY = 'mode';
const Stored = z.object({ mode: z.enum(['development', 'production']) });

/** The database was made in the other mode. */
export class DatabaseModeError extends Error {
  override readonly name = 'DatabaseModeError';

  constructor(was: Mode, is: Mode) {
    super(
      `The database was made with SANDBOX_MODE=${was} and cannot be used with SANDBOX_MODE=${is}: development ` +
        'has accounts whose password everybody knows, and payments without a card. Use another database.',
    );
  }
}

/**
 * Binds a new database to the mode of its first start. A development database never becomes a production database, and
 * development accounts are never written into a production database.
 * @throws DatabaseModeError
 */
export async function keepMode(db: Database, mode: Mode): Promise<void> {
  const value = { mode: (await hasSeededReaders(db)) ? 'development' : mode };
  await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  const stored = Stored.parse(row?.value).mode;
  if (stored !== mode) throw new DatabaseModeError(stored, mode);
}

/** A database from before modes were stored is identified by its accounts. */
async function hasSeededReaders(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ uuid: readers.uuid })
    .from(readers)
    .where(eq(readers.origin, 'seed'))
    .limit(1);
  return found !== undefined;
}
