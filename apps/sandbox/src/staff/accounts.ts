import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { staff, staffSessions } from '../db/schema/index.ts';
import { isCommonPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { record } from './audit.ts';
import type { StaffMember } from './roles.ts';

export const STAFF_PASSWORD = { min: 12, max: 128 } as const;

/** Why a password cannot be one of staff; undefined for a good one. */
export function staffPasswordFault(password: string): string | undefined {
  const { min, max } = STAFF_PASSWORD;
  if (password.length < min || password.length > max)
    return `The password has ${password.length} characters: it needs ${min} to ${max}.`;
  if (isCommonPassword(password)) return 'The password is among the most common ones. Choose another.';
  return undefined;
}

/**
 * Makes a member of staff, or gives one another name, password and roles, and ends a block. Sessions from before end.
 * @param by who decides it: an e-mail address, 'seed' or 'command'
 */
export async function setStaff(
  db: Database,
  { email, name, roles, password }: StaffMember & { readonly password: string },
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<'created' | 'changed'> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ name: staff.name, roles: staff.roles })
      .from(staff)
      .where(eq(staff.email, email))
      .for('update');
    await tx
      .insert(staff)
      .values({ email, name, roles, passwordHash, createdAt: now })
      .onConflictDoUpdate({ target: staff.email, set: { name, roles, passwordHash, blockedAt: null } });
    await tx.delete(staffSessions).where(eq(staffSessions.email, email));
    const after = { email, name, roles };
    await record(tx, { at: now, by, action: 'staff-set', before: before ?? null, after });
    return before === undefined ? 'created' : 'changed';
  });
}

/** Removes a member of staff, whose sessions end. What that one decided stays. @returns whether there was one */
export async function removeStaff(
  db: Database,
  email: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .delete(staff)
      .where(eq(staff.email, email))
      .returning({ email: staff.email, name: staff.name, roles: staff.roles });
    if (before === undefined) return false;
    await record(tx, { at: now, by, action: 'staff-removed', before, after: null });
    return true;
  });
}
