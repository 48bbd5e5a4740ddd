import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, nonces, readers } from '../db/schema/index.ts';
import { sendMail } from '../mail/outbox.ts';
import { verifyPassword } from '../security/passwords.ts';
import { asFault, findByEmail, PASSWORD_TYPE } from './accounts.ts';
import { faults } from './faults.ts';
import { isReserved } from './reserved-addresses.ts';
import { issueNonce, redeemNonce, voidNonces } from './nonces.ts';
import { readReader, type ReaderRow } from './profile-reply.ts';
import { issueReset } from './reset-letter.ts';
import { revokeSessions } from './sessions.ts';

/** Lifetime of the link to the new address, as for every verification. */
const CONFIRM_LIFETIME_MS = 3 * DAY_MS;
/** Lifetime of the link to the old address: long enough for readers who check e-mail once a week. */
const UNDO_LIFETIME_MS = 10 * DAY_MS;

type Work = Pick<AppContext, 'db' | 'clock'>;
const sameMailbox = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * Requests a change of the e-mail address. The old address is valid until the new one is confirmed. The new address
 * gets a link that confirms the change, the old one a link that undoes it, before or after. A change of only the case
 * takes effect at once.
 * @throws HttpError 300040 without the correct password, 300022 for an address of another account
 */
export async function requestEmailChange(
  { db: tx, clock }: Work,
  reader: ReaderRow,
  { email, password, brand }: { readonly email: string; readonly password: string; readonly brand: BrandKey },
): Promise<void> {
  const now = clock();
  if (sameMailbox(reader.email, email)) return writeEmail(tx, reader, email, reader.emailVerified);
  if (!(await verifyPassword(await passwordHashOf(tx, reader.uuid), password))) throw faults.wrongPassword();
  if ((await findByEmail(tx, email)) !== undefined || (await isReserved(tx, email, reader.uuid, now)))
    throw faults.emailTaken();
  for (const purpose of ['email-change', 'email-undo'] as const)
    await voidPending(tx, purpose, reader, email, now);
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
    data: { email: reader.email, verified: reader.emailVerified },
    lifetimeMs: UNDO_LIFETIME_MS,
  });
  await sendMail(
    { db: tx, clock },
    { kind: 'email-change', to: reader.email, brand, token: undo, data: { ...data, email } },
  );
}

async function passwordHashOf(tx: Database, readerUuid: string): Promise<string | null | undefined> {
  const [identity] = await tx
    .select({ passwordHash: identities.passwordHash })
    .from(identities)
    .where(and(eq(identities.readerUuid, readerUuid), eq(identities.type, PASSWORD_TYPE)));
  return identity?.passwordHash;
}

/** A second request replaces the first. Earlier undo links stay valid. */
async function voidPending(
  tx: Database,
  purpose: 'email-change' | 'email-undo',
  reader: ReaderRow,
  email: string,
  now: Date,
): Promise<void> {
  if (purpose === 'email-change') return voidNonces(tx, purpose, reader.uuid, now);
  await tx
    .update(nonces)
    .set({ usedAt: now })
    .where(
      and(
        eq(nonces.purpose, purpose),
        eq(nonces.readerUuid, reader.uuid),
        isNull(nonces.usedAt),
        eq(sql`lower(${nonces.data} ->> 'email')`, email.toLowerCase()),
      ),
    );
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
 * @returns the reader, or undefined for another kind of link
 * @throws HttpError 300022 if another account has taken the address in between
 */
export async function confirmEmail(tx: Database, token: string, now: Date): Promise<ReaderRow | undefined> {
  const nonce = await redeemNonce(tx, 'email-change', token, now);
  if (typeof nonce?.readerUuid !== 'string') return undefined;
  const reader = await readReader(tx, nonce.readerUuid);
  await writeEmail(tx, reader, String(nonce.data['email']), true);
  await voidLinks(tx, reader.uuid, now);
  return readReader(tx, reader.uuid);
}

/**
 * Restores the old address, ends all sessions, and requires a new password, because the attacker knew
 * the old one. An e-mail with a link goes to the old address.
 * @throws HttpError 300033 for an expired link
 */
export async function undoEmailChange(
  { db: tx, clock }: Work,
  token: string,
  brand: BrandKey,
): Promise<void> {
  const now = clock();
  const nonce = await redeemNonce(tx, 'email-undo', token, now);
  if (typeof nonce?.readerUuid !== 'string') throw faults.nonceOver();
  const reader = await readReader(tx, nonce.readerUuid);
  await writeEmail(tx, reader, String(nonce.data['email']), nonce.data['verified'] === true);
  await voidLinks(tx, reader.uuid, now);
  await voidNonces(tx, 'email-change', reader.uuid, now);
  await voidNonces(tx, 'email-undo', reader.uuid, now);
  await revokeSessions(tx, reader.uuid, 'password', now);
  await tx
    .update(identities)
    .set({ passwordReset: true })
    .where(and(eq(identities.readerUuid, reader.uuid), eq(identities.type, PASSWORD_TYPE)));
  await issueReset({ db: tx, clock }, await readReader(tx, reader.uuid), brand);
}

/** Invalidates links that were sent to the other mailbox. */
async function voidLinks(tx: Database, readerUuid: string, now: Date): Promise<void> {
  for (const purpose of ['reset', 'magic', 'verify'] as const) await voidNonces(tx, purpose, readerUuid, now);
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
