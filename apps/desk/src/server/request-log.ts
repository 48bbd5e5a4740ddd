import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { REQUEST_ID, requestIdOf, withRequestId } from '../../../shared/request-id.ts';
import { took } from '../../../shared/telemetry/metrics.ts';
import { inRequestSpan, noteInSpan } from '../../../shared/telemetry/spans.ts';

/** Gives each request an id, a span and a time, and logs one line: method, route, status, milliseconds. */
export const requestLog = (log: Logger) =>
  createMiddleware((c, next) =>
    withRequestId(requestIdOf(c.req.header(REQUEST_ID)), (id) => {
      const { method } = c.req;
      return inRequestSpan({ name: method, attributes: { 'http.request.method': method } }, async () => {
        const begun = performance.now();
        await next();
        c.header(REQUEST_ID, id);
        const { status } = c.res;
        const ms = performance.now() - begun;
        // The pattern of the route: an address can have the secret of an invitation.
        const route = matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path ?? 'app';
        noteInSpan({ 'http.route': route, 'http.response.status_code': status });
        took('rotativa_http_request_duration_seconds', ms, { route, cache: 'none', status: String(status) });
        log.debug({ method, route, status, ms: Math.round(ms) }, 'answered');
      });
    }),
  );
