import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { accessDenied } from '../security/authenticate.ts';

export type ReaderRow = typeof readers.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;

const milliseconds = (date: Date | null): number | null => date?.getTime() ?? null;

/** A way of signing in as the service tells it. @see arc-contract 'Identity' */
export const identityReply = (row: IdentityRow) => ({
  id: row.id,
  userName: row.userName,
  type: row.type,
  passwordReset: row.passwordReset,
  lastLoginDate: milliseconds(row.lastLoginDate),
  locked: row.locked,
});

/** A profile as the service tells it: moments in milliseconds since 1970, what is not known as null. */
export const profileReply = (row: ReaderRow, ways: readonly IdentityRow[]) => ({
  uuid: row.uuid,
  createdOn: milliseconds(row.createdOn),
  modifiedOn: milliseconds(row.modifiedOn),
  deletedOn: milliseconds(row.deletedOn),
  firstName: row.firstName,
  lastName: row.lastName,
  secondLastName: row.secondLastName,
  displayName: row.displayName,
  gender: row.gender,
  email: row.email,
  unverifiedEmail: row.emailVerified ? null : row.email,
  emailVerified: row.emailVerified,
  picture: row.picture,
  birthYear: row.birthYear,
  birthMonth: row.birthMonth,
  birthDay: row.birthDay,
  contacts: row.contacts,
  addresses: row.addresses,
  attributes: row.attributes,
  identities: ways.map(identityReply),
  legacyId: row.legacyId,
  status: row.status,
  deletionRule: null,
});

export type ProfileReply = ReturnType<typeof profileReply>;

/** The ways in which a reader signs in, oldest first. */
export const identitiesOf = (db: Database, readerUuid: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.readerUuid, readerUuid)).orderBy(asc(identities.id));

/** @throws HttpError 401 when the reader is gone */
export async function readReader(db: Database, uuid: string): Promise<ReaderRow> {
  const [row] = await db.select().from(readers).where(eq(readers.uuid, uuid));
  if (row === undefined) throw accessDenied();
  return row;
}

/** @throws HttpError 401 when the reader is gone */
export async function readProfile(db: Database, uuid: string): Promise<ProfileReply> {
  return profileReply(await readReader(db, uuid), await identitiesOf(db, uuid));
}
