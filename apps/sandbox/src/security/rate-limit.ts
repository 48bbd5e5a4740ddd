import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { rateLimits } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';

export interface Limit {
  /** The name of the limit, which with `subject` identifies the counter. */
  readonly name: string;
  /** The limited address or account. Stored as a hash. */
  readonly subject: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** The code of the refusal. @defaultValue '429' */
  readonly code?: string | undefined;
}

/** A counted call. */
export interface Counted {
  readonly key: string;
  readonly resetsAt: Date;
}

/** Maximum number of expired counters that one call removes. */
const SWEEP = 20;

const keyOf = ({ name, subject }: Limit) =>
  createHash('sha256').update(`${name}\u0000${subject}`).digest('base64url');

/** @param seconds until another call is allowed */
export const tooMany = (seconds: number, code = '429'): HttpError =>
  new HttpError(429, code, `Too many requests. Try again in ${seconds} seconds.`, {
    'Retry-After': String(seconds),
  });

/**
 * Counts one call. A counter is one row, so that concurrent calls and other processes share it. A window begins with its
 * first call.
 * @returns `over`: seconds until another call is allowed, if the limit was already reached before this call
 */
export async function takeOne(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  wanted: Limit,
): Promise<{ counted: Counted; over: number | undefined }> {
  const now = clock();
  const key = keyOf(wanted);
  const fresh = { hits: 1, resetsAt: new Date(now.getTime() + wanted.windowSeconds * 1000) };
  // The database computes it from the current row, so that two calls never read the same count.
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

/** The same for a limit of calls. @throws HttpError 429 with `Retry-After` if the limit is reached */
export async function limit(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  wanted: Limit,
): Promise<Counted> {
  const { counted, over } = await takeOne(context, wanted);
  if (over !== undefined) throw tooMany(over, wanted.code);
  return counted;
}

/** Uncounts a call that turned out not to count. */
export async function uncount({ db }: Pick<AppContext, 'db'>, { key, resetsAt }: Counted): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.resetsAt, resetsAt), gt(rateLimits.hits, 0)));
}

/** Each new counter removes some expired ones, so that the table does not grow. */
async function sweep(db: AppContext['db'], now: Date): Promise<void> {
  const expired = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.resetsAt, now))
    .limit(SWEEP)
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, expired));
}
