import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { SitesEnv } from './app.ts';

/** An id that came from a proxy, when it looks like one. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Gives each request an id and a logger that carries it, and writes one line when it is answered. */
export function requestLog(log: Logger): MiddlewareHandler<SitesEnv> {
  return async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = GIVEN_ID.test(given) ? given : randomUUID();
    const start = performance.now();
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const line = {
      method: c.req.method,
      path: c.req.path,
      brand: c.var.site?.brand.key,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    c.var.log[c.res.status >= 500 ? 'warn' : 'info'](line, 'answered');
  };
}
