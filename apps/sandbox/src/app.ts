import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { contentRoutes } from './content/routes.ts';
import { imageRoutes } from './images/routes.ts';
import type { AppContext } from './context.ts';
import { errorHandler, HttpError, notFoundHandler } from './http/errors.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { identityRoutes, providerRoutes } from './identity/routes.ts';
import { PROVIDER_PREFIX } from './identity/oidc-routes.ts';
import { importRoutes } from './import/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { segmentRoutes } from './segments/routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { paywallRoutes } from './paywall/routes.ts';
import { requestLog } from './http/request-log.ts';
import { bodyLimits } from './security/body-limit.ts';
import { BROWSER_PATHS, crossOrigin, refuseForeignPages } from './security/cors.ts';
import { secretReady } from './security/secret.ts';
import { secureHeaders } from './security/headers.ts';
import { routeLimits } from './security/route-limits.ts';
import { adoptOnSignIn } from './sales/adopt.ts';
import { offerRoutes } from './sales/offer-routes.ts';
import { salesRoutes } from './sales/routes.ts';
import { videoRoutes } from './videos/routes.ts';

/** How the sandbox names itself to those who find it by its port. */
export const SERVICE_NAME = 'rotativa-sandbox';

/** The sandbox as one Hono app: each area is a router of its own, mounted here and nowhere else. */
export function createApp(context: AppContext): Hono {
  const app = new Hono();
  app.onError(errorHandler(context.log));
  app.notFound(notFoundHandler);
  app.use(requestLog(context.log));
  app.use(secureHeaders(context.config));
  for (const area of ['/identity/*', '/sales/*', '/gateway/*', '/paywall/*'])
    app.use(area, secretReady(context));
  for (const path of BROWSER_PATHS) app.use(path, crossOrigin(context.config));
  app.use(refuseForeignPages(context.config));
  app.use(bodyLimits);
  app.route('/', routeLimits(context));
  app.use('/identity/*', adoptOnSignIn(context));

  app.get('/health', async (c) => {
    try {
      await context.db.execute(sql`select 1`);
    } catch (error) {
      context.log.error({ err: error }, 'the database does not answer');
      throw new HttpError(503, 'database_unavailable', 'The database does not answer.');
    }
    return c.json({ status: 'ok', service: SERVICE_NAME });
  });

  app.route('/content/v1', importRoutes(context));
  app.route('/content/v1', contentRoutes(context));
  app.route('/', imageRoutes(context));
  app.route('/', videoRoutes(context));
  app.route('/identity/public', identityRoutes(context));
  app.route(PROVIDER_PREFIX, providerRoutes(context));
  app.route('/sales/public/v1', salesRoutes(context));
  app.route('/retail/public/v1', offerRoutes(context));
  app.route('/gateway', gatewayRoutes(context));
  app.route('/paywall', paywallRoutes());
  app.route('/', notificationRoutes(context));
  app.route('/', segmentRoutes(context));
  if (context.config.mode === 'development') app.route('/', outboxRoutes(context));
  return app;
}
