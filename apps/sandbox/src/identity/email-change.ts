import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, nonces, readers } from '../db/schema/index.ts';
import { sendMail } from '../mail/outbox.ts';
import { verifyPassword } from '../security/passwords.ts';
import { happen, holdReader, redeemEmailLink } from './account-life.ts';
import { asFault, findByEmail, PASSWORD_TYPE } from './accounts.ts';
import { faults } from './faults.ts';
import { isReserved } from './reserved-addresses.ts';
import { issueNonce } from './nonces.ts';
import { readReader, type ReaderRow } from './profile-reply.ts';
import { issueReset } from './reset-email.ts';

/** Lifetime of the link to the new address, as for every verification. */
const CONFIRM_LIFETIME_MS = 3 * DAY_MS;
/** Lifetime of the link to the old address: long enough for readers who check e-mail once a week. */
const UNDO_LIFETIME_MS = 10 * DAY_MS;

type Work = Pick<AppContext, 'db' | 'clock'>;
const sameMailbox = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** A new address of an account, and the digest that the typed password matches; null where none is needed. */
export interface EmailChange {
  readonly email: string;
  readonly proof: string | null;
}

/**
 * Checks the password of a change of the e-mail address. It waits in the queue of passwords, and so before the
 * transaction of the change. A change of only the case needs none.
 * @throws HttpError 300040 without the correct password
 */
export async function proveEmailChange(
  db: Database,
  reader: ReaderRow,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<EmailChange> {
  if (sameMailbox(reader.email, email)) return { email, proof: null };
  const proof = await passwordHashOf(db, reader.uuid);
  if (!(await verifyPassword(proof, password)) || proof === null) throw faults.wrongPassword();
  return { email, proof };
}

/**
 * Requests a change of the e-mail address. The old address is valid until the new one is confirmed. The new address
 * gets a link that confirms the change, the old one a link that undoes it, before or after. A change of only the case
 * takes effect at once.
 * @throws HttpError 300040 if the password has changed since it was checked, 300022 for an address of another account
 */
export async function requestEmailChange(
  { db: tx, clock }: Work,
  reader: ReaderRow,
  { email, proof, brand }: EmailChange & { readonly brand: BrandKey },
): Promise<void> {
  const now = clock();
  if (proof === null) return writeEmail(tx, reader, email, reader.emailVerified);
  await holdReader(tx, reader.uuid);
  if ((await passwordHashOf(tx, reader.uuid)) !== proof) throw faults.wrongPassword();
  if ((await findByEmail(tx, email)) !== undefined || (await isReserved(tx, email, reader.uuid, now)))
    throw faults.emailTaken();
  await happen({ db: tx, clock }, reader.uuid, 'address change begun');
  const nonce = { readerUuid: reader.uuid, now };
  const data = { firstName: reader.firstName ?? undefined };
  const confirm = await issueNonce(tx, {
    ...nonce,
    purpose: 'email-change',
    data: { email },
    lifetimeMs: CONFIRM_LIFETIME_MS,
  });
  await sendMail({ db: tx, clock }, { kind: 'new-email', to: email, brand, token: confirm, data });
  if (reader.email === null) return;
  const undo = await issueNonce(tx, {
    ...nonce,
    purpose: 'email-undo',
    data: { email: reader.email },
    lifetimeMs: UNDO_LIFETIME_MS,
  });
  await sendMail(
    { db: tx, clock },
    { kind: 'email-change', to: reader.email, brand, token: undo, data: { ...data, email } },
  );
}

async function passwordHashOf(tx: Database, readerUuid: string): Promise<string | null> {
  const [identity] = await tx
    .select({ passwordHash: identities.passwordHash })
    .from(identities)
    .where(and(eq(identities.readerUuid, readerUuid), eq(identities.type, PASSWORD_TYPE)));
  return identity?.passwordHash ?? null;
}

/** The new address that a reader has requested and not confirmed yet. */
export async function pendingEmail(db: Database, readerUuid: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ data: nonces.data })
    .from(nonces)
    .where(
      and(
        eq(nonces.purpose, 'email-change'),
        eq(nonces.readerUuid, readerUuid),
        isNull(nonces.usedAt),
        gt(nonces.expiresAt, now),
      ),
    )
    .orderBy(desc(nonces.expiresAt))
    .limit(1);
  return row === undefined ? null : String(row.data['email']);
}

/**
 * Makes the new address effective, also as the user name for sign-in.
 * @returns false for another kind of link
 * @throws HttpError 300022 if another account has taken the address in between
 */
export async function confirmEmail({ db: tx, clock }: Work, token: string): Promise<boolean> {
  const emailLink = await redeemEmailLink(tx, 'email-change', token, clock());
  if (emailLink === undefined) return false;
  const reader = await happen({ db: tx, clock }, emailLink.reader.uuid, 'address change confirmed');
  await writeEmail(tx, reader, String(emailLink.data['email']), true);
  return true;
}

/**
 * Restores the old address, ends sessions and linked accounts, and requires a new password, because the attacker knew
 * the old one. An e-mail with a link goes to the old address.
 * @throws HttpError 300033 for an expired link
 */
export async function undoEmailChange(
  { db: tx, clock }: Work,
  token: string,
  brand: BrandKey,
): Promise<void> {
  const emailLink = await redeemEmailLink(tx, 'email-undo', token, clock());
  if (emailLink === undefined) throw faults.nonceOver();
  const reader = await happen({ db: tx, clock }, emailLink.reader.uuid, 'address change undone');
  await writeEmail(tx, reader, String(emailLink.data['email']), true);
  await issueReset({ db: tx, clock }, await readReader(tx, reader.uuid), brand);
}

async function writeEmail(
  tx: Database,
  reader: ReaderRow,
  email: string,
  emailVerified: boolean,
): Promise<void> {
  try {
    await tx.update(readers).set({ email, emailVerified }).where(eq(readers.uuid, reader.uuid));
    await tx
      .update(identities)
      .set({ userName: email })
      .where(
        and(
          eq(identities.readerUuid, reader.uuid),
          eq(identities.type, PASSWORD_TYPE),
          eq(sql`lower(${identities.userName})`, reader.email?.toLowerCase() ?? ''),
        ),
      );
  } catch (error) {
    throw (
      asFault(error, { readers_email: faults.emailTaken, identities_user_name: faults.emailTaken }) ?? error
    );
  }
}
