import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { serversOnly } from '../security/service-token.ts';
import { accountRoutes } from './account-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';

/** Lets only servers pass, with the token in `X-Api-Token`. */
export const notificationGuard = ({ config }: AppContext) =>
  serversOnly(config.notificationToken, (c) => c.req.header('x-api-token'));

/** The areas of the notification service, which `notificationGuard` guards. */
export const NOTIFICATION_AREAS = ['/autogestion/*', '/wolkvox/*', '/icommkt/*'] as const;

/** The notification service. Its callers are servers. */
export const notificationRoutes = (context: AppContext): Hono =>
  new Hono()
    .route('/autogestion', accountRoutes(context))
    .route('/wolkvox', contactRoutes(context))
    .route('/icommkt', newsletterRoutes(context));
