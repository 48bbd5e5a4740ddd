import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readers, sessions } from '../db/schema/index.ts';
import { refuseInactive } from '../security/authenticate.ts';
import { ACCESS_SECONDS, signToken, toSeconds, verifyToken } from '../security/tokens.ts';
import { faults } from './faults.ts';
import { judgeRefresh, refreshExpiry } from './refresh-rule.ts';

/** The reply of all sign-in methods. */
export interface SessionReply {
  readonly uuid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

type SessionRow = typeof sessions.$inferSelect;
export type RevocationReason = NonNullable<SessionRow['revokedBecause']>;

/** Sessions that ended longer ago are removed at the reader's next sign-in. */
const FORGET_MS = 30 * DAY_MS;

/** The columns of a new refresh token. */
function nextRefresh(now: Date, rememberMe: boolean) {
  return {
    refreshId: randomUUID(),
    refreshIssuedAt: now,
    refreshExpiresAt: refreshExpiry(now, rememberMe),
  };
}

/** The reply for a session: a new access token, and the refresh token of the row. */
async function replyFor(
  context: AppContext,
  row: Pick<SessionRow, 'id' | 'readerUuid' | 'refreshId' | 'refreshIssuedAt' | 'refreshExpiresAt'>,
): Promise<SessionReply> {
  const issued = toSeconds(context.clock());
  const who = { uuid: row.readerUuid, sid: row.id };
  const [accessToken, refreshToken] = await Promise.all([
    signToken(context, 'access', { ...who, jti: randomUUID(), iat: issued, exp: issued + ACCESS_SECONDS }),
    signToken(context, 'refresh', {
      ...who,
      jti: row.refreshId,
      iat: toSeconds(row.refreshIssuedAt),
      exp: toSeconds(row.refreshExpiresAt),
    }),
  ]);
  return { uuid: row.readerUuid, accessToken, refreshToken };
}

/** A renewed session, and whether its reader chose to stay signed in after the visit. */
export interface RenewedSession {
  readonly reply: SessionReply;
  readonly rememberMe: boolean;
}

export interface NewSession {
  readonly readerUuid: string;
  readonly grantType: string;
  readonly rememberMe: boolean;
}

/** Signs a reader in with a separate session, which can be revoked. @param db a transaction, if there is one */
export async function startSession(
  context: AppContext,
  db: Database,
  { readerUuid, grantType, rememberMe }: NewSession,
): Promise<SessionReply> {
  const now = context.clock();
  const row = {
    id: randomUUID(),
    readerUuid,
    grantType,
    rememberMe,
    createdAt: now,
    ...nextRefresh(now, rememberMe),
  };
  const forgotten = new Date(now.getTime() - FORGET_MS);
  await db
    .delete(sessions)
    .where(and(eq(sessions.readerUuid, readerUuid), lt(sessions.refreshExpiresAt, forgotten)));
  await db.insert(sessions).values(row);
  return replyFor(context, row);
}

/**
 * Exchanges a refresh token for the next one. A token that was already exchanged counts as stolen and ends the whole
 * session, except within the overlap, when it gets the refresh token of the first call.
 * @throws HttpError 401 100018; 403 for a blocked or deactivated reader
 */
export async function renewSession(context: AppContext, refreshToken: string): Promise<RenewedSession> {
  const now = context.clock();
  const claims = await verifyToken(context, 'refresh', refreshToken);
  if (typeof claims === 'string') throw faults.sessionOver();
  const renewed = await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ session: sessions, status: readers.status })
      .from(sessions)
      .innerJoin(readers, eq(readers.uuid, sessions.readerUuid))
      .where(and(eq(sessions.id, claims.sid), eq(sessions.readerUuid, claims.uuid)))
      .for('update', { of: sessions });
    if (found === undefined || found.session.revokedAt !== null) return undefined;
    refuseInactive(found.status);
    return rotate(tx, found.session, claims.jti, now);
  });
  if (renewed === undefined) throw faults.sessionOver();
  return { reply: await replyFor(context, renewed), rememberMe: renewed.rememberMe };
}

async function rotate(
  tx: Database,
  session: SessionRow,
  refreshId: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const judged = judgeRefresh(session, refreshId, now);
  if (judged === 'current') {
    const next = { ...nextRefresh(now, session.rememberMe), previousRefreshId: session.refreshId };
    await tx.update(sessions).set(next).where(eq(sessions.id, session.id));
    return { ...session, ...next };
  }
  if (judged === 'in exchange') return session;
  await revokeSession(tx, session.id, 'reuse', now);
  return undefined;
}

/** Ends one session and invalidates its tokens. */
export async function revokeSession(
  db: Database,
  id: string,
  because: RevocationReason,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a reader, optionally except one. */
export async function revokeSessions(
  db: Database,
  readerUuid: string,
  because: RevocationReason,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(sessions.readerUuid, readerUuid),
        isNull(sessions.revokedAt),
        ...(except === undefined ? [] : [ne(sessions.id, except)]),
      ),
    );
}
