import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context.ts';
import { readers, sessions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { verifyToken } from './tokens.ts';

/** The caller. */
export interface CallingReader {
  readonly uuid: string;
  /** The session of the call's token. */
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

/** Calls that change nothing. Only these accept a cookie, because browsers send it from any page. */
const READING = new Set(['GET', 'HEAD']);

/** Values that the vendor's clients send without a token. */
const NOTHING = new Set(['', 'undefined', 'null']);

/** The token of a call: `Authorization: Bearer <jwt>` or the bare `<jwt>`; undefined without one. */
export function callersToken(c: Context): string | undefined {
  const header = c.req.header('authorization')?.trim() ?? '';
  const token = header.replace(/^Bearer(\s+|$)/i, '');
  return NOTHING.has(token) ? undefined : token;
}

/** The token of the session cookie, on read calls. */
const cookiesToken = (c: Context): string | undefined =>
  READING.has(c.req.method) ? getCookie(c, SESSION_COOKIE) || undefined : undefined;

/** The token that `requireReader` takes. */
export const readersToken = (c: Context): string | undefined => callersToken(c) ?? cookiesToken(c);

export const accessDenied = (message = 'Missing or invalid jwt'): HttpError =>
  new HttpError(401, '100011', message);

/**
 * The reader of a token. The token must be valid, its session not revoked, and the account active.
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

/** @throws HttpError 403 100014 blocked, 100015 deactivated */
export function refuseInactive(status: string): void {
  if (status === 'Blocked') throw new HttpError(403, '100014', 'The account is blocked');
  if (status === 'Deactivated') throw new HttpError(403, '100015', 'The account is deactivated');
}

/** Lets only readers with a valid token through and sets `reader`. @throws HttpError 401 100011 */
export const requireReader = (context: AppContext) =>
  createMiddleware<ReaderEnv>(async (c, next) => {
    const token = readersToken(c);
    if (token === undefined) throw accessDenied();
    c.set('reader', await readerOf(context, token));
    await next();
  });

/**
 * Sets `reader`, or leaves it undefined without a token. An invalid token is still rejected, so that the client refreshes
 * it. An invalid cookie is ignored, because browsers send it automatically.
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
