import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RetentionName } from '../../../shared/retention.ts';
import type { Database } from '../db/database.ts';

export interface Step {
  readonly ended: number;
  readonly more: boolean;
}

/** How one kind of personal data ends. */
export interface RetentionRule {
  readonly name: RetentionName;
  /** How many rows are older than that, for a dry run. */
  count(db: Database, before: Date): Promise<number>;
  /**
   * Ends some of them in a transaction. What it has ended is not found again, so a run can stop anywhere.
   * @returns how many, and whether there may be others
   */
  step(tx: Database, before: Date, most: number): Promise<Step>;
}

/** Rows that are deleted. @param key a unique column @param old the rows whose time is before a moment */
export const deleted = (
  name: RetentionName,
  table: PgTable,
  key: PgColumn,
  old: (before: Date) => SQL | undefined,
): RetentionRule => ({
  name,
  count: (db, before) => db.$count(table, old(before)),
  step: async (tx, before, most) => {
    const some = tx
      .select({ key })
      .from(table)
      .where(old(before))
      .limit(most)
      .for('update', { skipLocked: true });
    const gone = await tx.delete(table).where(inArray(key, some)).returning({ key });
    return { ended: gone.length, more: gone.length === most };
  },
});
