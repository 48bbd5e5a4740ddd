import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';

/** Pictures, films and scripts stand in pages of other origins; answers about readers do not. */
const EMBEDDABLE = /^\/(images|resizer|videos|paywall|identity\/public\/v1\/avatar)\//;
const PRIVATE = /^\/(identity|sales|gateway|s3plus|autogestion|wolkvox|icommkt|__outbox)(\/|$)/;

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** A page that says nothing itself: its own styles and forms, no script. */
const PAGE = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

/** What every answer carries, unless its router said otherwise. */
export const secureHeaders = (config: Config) =>
  createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    const unlessSet = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '');
    headers.set('X-Content-Type-Options', 'nosniff');
    unlessSet('Referrer-Policy', 'strict-origin-when-cross-origin');
    unlessSet('Content-Security-Policy', isPage ? PAGE : NOTHING);
    unlessSet('Cross-Origin-Resource-Policy', EMBEDDABLE.test(c.req.path) ? 'cross-origin' : 'same-origin');
    if (PRIVATE.test(c.req.path)) unlessSet('Cache-Control', 'no-store');
    if (config.mode === 'production')
      unlessSet('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
