import { sql } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { RetentionName } from '../../../shared/retention.ts';
import type { AppContext } from '../context.ts';
import { retentionRules } from './rules.ts';

/** Rows that one transaction ends, so that no table is locked for long. */
const BATCH = 200;
/** The lock of a batch: of several processes one works. */
const LOCK = 'rotativa retention';

type Context = Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>;

/** How many rows of each kind were ended, or would be in a dry run. Without a kind that has none. */
export type RetentionCounts = Partial<Record<RetentionName, number>>;

/** The rows that the configured days would end now. */
export async function countRetention({ db, clock, config }: Context): Promise<RetentionCounts> {
  const now = clock();
  const counts: RetentionCounts = {};
  for (const { name, count } of retentionRules(now)) {
    const found = await count(db, new Date(now.getTime() - config.retention[name] * DAY_MS));
    if (found > 0) counts[name] = found;
  }
  return counts;
}

/**
 * Ends what is older than the configured days, in batches. It can be stopped between two and goes on with the next run.
 * @param stopped asked before each batch
 * @returns what it has ended; undefined if another process is at work
 */
export async function applyRetention(
  { db, clock, config, log }: Context,
  stopped: () => boolean = () => false,
  batch = BATCH,
): Promise<RetentionCounts | undefined> {
  const now = clock();
  const counts: RetentionCounts = {};
  for (const { name, step } of retentionRules(now)) {
    const before = new Date(now.getTime() - config.retention[name] * DAY_MS);
    for (let more = true; more;) {
      if (stopped()) return counts;
      const result = await db.transaction(async (tx) => {
        const [lock] = await tx
          .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0))` })
          .from(sql`(values (1)) as one(n)`);
        return lock?.isMine ? step(tx, before, batch) : undefined;
      });
      if (result === undefined) return undefined;
      if (result.ended > 0) counts[name] = (counts[name] ?? 0) + result.ended;
      more = result.more;
    }
  }
  log.info({ retention: counts }, 'old personal data were deleted');
  return counts;
}
