import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import { SESSION_COOKIE } from '../security/authenticate.ts';
import { ACCESS_SECONDS } from '../security/tokens.ts';
import type { SessionReply } from './sessions.ts';

/**
 * `?cookie=true`: the access token also as a cookie that no script reads, for the servers of sites on the same host.
 * It opens reading calls only; what changes something wants the token in its header, which no foreign form can send.
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
