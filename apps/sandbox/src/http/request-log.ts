import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

/**
 * The route's pattern (`/password/reset/:nonce`) instead of the path and query, which may contain tokens.
 */
export function loggedPath(c: Context): string {
  const exact = matchedRoutes(c).filter(({ path }) => !path.includes('*'));
  return exact.at(-1)?.path ?? '(no route)';
}

/** One line per request: method, route, status, milliseconds. */
export const requestLog = (log: Logger) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    log.debug(
      {
        method: c.req.method,
        path: loggedPath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  });
