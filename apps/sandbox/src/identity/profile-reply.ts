import { asc, eq } from 'drizzle-orm';
import { eachField, PROFILE_TEXT_NAMES } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { accessDenied } from '../security/authenticate.ts';

export type ReaderRow = typeof readers.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;

const milliseconds = (date: Date | null): number | null => date?.getTime() ?? null;

/** A sign-in method, in the format of replies. */
export const identityReply = (row: IdentityRow) => ({
  id: row.id,
  userName: row.userName,
  type: row.type,
  passwordReset: row.passwordReset,
  lastLoginDate: milliseconds(row.lastLoginDate),
  locked: row.locked,
});

/** A profile in the format of replies: times in milliseconds since 1970, unknown values as null. */
export const profileReply = (
  row: ReaderRow,
  signInMethods: readonly IdentityRow[],
  pending: string | null = null,
) => ({
  uuid: row.uuid,
  createdOn: milliseconds(row.createdOn),
  modifiedOn: milliseconds(row.modifiedOn),
  deletedOn: milliseconds(row.deletedOn),
  ...eachField(PROFILE_TEXT_NAMES, (name) => row[name]),
  gender: row.gender,
  email: row.email,
  unverifiedEmail: pending ?? (row.emailVerified ? null : row.email),
  emailVerified: row.emailVerified,
  birthYear: row.birthYear,
  birthMonth: row.birthMonth,
  birthDay: row.birthDay,
  contacts: row.contacts,
  addresses: row.addresses,
  attributes: row.attributes,
  identities: signInMethods.map(identityReply),
  status: row.status,
  deletionRule: null,
});

export type ProfileReply = ReturnType<typeof profileReply>;

/** The reader's sign-in methods, oldest first. */
export const identitiesOf = (db: Database, readerUuid: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.readerUuid, readerUuid)).orderBy(asc(identities.id));

/** @throws HttpError 401 if the reader no longer exists */
export async function readReader(db: Database, uuid: string): Promise<ReaderRow> {
  const [row] = await db.select().from(readers).where(eq(readers.uuid, uuid));
  if (row === undefined) throw accessDenied();
  return row;
}
