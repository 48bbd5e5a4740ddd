import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { digestOf } from '../security/secrets.ts';

/** The cookie that an anonymous cart lives behind. */
export const VISITOR_COOKIE = 'rotativa_visitor';
const SECRET = /^[\w-]{43}$/;

/** The digest of the visitor's cookie; undefined when there is none, or one that we never set. */
export function visitorOf(c: Context): string | undefined {
  const secret = getCookie(c, VISITOR_COOKIE);
  return secret !== undefined && SECRET.test(secret) ? digestOf(secret) : undefined;
}
