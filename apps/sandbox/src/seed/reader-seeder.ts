import { eq, sql } from 'drizzle-orm';
import { DAY_MS, eachField, PROFILE_TEXT_NAMES } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { subjectOf } from '../identity/provider/accounts.ts';
import { hashPassword } from '../security/passwords.ts';
import { SEED_PASSWORD, SEED_READERS, type SeedReader } from './readers.ts';
import type { Seeder } from './seeders.ts';

/** Age of the seeded accounts. */
const ACCOUNT_AGE_MS = 400 * DAY_MS;

/** The row stays, because orders point to it; its contents become the seed's again. */
async function seedReader(db: Database, reader: SeedReader, digest: string, clock: Date): Promise<void> {
  const { uuid, email, firstName, lastName, segment, emailVerified = true, status = 'Active' } = reader;
  const created = new Date(clock.getTime() - ACCOUNT_AGE_MS);
  const row: typeof readers.$inferInsert = {
    ...eachField(PROFILE_TEXT_NAMES, () => null),
    uuid,
    email,
    firstName,
    lastName,
    segment,
    emailVerified,
    status,
    gender: null,
    birthYear: '1985',
    birthMonth: '6',
    birthDay: '15',
    contacts: [],
    addresses: [],
    attributes: [],
    createdOn: created,
    modifiedOn: created,
    deletedOn: null,
    origin: 'seed',
  };
  await db.insert(readers).values(row).onConflictDoUpdate({ target: readers.uuid, set: row });
  await db.delete(identities).where(eq(identities.readerUuid, uuid));
  await db.insert(identities).values(
    reader.only === undefined
      ? {
          readerUuid: uuid,
          type: 'Password',
          userName: email,
          passwordHash: digest,
          passwordReset: reader.passwordReset ?? false,
        }
      : { readerUuid: uuid, type: reader.only, userName: subjectOf('google', email) },
  );
}

/** Writes the documented readers. Accounts that readers opened themselves stay. */
export const readerSeeder: Seeder = {
  name: 'readers',
  developmentOnly: true,
  sources: [
    'src/seed/readers.ts',
    'src/seed/reader-seeder.ts',
    'src/security/passwords.ts',
    'src/identity/provider/accounts.ts',
  ],
  seed: async (db, clock) => {
    const digest = await hashPassword(SEED_PASSWORD);
    for (const reader of Object.values(SEED_READERS)) await seedReader(db, reader, digest, clock);
  },
  shift: async (db, milliseconds) => {
    const by = sql.raw(`interval '${Math.round(milliseconds)} milliseconds'`);
    await db
      .update(readers)
      .set({ createdOn: sql`${readers.createdOn} + ${by}`, modifiedOn: sql`${readers.modifiedOn} + ${by}` })
      .where(eq(readers.origin, 'seed'));
  },
};
