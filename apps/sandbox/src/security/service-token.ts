import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http/errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, told in a time that says nothing about either. */
export const sameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));

/**
 * Lets only the sites' servers through: callers that bring the service's token, and no page of any origin, because a
 * token that a page sends is everybody's.
 * @param given where the caller's token stands
 */
export const serversOnly = (wanted: string, given: (c: Context) => string | undefined) =>
  createMiddleware(async (c, next) => {
    if (c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined)
      throw new HttpError(403, 'servers_only', 'This service is for servers: pages ask their own site.');
    if (!sameSecret(given(c) ?? '', wanted))
      throw new HttpError(401, 'invalid_token', 'The token of the service is missing or wrong.');
    await next();
  });
