import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { purchase } from '../gateway/purchases.ts';
import { readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { subjectOf } from '../identity/provider/accounts.ts';
import { issueIdToken } from '../identity/provider/grants.ts';
import { findSite } from '../sites.ts';
import { swgRuntime } from './runtime.ts';

const PurchaseBody = z.object({ productId: z.string().min(1).max(100), email: z.email().max(254) });

/**
 * The simulated search engine for pages of the sites: `/swg/{site}.js` is its runtime, which buys by
 * `POST /swg/v1/purchases`. No money moves and any address may be typed, so it exists in development only. @see C10
 */
export function swgRoutes(context: AppContext): Hono {
  const { db, clock } = context;
  const app = new Hono();

  app.get('/:script{[a-z-]+\\.js}', (c) => {
    const site = findSite(c.req.param('script').slice(0, -'.js'.length));
    if (site === undefined) throw new HttpError(404, 'unknown_site', 'There is no such site.');
    const { product, sku } = site.config.services.swg;
    const sold = { origin: publicOrigin(context, c.req.url), product, sku };
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(`(${swgRuntime.toString()})(self, ${JSON.stringify(sold)});\n`);
  });

  app.post('/v1/purchases', async (c) => {
    const { productId, email } = await readBody(c, PurchaseBody);
    const account = {
      subject: subjectOf('google', email),
      email,
      emailVerified: true,
      firstName: '',
      lastName: '',
    };
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        purchase: await purchase(db, { productId, email }, clock()),
        idToken: await issueIdToken(context, 'google', account),
      },
      201,
    );
  });

  return app;
}
