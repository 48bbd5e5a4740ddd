import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { identities, readers } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { refuseInactive, type CallingReader } from '../security/authenticate.ts';
import { happen } from './account-life.ts';
import { asFault, createAccount, findByEmail, touchIdentity } from './accounts.ts';
import { faults } from './faults.ts';
import { checkEmail } from './profile-rules.ts';
import { readReader } from './profile-reply.ts';
import { startSession, type SessionReply } from './sessions.ts';
import type { SocialAccount } from './social-credentials.ts';

export interface SocialSignIn {
  readonly account: SocialAccount;
  /** A signed-in reader, to whom the account is linked. */
  readonly caller: CallingReader | undefined;
  readonly rememberMe: boolean;
}

const RACES: ReadonlySet<string> = new Set([faults.duplicate().code, faults.identityTaken().code]);

/**
 * Signs in with an account at another company. A known account starts its reader's session. A new one is linked to the
 * caller, or to the reader with the same verified address, or opens a new account.
 * @throws HttpError 300022 if the account or its address belongs to another reader
 */
export async function signInSocially(context: AppContext, signIn: SocialSignIn): Promise<SessionReply> {
  try {
    return await signInOnce(context, signIn);
  } catch (error) {
    // Another tab may have opened or linked the same account at the same time. Then the second attempt finds it.
    if (signIn.caller === undefined && error instanceof HttpError && RACES.has(error.code))
      return signInOnce(context, signIn);
    throw error;
  }
}

async function signInOnce(
  context: AppContext,
  { account, caller, rememberMe }: SocialSignIn,
): Promise<SessionReply> {
  const { clock } = context;
  return context.db.transaction(async (tx) => {
    if (caller !== undefined) await happen({ db: tx, clock }, caller.uuid, 'linked by session', caller);
    const readerUuid = await readerFor({ db: tx, clock }, account, caller);
    refuseInactive((await readReader(tx, readerUuid)).status);
    return startSession(context, tx, { readerUuid, grantType: account.type, rememberMe });
  });
}

async function readerFor(
  { db: tx, clock }: Pick<AppContext, 'db' | 'clock'>,
  account: SocialAccount,
  caller: CallingReader | undefined,
): Promise<string> {
  const now = clock();
  const known = await findIdentity(tx, account);
  if (known !== undefined) {
    if (caller !== undefined && caller.uuid !== known.readerUuid) throw faults.identityTaken();
    await touchIdentity(tx, known.id, now);
    return known.readerUuid;
  }
  if (caller !== undefined) return link(tx, caller.uuid, account, now);
  const reader = await findByEmail(tx, account.email);
  if (reader === undefined) return open(tx, account, now);
  // An address that the company has not verified proves nothing.
  if (!account.emailVerified) throw faults.emailTaken();
  await happen({ db: tx, clock }, reader.uuid, 'linked by address');
  return link(tx, reader.uuid, account, now);
}

async function findIdentity(tx: Database, { type, subject }: SocialAccount) {
  const [found] = await tx
    .select({ id: identities.id, readerUuid: identities.readerUuid })
    .from(identities)
    .where(and(eq(identities.type, type), eq(sql`lower(${identities.userName})`, subject.toLowerCase())));
  return found;
}

/** @throws HttpError 300022 */
async function link(
  tx: Database,
  readerUuid: string,
  { type, subject }: SocialAccount,
  now: Date,
): Promise<string> {
  try {
    await tx.insert(identities).values({ readerUuid, type, userName: subject, lastLoginDate: now });
    return readerUuid;
  } catch (error) {
    const taken = faults.identityTaken;
    throw asFault(error, { identities_user_name: taken, identities_one_per_type: taken }) ?? error;
  }
}

async function open(tx: Database, account: SocialAccount, now: Date): Promise<string> {
  checkEmail(account.email);
  const { firstName, lastName } = account;
  const { reader, identity } = await createAccount(tx, {
    email: account.email,
    emailVerified: account.emailVerified,
    profile: {
      ...(firstName === '' ? {} : { firstName }),
      ...(lastName === '' ? {} : { lastName }),
    },
    identity: { type: account.type, userName: account.subject },
    now,
  });
  await touchIdentity(tx, identity.id, now);
  return reader.uuid;
}

/** Whether signing in with this account would use an existing account. */
export async function socialLoginExists({ db }: AppContext, account: SocialAccount): Promise<boolean> {
  if ((await findIdentity(db, account)) !== undefined) return true;
  const [reader] = await db
    .select({ uuid: readers.uuid })
    .from(readers)
    .where(
      and(eq(sql`lower(${readers.email})`, account.email.toLowerCase()), eq(readers.emailVerified, true)),
    );
  return reader !== undefined && account.emailVerified;
}
