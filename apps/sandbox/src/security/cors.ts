import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { HttpError } from '../http/errors.ts';
import { siteOrigins } from '../site-origin.ts';

/** What browsers may call from the pages of other origins. The rest is for servers and sends no CORS headers. */
export const BROWSER_PATHS = [
  '/identity/*',
  '/sales/*',
  '/gateway/v1/tokens',
  '/paywall/*',
  '/newsletter/*',
  '/s3plus/*',
] as const;

/** Browsers ask again after at most two hours, whatever is said. */
const PREFLIGHT_SECONDS = 7_200;
const LOOPBACK = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether pages of an origin may call with the reader's credentials: the sites, the configured list, in development this machine. */
export function originPolicy(config: Config): (origin: string) => boolean {
  const known = new Set([...siteOrigins(config), ...config.allowedOrigins]);
  return (origin) => known.has(origin) || (config.mode === 'development' && LOOPBACK.test(origin));
}

/** CORS by list, with credentials: the origin is named, never `*`. */
export const crossOrigin = (config: Config) => {
  const allowed = originPolicy(config);
  return cors({
    origin: (origin) => (allowed(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
};

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that a page of a foreign origin asks for: cookies would make them the reader's own. Programs and
 * servers send no `Origin`.
 */
export const refuseForeignPages = (config: Config) => {
  const allowed = originPolicy(config);
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    if (
      origin !== undefined &&
      !SAFE.has(c.req.method) &&
      !allowed(origin) &&
      !isOwn(origin, c.req.header('host'))
    )
      throw new HttpError(403, 'foreign_origin', 'Pages of this origin may not change anything here.');
    await next();
  });
};

const isOwn = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
