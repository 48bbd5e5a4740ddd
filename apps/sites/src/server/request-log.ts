import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { REQUEST_ID, requestIdOf, withRequestId } from '../../../shared/request-id.ts';
import { took } from '../../../shared/telemetry/metrics.ts';
import type { SitesEnv } from './sites-env.ts';

/** Gives each request an id and a logger with it, counts its time, and logs one line after the response. */
export function requestLog(log: Logger): MiddlewareHandler<SitesEnv> {
  return (c, next) =>
    withRequestId(requestIdOf(c.req.header(REQUEST_ID)), async (requestId) => {
      const begun = performance.now();
      c.set('begun', begun);
      c.set('log', log.child({ requestId }));
      await next();
      c.res.headers.set(REQUEST_ID, requestId);
      const ms = performance.now() - begun;
      const { status } = c.res;
      took('rotativa_http_request_duration_seconds', ms, {
        route: c.var.route ?? 'other',
        cache: c.var.cache ?? 'none',
        status: String(status),
      });
      const line = {
        method: c.req.method,
        path: c.req.path,
        brand: c.var.site?.brand.key,
        status,
        ms: Math.round(ms),
      };
      // The log already has a line for an outage of the content service.
      const fault = status >= 500 && ![502, 503].includes(status);
      c.var.log[fault ? 'warn' : 'info'](line, 'answered');
    });
}
