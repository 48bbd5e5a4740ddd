import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { DeskConfig } from '../config/env.ts';

/** As long as the service keeps a session, in seconds. */
const SESSION_S = 12 * 60 * 60;

/** The form of a token; anything else is no session, and is not sent on. */
const TOKEN = /^[\w.~+/=-]{16,512}$/;

export const originOf = (c: Context, { origin }: DeskConfig): string => origin ?? new URL(c.req.url).origin;

/** Over HTTPS the prefix keeps the cookie to this host. */
function settings(c: Context, config: DeskConfig) {
  const secure = originOf(c, config).startsWith('https:');
  return {
    name: secure ? '__Host-mesa' : 'mesa',
    options: { httpOnly: true, sameSite: 'Strict', path: '/', secure } as const,
  };
}

/** The token of the caller's session; undefined without one. */
export function sessionToken(c: Context, config: DeskConfig): string | undefined {
  const token = getCookie(c, settings(c, config).name);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Keeps the token where no script of the browser reads it. */
export function keepSession(c: Context, config: DeskConfig, token: string): void {
  const { name, options } = settings(c, config);
  setCookie(c, name, token, { ...options, maxAge: SESSION_S });
}

export function endSession(c: Context, config: DeskConfig): void {
  const { name, options } = settings(c, config);
  deleteCookie(c, name, options);
}

/** The reply of a service; after a session that has ended there, the cookie ends too. */
export function withSession(c: Context, config: DeskConfig, response: Response): Response {
  if (response.status !== 401) return response;
  endSession(c, config);
  return c.newResponse(response.body, 401, Object.fromEntries(response.headers));
}
