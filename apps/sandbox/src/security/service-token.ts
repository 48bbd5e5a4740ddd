import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http/errors.ts';
import { sameSecret } from '../../../shared/same-secret.ts';

/** The token of `Authorization: Bearer {token}`. */
export const bearerToken = (c: Context): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** Whether the call has the configured token. */
export function bringsToken(c: Context, wanted: string | undefined): boolean {
  const given = bearerToken(c);
  return wanted !== undefined && given !== undefined && sameSecret(given, wanted);
}

/** Refuses the pages of browsers, of any origin. @throws HttpError 403 */
export function refuseBrowsers(c: Context): void {
  if (c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined)
    throw new HttpError(403, 'servers_only', 'This service is for servers: pages ask their own site.');
}

/**
 * Accepts only the sites' servers: callers with the service's token, and no page of any origin, because a
 * token in a page is public.
 * @param given returns the caller's token
 */
export const serversOnly = (wanted: string, given: (c: Context) => string | undefined) =>
  createMiddleware(async (c, next) => {
    refuseBrowsers(c);
    if (wanted === '' || !sameSecret(given(c) ?? '', wanted))
      throw new HttpError(401, 'invalid_token', 'The token of the service is missing or wrong.');
    await next();
  });
