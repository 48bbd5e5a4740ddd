import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { HttpError } from '../http/errors.ts';
import { isLoopback } from '../http/loopback.ts';
import { siteOrigins } from '../site-origin.ts';

/** Paths that browser pages of other origins may call. All others are for servers and have no CORS headers. */
export const BROWSER_PATHS = [
  '/identity/*',
  '/sales/*',
  '/gateway/v1/tokens',
  '/paywall/*',
  '/ads/*',
  '/measuring/*',
  '/search-widget/*',
  '/swg/*',
] as const;

/** Browsers limit the cache of preflight responses to two hours. */
const PREFLIGHT_SECONDS = 7_200;

/** Whether pages of an origin may call with the reader's credentials: the sites, the configured list, and local pages in development. */
export function originPolicy(config: Config): (origin: string) => boolean {
  const known = new Set([...siteOrigins(config), ...config.allowedOrigins]);
  return (origin) => known.has(origin) || (config.mode === 'development' && isLoopback(origin));
}

/** CORS by list, with credentials: the header has the origin, never `*`. */
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
 * Rejects changes from pages of foreign origins, because cookies would authenticate them. Programs and servers send no
 * `Origin`.
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
