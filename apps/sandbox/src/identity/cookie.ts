import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import { SESSION_COOKIE } from '../security/authenticate.ts';
import { ACCESS_SECONDS } from '../security/tokens.ts';
import type { SessionReply } from './sessions.ts';

/**
 * `?cookie=true`: the access token as an HttpOnly cookie, for the servers of sites on the same host. It is only valid
 * for read calls. Calls that change something require the token in a header, which a foreign form cannot send.
 */
export function setSessionCookie(
  c: Context,
  { config }: AppContext,
  { accessToken }: SessionReply,
  rememberMe: boolean,
): void {
  setCookie(c, SESSION_COOKIE, accessToken, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.mode === 'production',
    ...(rememberMe ? { maxAge: ACCESS_SECONDS } : {}),
  });
}

export const hasSessionCookie = (c: Context): boolean => getCookie(c, SESSION_COOKIE) !== undefined;

export const clearSessionCookie = (c: Context): void => {
  if (hasSessionCookie(c)) deleteCookie(c, SESSION_COOKIE, { path: '/' });
};
