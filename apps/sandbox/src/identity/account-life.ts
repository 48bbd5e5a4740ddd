import { and, eq, isNull, ne } from 'drizzle-orm';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { ampReaders, identities, readers, sessions } from '../db/schema/index.ts';
import { sendMail } from '../mail/outbox.ts';
import { accessDenied, refuseInactive } from '../security/authenticate.ts';
import { PASSWORD_TYPE } from './accounts.ts';
import { faults } from './faults.ts';
import { findNonce, redeemNonce, voidNonces } from './nonces.ts';
import type { ReaderRow } from './profile-reply.ts';
import { revokeSession, revokeSessions, type RevocationReason } from './sessions.ts';

/** The e-mails of an account, by the purpose of their secret. */
export const EMAILS = ['reset', 'magic', 'verify', 'email-change', 'email-undo', 'anonymize'] as const;
export type EmailLink = (typeof EMAILS)[number];

/** The parts of an account that an event ends. */
export interface Ends {
  /** 'own' is the session of the call. Reader ids of accelerated pages end with the other sessions. */
  readonly sessions: 'none' | 'own' | 'others' | 'all';
  /** 'must change': it signs in no longer, and an e-mail lets the owner choose another. */
  readonly password: 'stays' | 'must change' | 'replaced' | 'gone';
  /** Accounts at other companies. */
  readonly linked: 'stay' | 'end';
  /** Open e-mails that end. */
  readonly emailLinks: readonly EmailLink[];
}

interface AccountEvent {
  /** The owner of the mailbox acts: the address is verified from now on. */
  readonly proves?: true;
  /** The reason that the ended sessions keep. */
  readonly because: RevocationReason;
  /** An e-mail tells the owner when a change of the address ended. */
  readonly tells?: true;
  /** The parts that end on an account with an address that was never proved, and on one with a proved address; or the error that refuses the event. */
  readonly unverified: Ends | keyof typeof faults;
  readonly verified: Ends | keyof typeof faults;
}

const NOTHING: Ends = { sessions: 'none', password: 'stays', linked: 'stay', emailLinks: [] };
const ALL = EMAILS;

/**
 * The life of an account: what each event ends. Sign-up makes an unverified account, and a company that has verified the
 * address a verified one. Blocked, deactivated and deleted accounts refuse every event.
 *
 * The person who opens an account need not own its address. So the first proof of the address ends the earlier
 * sessions, password, linked accounts and changes of the address. The e-mail of the sign-up is the exception, because
 * its owner confirms the account that was opened, with its password.
 *
 * `email-undo` outlives new passwords: it belongs to the mailbox that a thief has replaced.
 */
export const ACCOUNT_LIFE = {
  'address verified': {
    proves: true,
    because: 'proof',
    tells: true,
    unverified: { ...NOTHING, linked: 'end', emailLinks: ['verify', 'email-change'] },
    verified: 'alreadyVerified',
  },
  'magic link opened': {
    proves: true,
    because: 'proof',
    tells: true,
    unverified: {
      sessions: 'all',
      password: 'must change',
      linked: 'end',
      // The e-mail for a new password is in the same mailbox.
      emailLinks: ['magic', 'verify', 'email-change', 'email-undo', 'anonymize'],
    },
    verified: { ...NOTHING, emailLinks: ['magic', 'email-change'] },
  },
  'password reset': {
    proves: true,
    because: 'password',
    tells: true,
    unverified: { sessions: 'all', password: 'replaced', linked: 'end', emailLinks: ALL },
    verified: {
      sessions: 'all',
      password: 'replaced',
      linked: 'stay',
      emailLinks: ['reset', 'magic', 'email-change'],
    },
  },
  'password changed': {
    because: 'password',
    tells: true,
    unverified: {
      sessions: 'others',
      password: 'replaced',
      linked: 'stay',
      emailLinks: ['reset', 'magic', 'email-change'],
    },
    verified: {
      sessions: 'others',
      password: 'replaced',
      linked: 'stay',
      emailLinks: ['reset', 'magic', 'email-change'],
    },
  },
  'address change begun': {
    because: 'proof',
    unverified: { ...NOTHING, emailLinks: ['email-change'] },
    verified: { ...NOTHING, emailLinks: ['email-change'] },
  },
  'address change confirmed': {
    proves: true,
    because: 'proof',
    unverified: { ...NOTHING, emailLinks: ['reset', 'magic', 'verify', 'email-change'] },
    verified: { ...NOTHING, emailLinks: ['reset', 'magic', 'verify', 'email-change'] },
  },
  'address change undone': {
    proves: true,
    because: 'password',
    unverified: { sessions: 'all', password: 'must change', linked: 'end', emailLinks: ALL },
    verified: { sessions: 'all', password: 'must change', linked: 'end', emailLinks: ALL },
  },
  /** A company vouches for the address of the account. An address that was never proved here might be another person's. */
  'linked by address': { because: 'relink', unverified: 'emailTaken', verified: NOTHING },
  'linked by session': {
    because: 'relink',
    unverified: { ...NOTHING, sessions: 'own' },
    verified: { ...NOTHING, sessions: 'own' },
  },
  unlinked: { because: 'relink', unverified: NOTHING, verified: NOTHING },
  'signed out': {
    because: 'logout',
    unverified: { ...NOTHING, sessions: 'own' },
    verified: { ...NOTHING, sessions: 'own' },
  },
  'deletion requested': {
    because: 'anonymized',
    unverified: { ...NOTHING, emailLinks: ['anonymize'] },
    verified: { ...NOTHING, emailLinks: ['anonymize'] },
  },
  'deletion declined': {
    because: 'anonymized',
    unverified: { ...NOTHING, emailLinks: ['anonymize'] },
    verified: { ...NOTHING, emailLinks: ['anonymize'] },
  },
  deleted: {
    because: 'anonymized',
    unverified: { sessions: 'all', password: 'gone', linked: 'end', emailLinks: ALL },
    verified: { sessions: 'all', password: 'gone', linked: 'end', emailLinks: ALL },
  },
} as const satisfies Record<string, AccountEvent>;

