import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context.ts';
import { readers, sessions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { verifyToken } from './tokens.ts';

/** Who calls. */
export interface CallingReader {
  readonly uuid: string;
  /** The session of the token that the call brought. */
  readonly sessionId: string;
}

export interface ReaderEnv {
  Variables: { reader: CallingReader };
}
export interface VisitorEnv {
  Variables: { reader: CallingReader | undefined };
}

/** Set at `?cookie=true`: the access token, for servers of sites on the same host. */
export const SESSION_COOKIE = 'arc_session';

/** Calls that change nothing: only they may be opened by a cookie, which browsers send for anybody's page. */
const READING = new Set(['GET', 'HEAD']);

/** What the vendor's clients send when they hold no token: their own words for nothing. */
const NOTHING = new Set(['', 'undefined', 'null']);

/** The token of a call: `Authorization: Bearer <jwt>` or the bare `<jwt>`; undefined when it brings none. */
export function callersToken(c: Context): string | undefined {
  const header = c.req.header('authorization')?.trim() ?? '';
  const token = header.replace(/^Bearer(\s+|$)/i, '');
  return NOTHING.has(token) ? undefined : token;
}

/** The token of the session cookie, on calls that only read. */
const cookiesToken = (c: Context): string | undefined =>
  READING.has(c.req.method) ? getCookie(c, SESSION_COOKIE) || undefined : undefined;

export const accessDenied = (message = 'Missing or invalid jwt'): HttpError =>
  new HttpError(401, '100011', message);

/**
 * The reader behind a token: it is ours, not over, its session was not revoked and the account is active.
 * @throws HttpError 401 100011 'Missing or invalid jwt'; 403 100014 blocked, 100015 deactivated
 */
export async function readerOf(context: AppContext, token: string): Promise<CallingReader> {
  const claims = await verifyToken(context, 'access', token);
  if (claims === 'expired') throw accessDenied('The access token is expired');
  if (claims === 'invalid') throw accessDenied();
  const [row] = await context.db
    .select({ status: readers.status })
    .from(sessions)
    .innerJoin(readers, eq(readers.uuid, sessions.readerUuid))
    .where(
      and(eq(sessions.id, claims.sid), eq(sessions.readerUuid, claims.uuid), isNull(sessions.revokedAt)),
    );
  if (row === undefined || row.status === 'Anonymized') throw accessDenied();
  refuseInactive(row.status);
  return { uuid: claims.uuid, sessionId: claims.sid };
}

/** @throws HttpError 403 100014 blocked, 100015 deactivated @see 000 §8 */
export function refuseInactive(status: string): void {
  if (status === 'Blocked') throw new HttpError(403, '100014', 'The account is blocked');
  if (status === 'Deactivated') throw new HttpError(403, '100015', 'The account is deactivated');
}

/** Lets only readers with a valid token through and sets `reader`. @throws HttpError 401 100011 */
export const requireReader = (context: AppContext) =>
  createMiddleware<ReaderEnv>(async (c, next) => {
    const token = callersToken(c) ?? cookiesToken(c);
    if (token === undefined) throw accessDenied();
    c.set('reader', await readerOf(context, token));
    await next();
  });

/**
 * Sets `reader`, or leaves it undefined when the call brings no token. A token that is no good is refused all the same,
 * so that the client renews it; a cookie that is no good is as none, because nobody chose to send it.
 */
export const optionalReader = (context: AppContext) =>
  createMiddleware<VisitorEnv>(async (c, next) => {
    const token = callersToken(c);
    c.set('reader', token === undefined ? await cookiesReader(context, c) : await readerOf(context, token));
    await next();
  });

async function cookiesReader(context: AppContext, c: Context): Promise<CallingReader | undefined> {
  const token = cookiesToken(c);
  if (token === undefined) return undefined;
  try {
    return await readerOf(context, token);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
