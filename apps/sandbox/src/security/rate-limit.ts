import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { rateLimits } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';

export interface Limit {
  /** What is limited; together with `subject` it names the counter. */
  readonly name: string;
  /** Who is limited: an address, an account. Kept as a hash. */
  readonly subject: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** A call that was counted. */
export interface Counted {
  readonly key: string;
  readonly resetsAt: Date;
}

/** Expired counters that one call sweeps away. */
const SWEEP = 20;

const keyOf = ({ name, subject }: Limit) =>
  createHash('sha256').update(`${name}\u0000${subject}`).digest('base64url');

/** @param seconds until another call is allowed */
export const tooMany = (seconds: number): HttpError =>
  new HttpError(429, '429', `Too many requests. Try again in ${seconds} seconds.`, {
    'Retry-After': String(seconds),
  });

/**
 * Counts one call; the counter is one row, so parallel calls and other processes count together.
 * A window begins with its first call.
 * @returns `over`: in how many seconds another call is allowed, when the window's calls were used up before this one
 */
export async function takeOne(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  wanted: Limit,
): Promise<{ counted: Counted; over: number | undefined }> {
  const now = clock();
  const key = keyOf(wanted);
  const fresh = { hits: 1, resetsAt: new Date(now.getTime() + wanted.windowSeconds * 1000) };
  // Computed by the database from the row as it is at that instant: two calls never read the same count.
  const over = lte(rateLimits.resetsAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh.resetsAt.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  const { hits, resetsAt } = row ?? fresh;
  if (hits === 1) await sweep(db, now);
  const used = hits > Math.ceil(wanted.max * config.limitFactor);
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return { counted: { key, resetsAt }, over: used ? seconds : undefined };
}

/** The same for a limit of calls. @throws HttpError 429 with `Retry-After` when the window's calls are used up */
export async function limit(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  wanted: Limit,
): Promise<Counted> {
  const { counted, over } = await takeOne(context, wanted);
  if (over !== undefined) throw tooMany(over);
  return counted;
}

/** Takes a counted call back: it turned out to be one that does not count. */
export async function uncount({ db }: Pick<AppContext, 'db'>, { key, resetsAt }: Counted): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.resetsAt, resetsAt), gt(rateLimits.hits, 0)));
}

/** New counters pay for the removal of old ones, so the table grows no larger than what is going on. */
async function sweep(db: AppContext['db'], now: Date): Promise<void> {
  const expired = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.resetsAt, now))
    .limit(SWEEP)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, expired));
}