export type AccountEventName = keyof typeof ACCOUNT_LIFE;

interface Call {
  /** The session of the call, which must still be open. */
  readonly sessionId?: string;
  readonly brand?: BrandKey;
}

/**
 * Carries out an event of the table in the given transaction, and holds the account until its end, so that a sign-in, a
 * link or another event cannot come in between.
 * @returns the reader as before the event
 * @throws HttpError if the account's state refuses the event, or the session of the call has ended
 */
export async function happen(
  { db: tx, clock }: Pick<AppContext, 'db' | 'clock'>,
  uuid: string,
  event: AccountEventName,
  { sessionId, brand }: Call = {},
): Promise<ReaderRow> {
  const now = clock();
  const reader = await holdReader(tx, uuid);
  if (reader === undefined || reader.status === 'Anonymized') throw accessDenied();
  refuseInactive(reader.status);
  if (sessionId !== undefined) await requireOpen(tx, sessionId);
  const { because, proves, tells, ...states }: AccountEvent = ACCOUNT_LIFE[event];
  const ends = states[reader.emailVerified ? 'verified' : 'unverified'];
  if (typeof ends === 'string') throw faults[ends]();

  await endSessions(tx, uuid, ends.sessions, { because, now, own: sessionId });
  await endSignInMethods(tx, uuid, ends);
  const ended = await voidNonces(tx, ends.emailLinks, uuid, now);
  if (proves && !reader.emailVerified)
    await tx.update(readers).set({ emailVerified: true, modifiedOn: now }).where(eq(readers.uuid, uuid));

  const change = ended.find(({ purpose, expiresAt }) => purpose === 'email-change' && expiresAt > now);
  if (tells && change !== undefined && reader.email !== null) {
    const data = { firstName: reader.firstName ?? undefined, email: String(change.data['email']) };
    await sendMail({ db: tx, clock }, { kind: 'email-change-over', to: reader.email, brand, data });
  }
  return reader;
}

/** Locks an account until the end of the transaction. */
export async function holdReader(tx: Database, uuid: string): Promise<ReaderRow | undefined> {
  const [reader] = await tx.select().from(readers).where(eq(readers.uuid, uuid)).for('no key update');
  return reader;
}

/**
 * Uses up the secret of an e-mail. The account is held first, as in every event: otherwise two e-mails of one account
 * could wait for each other.
 */
export async function redeemEmailLink(
  tx: Database,
  emailLink: EmailLink,
  secret: string,
  now: Date,
): Promise<{ readonly reader: ReaderRow; readonly data: Record<string, unknown> } | undefined> {
  const known = await findNonce(tx, emailLink, secret);
  if (typeof known?.readerUuid !== 'string') return undefined;
  const reader = await holdReader(tx, known.readerUuid);
  const nonce = await redeemNonce(tx, emailLink, secret, now);
  return reader && nonce && { reader, data: nonce.data };
}

/** @throws HttpError 401 if the session of the call ended while the call was on its way */
async function requireOpen(tx: Database, sessionId: string): Promise<void> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  if (open === undefined) throw accessDenied();
}

async function endSessions(
  tx: Database,
  uuid: string,
  which: Ends['sessions'],
  { because, now, own }: { because: RevocationReason; now: Date; own: string | undefined },
): Promise<void> {
  if (which === 'none') return;
  if (which === 'own') {
    if (own !== undefined) await revokeSession(tx, own, because, now);
    return;
  }
  await revokeSessions(tx, uuid, because, now, which === 'others' ? own : undefined);
  await tx.delete(ampReaders).where(eq(ampReaders.readerUuid, uuid));
}

async function endSignInMethods(tx: Database, uuid: string, { password, linked }: Ends): Promise<void> {
  const mine = eq(identities.readerUuid, uuid);
  const isPassword = eq(identities.type, PASSWORD_TYPE);
  if (password === 'must change')
    await tx.update(identities).set({ passwordReset: true }).where(and(mine, isPassword));
  if (password === 'gone') await tx.delete(identities).where(and(mine, isPassword));
  if (linked === 'end') await tx.delete(identities).where(and(mine, ne(identities.type, PASSWORD_TYPE)));
}
