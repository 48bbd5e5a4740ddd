import { desc, lte, sql } from 'drizzle-orm';
import type { ContentKey } from 'rotativa/domain';
import type { PageAddress } from 'rotativa/providers';
import type { Database } from '../db/database.ts';
import { pageChanges } from '../db/schema/index.ts';

/** The channel of Postgres on which processes notify each other of changes. */
export const CHANGES_CHANNEL = 'page_changes';
/** So many changes are kept for listeners who were away. */
export const KEPT_CHANGES = 1_000;
/** Keys in one change: an event has room for some kilobytes. */
const KEYS_OF_CHANGE = 200;
/** One transaction after the other numbers its changes: a number never becomes visible after a higher one. */
const CHANGES_LOCK = 740_413_003;

/**
 * Records that readers may notice a change of pages, in its transaction, as the last thing of it: other changes wait until
 * it ends.
 */
export const recordChanges = (tx: Database, addresses: readonly PageAddress[], now: Date): Promise<void> =>
  addRows(
    tx,
    addresses.map(({ brand, page }) => ({ brand, page })),
    now,
  );

/**
 * Records that contents of a brand have changed, in the transaction of the change, as the last thing of it. Sites make the
 * pages again that show them.
 */
export async function recordContentChanges(
  tx: Database,
  brand: string,
  keys: Iterable<ContentKey>,
  now: Date,
): Promise<void> {
  const all = [...new Set(keys)];
  const rows = Array.from({ length: Math.ceil(all.length / KEYS_OF_CHANGE) }, (_, at) => ({
    brand,
    keys: all.slice(at * KEYS_OF_CHANGE, (at + 1) * KEYS_OF_CHANGE),
  }));
  await addRows(tx, rows, now);
}

async function addRows(
  tx: Database,
  rows: readonly Omit<typeof pageChanges.$inferInsert, 'id'>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`);
  const last = await lastChange(tx);
  const first = Math.max(last + 1, now.getTime());
  await tx.insert(pageChanges).values(rows.map((row, index) => ({ id: first + index, ...row })));
  const [old] = await tx
    .select({ id: pageChanges.id })
    .from(pageChanges)
    .orderBy(desc(pageChanges.id))
    .offset(KEPT_CHANGES)
    .limit(1);
  if (old !== undefined) await tx.delete(pageChanges).where(lte(pageChanges.id, old.id));
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, '')`);
}

/** The number of the last change; 0 if there is none. */
export async function lastChange(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: pageChanges.id })
    .from(pageChanges)
    .orderBy(desc(pageChanges.id))
    .limit(1);
  return row?.id ?? 0;
}
