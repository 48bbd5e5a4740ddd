import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import type { BuyerEnv } from './buyer.ts';
import { loginOfPurchase, registerPurchase } from './swg-accounts.ts';

/** The purchase data from the search engine's runtime; only the token proves it. */
const PurchaseBody = z.object({ purchaseToken: z.string().min(1).max(2_000) });
const LoginBody = PurchaseBody.extend({ findOrCreate: z.boolean().default(false) });

/** Purchases at the search engine. @see C10 */
export function swgRoutes(context: AppContext): Hono<BuyerEnv> {
  const app = new Hono<BuyerEnv>();

  app.post('/swg/purchase', async (c) => {
    const { purchaseToken } = await readBody(c, PurchaseBody);
    const id = await registerPurchase(context, c.get('reader')?.uuid, purchaseToken);
    return c.json({ subscriptionID: id });
  });

  app.post('/swg/loginexists', async (c) => {
    const { purchaseToken, findOrCreate } = await readBody(c, LoginBody);
    c.header('Cache-Control', 'no-store');
    return c.json(await loginOfPurchase(context, purchaseToken, findOrCreate));
  });

  return app;
}
