import { desc, lte, sql } from 'drizzle-orm';
import type { PageAddress } from 'rotativa/providers';
import type { Database } from '../db/database.ts';
import { pageChanges } from '../db/schema/index.ts';

/** The channel of Postgres on which processes notify each other of changes. */
export const CHANGES_CHANNEL = 'page_changes';
/** So many changes are kept for listeners who were away. */
export const KEPT_CHANGES = 1_000;
/** One transaction after the other numbers its changes: a number never becomes visible after a higher one. */
const CHANGES_LOCK = 740_413_003;

/**
 * Records that readers may notice a change of pages, in its transaction, as the last thing of it: other changes wait until
 * it ends.
 */
export async function recordChanges(
  tx: Database,
  addresses: readonly PageAddress[],
  now: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`);
  const last = await lastChange(tx);
  const first = Math.max(last + 1, now.getTime());
  await tx
    .insert(pageChanges)
    .values(addresses.map(({ brand, page }, index) => ({ id: first + index, brand, page })));
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
