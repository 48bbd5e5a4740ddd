import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { dateHeader } from '../../shared/date-header.ts';
import { headLength } from '../../shared/head-length.ts';
import { adsRoutes } from './ads/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { createChangeStreams, type ChangeStreams } from './pages/change-streams.ts';
import { deskRoutes } from './pages/desk-routes.ts';
import { createPresence, type Presence } from './pages/presence.ts';
import { pageRoutes } from './pages/site-routes.ts';
import type { AppContext } from './context.ts';
import { errorHandler, HttpError, notFoundHandler } from './http/errors.ts';
import { refuseHead } from './http/head.ts';
import { refuseOddHosts } from './http/odd-host.ts';
import { forumRoutes } from './forums/routes.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { identityRoutes, providerRoutes } from './identity/routes.ts';
import { PROVIDER_PREFIX } from './identity/oidc-routes.ts';
import { importRoutes } from './import/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { NOTIFICATION_AREAS, notificationGuard, notificationRoutes } from './notifications/routes.ts';
import { searchWidgetRoutes } from './search-widget/routes.ts';
import { segmentRoutes } from './segments/routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { paywallRoutes } from './paywall/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { requestLog } from './http/request-log.ts';
import { bodyLimits } from './security/body-limit.ts';
import { nameCaller } from './security/caller.ts';
import { BROWSER_PATHS, crossOrigin, refuseForeignPages } from './security/cors.ts';
import { secretReady } from './security/secret.ts';
import { secureHeaders } from './security/headers.ts';
import { routeLimits } from './security/route-limits.ts';
import { adoptOnSignIn } from './sales/adopt.ts';
import { offerRoutes } from './sales/offer-routes.ts';
import { salesRoutes } from './sales/routes.ts';
import { swgRoutes } from './swg/routes.ts';
import { shareRoutes } from './share/routes.ts';
import { soundRoutes } from './sounds/routes.ts';
import { videoRoutes } from './videos/routes.ts';

/** The name by which clients recognise the sandbox on its port. */
export const SERVICE_NAME = 'rotativa-sandbox';

/**
 * The sandbox as one Hono app, which mounts a separate router for each area.
 * @param streams who listens to changes of pages; a server ends them before it closes
 * @param presence who is at which page of the desk
 * @param draining whether the server is about to close
 */
export function createApp(
  context: AppContext,
  streams: ChangeStreams = createChangeStreams(context),
  presence: Presence = createPresence(),
  draining: () => boolean = () => false,
): Hono {
  const app = new Hono();
  app.onError(errorHandler(context.log));
  app.notFound(notFoundHandler);
  app.use(requestLog(context));
  app.use(nameCaller(context.config.trustedProxies));
  app.use(dateHeader(context.clock));
  app.use(headLength);
  app.use(secureHeaders(context.config));
  app.use(refuseOddHosts);
  app.use(refuseHead);
  for (const area of ['/identity/*', '/sales/*', '/gateway/*', '/paywall/*', '/forums/*'])
    app.use(area, secretReady(context));
  for (const path of BROWSER_PATHS) app.use(path, crossOrigin(context.config));
  app.use(refuseForeignPages(context.config));
  // Before a body is read: that of a message may have files.
  for (const area of NOTIFICATION_AREAS) app.use(area, notificationGuard(context));
  app.use(bodyLimits);
  app.route('/', routeLimits(context));
  app.use('/identity/*', adoptOnSignIn(context));

  app.get('/health', async (c) => {
    if (draining()) throw new HttpError(503, 'closing', 'This process is about to close.');
    try {
      await context.db.execute(sql`select 1`);
    } catch (error) {
      context.log.error({ err: error }, 'the database does not answer');
      throw new HttpError(503, 'database_unavailable', 'The database does not answer.');
    }
    return c.json({ status: 'ok', service: SERVICE_NAME });
  });

  app.route('/', browserRoutes(context));
  app.route('/', serverRoutes(context, streams, presence));
  return app;
}

/** Routes for browsers: direct visits, and calls with a reader's token or a visitor's cookie. */
function browserRoutes(context: AppContext): Hono {
  const app = new Hono()
    .route('/', shareRoutes(context))
    .route('/', imageRoutes(context))
    .route('/', videoRoutes(context))
    .route('/', soundRoutes())
    .route('/', documentRoutes(context))
    .route('/identity/public', identityRoutes(context))
    .route(PROVIDER_PREFIX, providerRoutes(context))
    .route('/sales/public/v1', salesRoutes(context))
    .route('/gateway', gatewayRoutes(context))
    .route('/paywall', paywallRoutes())
    .route('/ads/v1', adsRoutes())
    .route('/recommendations', recommendationRoutes())
    .route('/search-widget', searchWidgetRoutes(context))
    .route('/measuring/v1', analyticsRoutes(context));
  if (context.config.mode === 'development') app.route('/swg', swgRoutes(context));
  return app;
}

/** Routes for the sites' servers and for developers: without CORS headers, with a token unless they are public. */
function serverRoutes(context: AppContext, streams: ChangeStreams, presence: Presence): Hono {
  const app = new Hono();
  app.route('/content/v1', importRoutes(context, streams));
  app.route('/content/v1/live', liveRoutes(context, streams));
  app.route('/content/v1', contentRoutes(context));
  app.route('/retail/public/v1', offerRoutes(context));
  app.route('/', notificationRoutes(context));
  app.route('/forums/v1', forumRoutes(context));
  app.route('/privacy/v1', privacyRoutes(context));
  app.route('/', segmentRoutes(context));
  app.route('/pages/v1', pageRoutes(context, streams));
  app.route('/desk/v1', deskRoutes(context, streams, presence));
  if (context.config.mode === 'development') app.route('/', outboxRoutes(context));
  return app;
}
