import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  avatars,
  forumRegistrations,
  newsletterSubscribers,
  nonces,
  privacyReports,
  readers,
} from '../db/schema/index.ts';
import { forgetBuyer } from '../sales/forget.ts';

/**
 * Deletes a reader's personal data. The account's number is kept, because orders must be kept for tax reasons. Ways of
 * signing in, links and sessions end.
 */
export async function eraseReader(tx: Database, uuid: string, now: Date): Promise<void> {
  const [reader] = await tx.select({ email: readers.email }).from(readers).where(eq(readers.uuid, uuid));
  const mine = eq(nonces.readerUuid, uuid);
  await tx.delete(nonces).where(mine);
  await tx.delete(avatars).where(eq(avatars.readerUuid, uuid));
  await forgetBuyer(tx, uuid);
  await tx.delete(privacyReports).where(eq(privacyReports.readerUuid, uuid));
  if (typeof reader?.email === 'string')
    await tx
      .delete(newsletterSubscribers)
      .where(eq(sql`lower(${newsletterSubscribers.email})`, reader.email.toLowerCase()));
  if (typeof reader?.email === 'string')
    await tx.delete(forumRegistrations).where(eq(forumRegistrations.email, reader.email.toLowerCase()));
  await tx
    .update(readers)
    .set({
      status: 'Anonymized',
      email: null,
      emailVerified: false,
      firstName: null,
      lastName: null,
      secondLastName: null,
      displayName: null,
      gender: null,
      birthYear: null,
      birthMonth: null,
      birthDay: null,
      picture: null,
      legacyId: null,
      contacts: [],
      addresses: [],
      attributes: [],
      segment: null,
      modifiedOn: now,
      deletedOn: now,
    })
    .where(eq(readers.uuid, uuid));
}
