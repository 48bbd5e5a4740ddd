import { desc, lt } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { auditLog, staff, staffInvitations } from '../db/schema/index.ts';
import { administeredBy } from './administering.ts';
import type { StaffMember } from './roles.ts';

/** An entry of the audit log, as administrators read it. Instants are ISO 8601 in UTC. */
export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly brand: string | null;
  readonly page: string | null;
  readonly revision: number | null;
  readonly note: string;
  /** The member of staff whom a decision about staff is about. */
  readonly about: string | null;
}

const AT_ONCE = 200;

const emailOf = (value: unknown): string | undefined => {
  const { email } = Object(value) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
};

/**
 * The entries before a number that a member may read, the last one first: those of the brands that the member administers,
 * and those about the staff of these brands.
 * @returns `next`, the number from which to read on; null at the beginning of the log
 */
export async function readAudit(
  { db }: Pick<AppContext, 'db'>,
  caller: StaffMember,
  { before, limit = 50 }: { readonly before?: number | undefined; readonly limit?: number | undefined },
): Promise<{ entries: AuditLine[]; next: number | null }> {
  const administered = administeredBy(caller);
  const known = [
    ...(await db.select({ email: staff.email, roles: staff.roles }).from(staff)),
    ...(await db
      .select({ email: staffInvitations.email, roles: staffInvitations.roles })
      .from(staffInvitations)),
  ];
  const seen = new Set(
    known
      .filter(({ roles }) => Object.keys(roles).some((brand) => administered.has(brand)))
      .map(({ email }) => email),
  );
  const entries: AuditLine[] = [];
  let next = before;
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(next === undefined ? undefined : lt(auditLog.id, next))
      .orderBy(desc(auditLog.id))
      .limit(AT_ONCE);
    for (const row of rows) {
      if (entries.length === limit) return { entries, next: entries.at(-1)!.id };
      next = row.id;
      const { id, at, by, action, brand, page, revision, note } = row;
      const about = emailOf(row.after) ?? emailOf(row.before) ?? null;
      const mayRead = brand === null ? seen.has(about ?? by) : administered.has(brand);
      if (mayRead)
        entries.push({ ...{ id, by, action, brand, page, revision, note, about }, at: at.toISOString() });
    }
    if (rows.length < AT_ONCE) return { entries, next: null };
  }
}
