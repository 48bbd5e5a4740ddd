import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { callersBrand } from '../identity/sites.ts';
import { buyerForWriting, type BuyerEnv } from './buyer.ts';
import { addToCart, cartReply, clearCart, findCart, removeFromCart } from './cart.ts';
import { checkAddress } from './sales-fields.ts';

const NewItems = z.object({
  items: z
    .array(
      z.object({
        sku: z.string().min(1).max(100),
        priceCode: z.string().min(1).max(100),
        quantity: z.number().int(),
      }),
    )
    .min(1)
    .max(100),
  billingAddress: z.unknown().optional(),
});

/** The cart of the reader, or of an anonymous visitor with a cookie. @see C4 */
export function cartRoutes(context: AppContext): Hono<BuyerEnv> {
  const { db, clock } = context;
  const app = new Hono<BuyerEnv>();

  app.get('/cart', async (c) => c.json(cartReply(await findCart(db, c.get('buyer')))));

  app.post('/cart/item', async (c) => {
    const { items, billingAddress } = await readBody(c, NewItems);
    const address =
      billingAddress === undefined || billingAddress === null ? null : checkAddress(billingAddress);
    const buyer = buyerForWriting(context, c);
    await addToCart(db, callersBrand(c, context), buyer, { items, billingAddress: address, now: clock() });
    return c.json(cartReply(await findCart(db, buyer)));
  });

  app.delete('/cart/item/:sku', async (c) => {
    await removeFromCart(db, c.get('buyer'), c.req.param('sku'));
    return c.json(cartReply(await findCart(db, c.get('buyer'))));
  });

  app.delete('/cart/clear', async (c) => {
    await clearCart(db, c.get('buyer'));
    return c.json(cartReply(undefined));
  });

  return app;
}
