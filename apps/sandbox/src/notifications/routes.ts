import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { serversOnly } from '../security/service-token.ts';
import { accountRoutes } from './account-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';

/** The notification service. Its callers are servers, with the token in `X-Api-Token`. */
export function notificationRoutes(context: AppContext): Hono {
  const app = new Hono();
  const guard = serversOnly(context.config.notificationToken, (c) => c.req.header('x-api-token'));
  for (const area of ['/autogestion/*', '/wolkvox/*', '/icommkt/*']) app.use(area, guard);
  app.route('/autogestion', accountRoutes(context));
  app.route('/wolkvox', contactRoutes(context));
  app.route('/icommkt', newsletterRoutes(context));
  return app;
}
