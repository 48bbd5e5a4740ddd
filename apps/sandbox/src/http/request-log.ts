import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { REQUEST_ID, requestIdOf, withRequestId } from '../../../shared/request-id.ts';
import { took } from '../../../shared/telemetry/metrics.ts';
import { inRequestSpan, noteInSpan } from '../../../shared/telemetry/spans.ts';
import type { AppContext } from '../context.ts';
import { bringsToken } from '../security/service-token.ts';
import { loggedPath } from './logged-path.ts';

/** Whether a caller is a server of the sites or of the desk, whose trace goes on here. */
const isService = (c: Context, { config: { mode, contentToken } }: Pick<AppContext, 'config'>): boolean =>
  mode === 'development' || bringsToken(c, contentToken);

/** Gives each request an id, a span and a time, and logs one line: method, route, status, milliseconds. */
export const requestLog = (context: Pick<AppContext, 'config' | 'log'>) =>
  createMiddleware((c, next) =>
    withRequestId(requestIdOf(c.req.header(REQUEST_ID)), (id) => {
      const from = isService(c, context) ? c.req.raw.headers : undefined;
      const { method } = c.req;
      return inRequestSpan(
        { name: method, attributes: { 'http.request.method': method }, from },
        async () => {
          const start = performance.now();
          await next();
          // `c.header` would make another response of this one.
          c.res.headers.set(REQUEST_ID, id);
          const { status } = c.res;
          const ms = performance.now() - start;
          const route = loggedPath(c);
          noteInSpan({ 'http.route': route, 'http.response.status_code': status });
          took('rotativa_http_request_duration_seconds', ms, {
            route,
            cache: 'none',
            status: String(status),
          });
          context.log.debug({ method, path: route, status, ms: Math.round(ms) }, 'request');
        },
      );
    }),
  );
