import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context.ts';
import { staff, staffSessions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { verifyPassword } from '../security/passwords.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { bearerToken, refuseBrowsers } from '../security/service-token.ts';
import { STAFF_PASSWORD } from './accounts.ts';
import { record } from './audit.ts';
import type { StaffMember } from './roles.ts';

/** A session ends twelve hours after it began, or by sign-out. */
const STAFF_SESSION_MS = 12 * 60 * 60_000;

export interface StaffEnv {
  Variables: { staff: StaffMember; session: string };
}

type Work = Pick<AppContext, 'db' | 'clock'>;

const wrongCredentials = () =>
  new HttpError(401, 'wrong_credentials', 'The e-mail address or the password is wrong.');

/**
 * Begins a session. The answer and its duration are the same for an unknown address and a wrong password.
 * @throws HttpError 401 `wrong_credentials`
 */
export async function signIn(
  { db, clock }: Work,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ token: string; staff: StaffMember }> {
  if (password.length > STAFF_PASSWORD.max) throw wrongCredentials();
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.blockedAt)));
  const isRight = await verifyPassword(found?.passwordHash, password);
  if (found === undefined || !isRight) throw wrongCredentials();
  const token = newSecret();
  const now = clock();
  await db.transaction(async (tx) => {
    // Since the password was compared it may have been replaced, or its owner blocked.
    const [current] = await tx
      .select({ passwordHash: staff.passwordHash, blockedAt: staff.blockedAt })
      .from(staff)
      .where(eq(staff.email, email))
      .for('update');
    if (current?.passwordHash !== found.passwordHash || current.blockedAt !== null) throw wrongCredentials();
    await tx.delete(staffSessions).where(lte(staffSessions.expiresAt, now));
    await tx.insert(staffSessions).values({
      digest: digestOf(token),
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + STAFF_SESSION_MS),
    });
    await record(tx, { at: now, by: email, action: 'signed-in' });
  });
  const { name, roles } = found;
  return { token, staff: { email, name, roles } };
}

/** Ends a session. @param session the digest of its token */
export async function signOut({ db, clock }: Work, session: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(eq(staffSessions.digest, session))
      .returning({ email: staffSessions.email });
    for (const { email } of ended) await record(tx, { at: clock(), by: email, action: 'signed-out' });
  });
}

/** The member of staff whose session it is; undefined if it has ended. */
export async function staffOf({ db, clock }: Work, session: string): Promise<StaffMember | undefined> {
  const [found] = await db
    .select({ email: staff.email, name: staff.name, roles: staff.roles })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.email, staffSessions.email))
    .where(
      and(eq(staffSessions.digest, session), gt(staffSessions.expiresAt, clock()), isNull(staff.blockedAt)),
    );
  return found;
}

/**
 * Lets only servers through that bring the token of a session, and sets `staff` and `session`.
 * @throws HttpError 401 `unauthenticated`, 403 `servers_only` for a page of a browser
 */
export const requireStaff = (context: Work) =>
  createMiddleware<StaffEnv>(async (c, next) => {
    const token = bearerToken(c);
    const session = token === undefined ? undefined : digestOf(token);
    const member = session === undefined ? undefined : await staffOf(context, session);
    if (session === undefined || member === undefined)
      throw new HttpError(401, 'unauthenticated', 'There is no session, or it has ended. Sign in.');
    c.set('staff', member);
    c.set('session', session);
    await next();
  });

/** Refuses the pages of browsers: the desk has a server of its kind, and no origin is allowed. */
export const withoutBrowsers = createMiddleware(async (c, next) => {
  refuseBrowsers(c);
  await next();
});
