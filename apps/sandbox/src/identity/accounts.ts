import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ProfileInput } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import { identities, readers } from '../db/schema/index.ts';
import { violatedUnique } from '../db/violations.ts';
import { faults } from './faults.ts';
import { isReserved } from './reserved-addresses.ts';
import { profileColumns } from './profile-rules.ts';
import type { IdentityRow, ReaderRow } from './profile-reply.ts';

export const PASSWORD_TYPE = 'Password';

/** A new sign-in method. */
export type NewIdentity = Pick<typeof identities.$inferInsert, 'type' | 'userName' | 'passwordHash'>;

export interface NewAccount {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly profile: ProfileInput;
  readonly identity: NewIdentity;
  readonly now: Date;
}

/** The fault for a violated unique index; other errors are returned unchanged. */
export function asFault(error: unknown, byIndex: Readonly<Record<string, () => Error>>): Error | undefined {
  const index = violatedUnique(error);
  return index === undefined ? undefined : byIndex[index]?.();
}

/** Opens an account with its first sign-in method, in the given transaction. @throws HttpError 300039, 300023 */
export async function createAccount(
  tx: Database,
  { email, emailVerified, profile, identity, now }: NewAccount,
): Promise<{ reader: ReaderRow; identity: IdentityRow }> {
  if (await isReserved(tx, email, null, now)) throw faults.duplicate();
  try {
    const written = await tx
      .insert(readers)
      .values({
        ...profileColumns(profile),
        uuid: randomUUID(),
        email,
        emailVerified,
        segment: 'registrado',
        createdOn: now,
        modifiedOn: now,
      })
      .returning();
    const reader = theRow(written, 'The account');
    const methods = await tx
      .insert(identities)
      .values({ ...identity, readerUuid: reader.uuid })
      .returning();
    return { reader, identity: theRow(methods, 'The identity') };
  } catch (error) {
    throw (
      asFault(error, {
        readers_email: faults.duplicate,
        identities_user_name: faults.duplicate,
        readers_display_name: faults.displayNameTaken,
      }) ?? error
    );
  }
}

/** The reader with this e-mail address, ignoring case. */
export async function findByEmail(db: Database, email: string): Promise<ReaderRow | undefined> {
  const [reader] = await db
    .select()
    .from(readers)
    .where(eq(sql`lower(${readers.email})`, email.trim().toLowerCase()));
  return reader;
}

/** The password identity of a user name, or else of an e-mail address. */
export async function findByUserName(
  db: Database,
  userName: string,
): Promise<{ reader: ReaderRow; identity: IdentityRow } | undefined> {
  const name = userName.trim().toLowerCase();
  const find = async (condition: ReturnType<typeof eq>) => {
    const [row] = await db
      .select({ reader: readers, identity: identities })
      .from(identities)
      .innerJoin(readers, eq(readers.uuid, identities.readerUuid))
      .where(and(eq(identities.type, PASSWORD_TYPE), condition));
    return row;
  };
  // Always query both, so that the duration does not reveal whether an account exists.
  const byName = await find(eq(sql`lower(${identities.userName})`, name));
  const byEmail = await find(eq(sql`lower(${readers.email})`, name));
  return byName ?? byEmail;
}

/** Records the use of a sign-in method. */
export async function touchIdentity(db: Database, id: number, now: Date): Promise<void> {
  await db.update(identities).set({ lastLoginDate: now }).where(eq(identities.id, id));
}

/** Whether a password still signs in as it did when it was read. */
export async function isCurrent(db: Database, { id, passwordHash }: IdentityRow): Promise<boolean> {
  const [now] = await db.select().from(identities).where(eq(identities.id, id));
  return now !== undefined && now.passwordHash === passwordHash && !now.passwordReset && !now.locked;
}
