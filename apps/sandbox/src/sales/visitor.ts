import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { digestOf } from '../security/secrets.ts';

/** The cookie of an anonymous cart. */
export const VISITOR_COOKIE = 'rotativa_visitor';
/** Lifetime of the cookie, from the first product on. */
export const VISITOR_SECONDS = 30 * 24 * 60 * 60;
const SECRET = /^[\w-]{43}$/;

/** The digest of the visitor's cookie; undefined without one, or for an invented one. */
export function visitorOf(c: Context): string | undefined {
  const secret = getCookie(c, VISITOR_COOKIE);
  return secret !== undefined && SECRET.test(secret) ? digestOf(secret) : undefined;
}
