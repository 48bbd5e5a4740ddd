import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';

/** Pages of other origins may embed pictures, videos, sounds, documents and scripts, but not responses about readers. */
const EMBEDDABLE =
  /^\/(images|resizer|videos|sounds|documents|paywall|swg|recommendations|search-widget|identity\/public\/v1\/avatar)\//;
const PRIVATE =
  /^\/(identity|sales|gateway|desk|pages|s3plus|autogestion|wolkvox|icommkt|forums|__outbox)(\/|$)/;

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** The default policy of a page: its own styles and forms, no scripts. */
const PAGE = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

/** Headers of every response, unless its router sets others. */
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
