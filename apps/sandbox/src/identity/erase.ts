import { and, eq, notInArray, or, sql, type AnyColumn } from 'drizzle-orm';
import { KEPT_PROFILE_FIELDS } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import {
  eraseRows,
  erasure,
  FORGOTTEN_EMAIL,
  isAddress,
  type Erasure,
  type Person,
} from '../db/erase-rows.ts';
import {
  anonymizations,
  avatars,
  contactMessages,
  customerSegments,
  forumRegistrations,
  identities,
  newsletterSubscribers,
  nonces,
  notificationEvents,
  outbox,
  privacyReports,
  readers,
  sessions,
} from '../db/schema/index.ts';
import type { MailKind } from '../mail/kinds.ts';
import { forgetBuyer } from '../sales/forget.ts';

const ofReader =
  (column: AnyColumn) =>
  (_db: Database, { uuid }: Person) =>
    eq(column, uuid);
const ofAddress =
  (column: AnyColumn) =>
  (_db: Database, { email }: Person) =>
    isAddress(column, email);

/** An address as a text in the data of an e-mail. Those of other people than its recipient are in lower case. */
const quoted = (email: string) => sql`to_jsonb(${email}::text)::text`;
const mentions = (email: string) => sql`position(${quoted(email)} in lower(${outbox.data}::text)) > 0`;
/** The kinds of e-mails to other people that name the person among others. */
const TO_OTHERS: readonly MailKind[] = ['anonymise'];

/** The remains of an account, and of the data of other services with its address. Rows without `keeps` are deleted. */
export const ACCOUNT_ERASURES: readonly Erasure[] = [
  erasure({ table: nonces, rows: ofReader(nonces.readerUuid) }),
  erasure({ table: sessions, rows: ofReader(sessions.readerUuid) }),
  erasure({ table: identities, rows: ofReader(identities.readerUuid) }),
  erasure({ table: avatars, rows: ofReader(avatars.readerUuid) }),
  erasure({ table: privacyReports, rows: ofReader(privacyReports.readerUuid) }),
  // The proof that the deletion was asked for.
  erasure({
    table: anonymizations,
    rows: ofReader(anonymizations.readerUuid),
    keeps: ['id', 'readerUuid', 'state', 'requestedOn', 'decidedOn'],
  }),
  erasure({ table: newsletterSubscribers, rows: ofAddress(newsletterSubscribers.email) }),
  erasure({ table: forumRegistrations, rows: ofAddress(forumRegistrations.email) }),
  erasure({ table: contactMessages, rows: ofAddress(contactMessages.email) }),
  erasure({ table: notificationEvents, rows: ofAddress(notificationEvents.email) }),
  erasure({ table: customerSegments, rows: ofAddress(customerSegments.email) }),
  // E-mails to the person, those to an earlier address, and the customer service's copy of a message.
  erasure({
    table: outbox,
    rows: (_db, { email }) =>
      email === undefined
        ? undefined
        : or(eq(outbox.recipient, email), and(notInArray(outbox.kind, [...TO_OTHERS]), mentions(email))),
  }),
  // Their readers may still wait for the others.
  erasure({
    table: outbox,
    rows: (_db, { email }) => (email === undefined ? undefined : mentions(email)),
    others: ['id', 'kind', 'createdAt'],
    keeps: [
      'id',
      'kind',
      'recipient',
      'brand',
      'token',
      'status',
      'attempts',
      'createdAt',
      'nextAttemptAt',
      'sentAt',
      'lastError',
    ],
    puts: ({ email = '' }) => ({
      data: sql`replace(${outbox.data}::text, ${quoted(email)}, ${quoted(FORGOTTEN_EMAIL)})::jsonb`,
    }),
  }),
  // Orders refer to the number.
  erasure({
    table: readers,
    rows: ofReader(readers.uuid),
    keeps: ['uuid', 'createdOn', 'origin', ...KEPT_PROFILE_FIELDS],
    puts: ({ now }) => ({ status: 'Anonymized', modifiedOn: now, deletedOn: now }),
  }),
];

/**
 * Deletes a reader's personal data. The account's number is kept, because orders must be kept for tax reasons. Sign-in
 * methods, links and sessions end.
 */
export async function eraseReader(
  tx: Database,
  { uuid, email }: { readonly uuid: string; readonly email: string | null },
  now: Date,
): Promise<void> {
  const person: Person = { uuid, email: email?.toLowerCase(), now };
  await forgetBuyer(tx, person);
  await eraseRows(tx, ACCOUNT_ERASURES, person);
}
