import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { SitesEnv } from './sites-env.ts';

/** Format of a valid request id from a proxy. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Gives each request an id and a logger with it, and logs one line after the response. */
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
    // The log already has a line for an outage of the content service.
    const fault = c.res.status >= 500 && ![502, 503].includes(c.res.status);
    c.var.log[fault ? 'warn' : 'info'](line, 'answered');
  };
}
