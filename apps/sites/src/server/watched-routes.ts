import type { MiddlewareHandler } from 'hono';
import { sameSecret } from '../../../shared/same-secret.ts';
import { inRequestSpan, noteInSpan } from '../../../shared/telemetry/spans.ts';
import { ACCESS_PATH, LOCKED_PART_PATH } from '../contract/access.ts';
import { HANDOFF_PATH } from '../contract/handoff.ts';
import { LIVE_PATH } from '../contract/live.ts';
import { MODE_PATH } from '../contract/mode.ts';
import { RELAY_PATHS } from './answer-relay.ts';
import type { RouteName, SitesApp, SitesEnv } from './sites-env.ts';

/** The first that a path matches counts. */
const ROUTES: readonly (readonly [path: string, route: RouteName])[] = [
  [HANDOFF_PATH, 'handoff'],
  [ACCESS_PATH, 'access'],
  [LOCKED_PART_PATH, 'locked'],
  [LIVE_PATH, 'live'],
  [MODE_PATH, 'mode'],
  [RELAY_PATHS, 'service'],
];

/** Names a route. */
export const named =
  (route: RouteName): MiddlewareHandler<SitesEnv> =>
  async (c, next) => {
    c.set('route', route);
    await next();
  };

/**
 * Names a route, and answers its requests in a span. Pages have a span when they are made: one in memory has no parts, and
 * is sent a thousand times a second.
 * @param deskToken the token of the desk, whose trace goes on here
 */
const traced =
  (route: RouteName, deskToken: string | undefined): MiddlewareHandler<SitesEnv> =>
  async (c, next) => {
    if (c.var.route !== undefined) return next();
    c.set('route', route);
    const isDesk =
      deskToken !== undefined && sameSecret(c.req.header('Authorization') ?? '', `Bearer ${deskToken}`);
    await inRequestSpan(
      {
        name: `${c.req.method} ${route}`,
        attributes: { 'http.request.method': c.req.method, 'http.route': route },
        from: isDesk ? c.req.raw.headers : undefined,
        begun: c.var.begun,
      },
      async () => {
        await next();
        noteInSpan({ 'http.response.status_code': c.res.status });
      },
    );
  };

/** Names the routes of a site. Mount it before them. */
export function watchRoutes(app: SitesApp, deskToken: string | undefined): void {
  for (const [path, route] of ROUTES) app.use(path, traced(route, deskToken));
  app.post('*', traced('form', deskToken));
  app.get('*', async (c, next) => {
    if (c.var.route === undefined) c.set('route', 'page');
    await next();
  });
}
