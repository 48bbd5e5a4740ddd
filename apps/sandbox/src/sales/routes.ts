import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { optionalReader, requireReader } from '../security/authenticate.ts';
import { ampRoutes } from './amp-routes.ts';
import { withBuyer, type BuyerEnv } from './buyer.ts';
import { cartRoutes } from './cart-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { entitledSkus } from './entitlements.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentMethodRoutes } from './payment-method-routes.ts';
import { CANCEL_REASONS, salesSettings } from './settings.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { swgRoutes } from './swg-routes.ts';

/** Areas that require a reader. The rest of sales also works without an account. */
const READERS_ONLY = ['/subscription/*', '/order/*', '/paymentmethod/*'] as const;

/** Everything under `/sales/public/v1`. */
export function salesRoutes(context: AppContext): Hono<BuyerEnv> {
  const { db, clock } = context;
  const app = new Hono<BuyerEnv>();

  // Sales data is personal, so caches must not store it.
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/config', async (c) => c.json({ cancelReasons: CANCEL_REASONS, ...(await salesSettings(db)) }));

  app.route('/amp', ampRoutes(context));

  for (const area of READERS_ONLY) app.use(area, requireReader(context));
  app.route('/subscription', subscriptionRoutes(context));
  app.route('/', orderRoutes(context));
  app.route('/paymentmethod', paymentMethodRoutes(context));

  for (const area of ['/cart', '/cart/*', '/checkout/*', '/swg/*', '/entitlements'])
    app.use(area, optionalReader(context), withBuyer(context));
  app.route('/', cartRoutes(context));
  app.route('/', checkoutRoutes(context));
  app.route('/', swgRoutes(context));

  app.get('/entitlements', async (c) => {
    const reader = c.get('reader');
    const skus = reader === undefined ? [] : await entitledSkus(db, reader.uuid, clock());
    return c.json({ skus: skus.map((sku) => ({ sku })) });
  });

  return app;
}
