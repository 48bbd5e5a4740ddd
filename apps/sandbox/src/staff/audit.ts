import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/index.ts';

export type AuditEntry = typeof auditLog.$inferInsert;

/** Adds an entry to the audit log, in the transaction of what it says. Entries never change. */
export async function record(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
