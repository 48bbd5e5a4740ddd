import { desc, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readerAddresses } from '../db/schema/index.ts';
import { challengeUrl } from '../gateway/gateway.ts';
import { walletUrl } from '../gateway/wallet.ts';
import { accessDenied } from '../security/authenticate.ts';
import { readBody } from '../http/body.ts';
import { callersBrand } from '../identity/sites.ts';
import { buyerForWriting, type BuyerEnv } from './buyer.ts';
import { checkAddress, checkEmail, checkOptional, checkTaxId } from './sales-fields.ts';
import { orderReply } from './order-reply.ts';
import { createOrder, findOrder } from './orders.ts';
import { payOrder, type PaymentOutcome } from './pay.ts';
import { paymentOption, paymentOptions, type PaymentOption } from './payment-options.ts';
import { readProof, refusal, type PaymentStep } from './proof.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { requireCheckoutCaptcha } from './settings.ts';
import { shopOf } from './shop.ts';
import { startPayment } from './start-payment.ts';

const text = z.string().nullish();
const NewOrder = z.object({
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  secondLastName: text,
  billingAddress: z.unknown().optional(),
  shippingAddress: z.unknown().optional(),
  'recaptcha-token': z.string().nullish(),
});
/** Order creation and payment. They work with and without an account. @see C4 */
export function checkoutRoutes(context: AppContext): Hono<BuyerEnv> {
  const { db, clock } = context;
  const app = new Hono<BuyerEnv>();

  app.post('/checkout/order', async (c) => {
    const body = await readBody(c, NewOrder);
    await requireCheckoutCaptcha(db, body['recaptcha-token']);
    const { shippingAddress } = body;
    const details = {
      email: checkEmail(body.email),
      phone: checkOptional('phone', body.phone),
      firstName: checkOptional('firstName', body.firstName),
      lastName: checkOptional('lastName', body.lastName),
      secondLastName: checkOptional('secondLastName', body.secondLastName),
      billingAddress: checkAddress(body.billingAddress),
      taxId: checkTaxId(body.billingAddress),
      shippingAddress:
        shippingAddress === undefined || shippingAddress === null ? null : checkAddress(shippingAddress),
    };
    const buyer = buyerForWriting(context, c);
    const number = await createOrder(db, buyer, details, { brand: callersBrand(c, context), now: clock() });
    return c.json(await orderReply(db, await findOrder(db, buyer, number)));
  });

  app.get('/checkout/payment/options', (c) =>
    c.json(
      paymentOptions(context).map(({ paymentMethodType, paymentMethodID }) => ({
        paymentMethodType,
        paymentMethodID,
      })),
    ),
  );

  app.get('/checkout/addresses', async (c) => {
    const reader = c.get('reader');
    if (reader === undefined) throw accessDenied();
    const rows = await db
      .select()
      .from(readerAddresses)
      .where(eq(readerAddresses.readerUuid, reader.uuid))
      .orderBy(desc(readerAddresses.usedAt), desc(readerAddresses.id));
    return c.json(
      rows.map(({ line1, line2, locality, region, postal, country }) => ({
        line1,
        line2,
        locality,
        region,
        postal,
        country,
      })),
    );
  });

  app.get('/checkout/order/:number/payment/:method', async (c) => {
    const order = await findOrder(db, c.get('buyer'), c.req.param('number'));
    const option = paymentOption(c.req.param('method'));
    return c.json(
      await startPayment(context, order, option, {
        origin: publicOrigin(context, c.req.url),
        validationUrl: c.req.query('validationURL'),
      }),
    );
  });

  app.put('/checkout/order/:number/payment/:method', (c) => finalise(c, 'first'));
  app.put('/checkout/3ds/order/:number/payment/:method', (c) => finalise(c, 'after challenge'));

  async function finalise(c: Context<BuyerEnv>, step: PaymentStep) {
    const option = paymentOption(c.req.param('method') ?? '');
    const outcome = await payOrder(shopOf(c, context), {
      orderNumber: c.req.param('number') ?? '',
      buyer: c.get('buyer'),
      option,
      proof: await readProof(c, context, { step, option }),
    });
    return answer(c, outcome, option);
  }

  async function answer(c: Context<BuyerEnv>, outcome: PaymentOutcome, { wallet }: PaymentOption) {
    switch (outcome.kind) {
      case 'paid':
        return c.json(await orderReply(db, outcome.order));
      case 'challenge': {
        const pageOf = wallet ? walletUrl : challengeUrl;
        const url = pageOf(publicOrigin(context, c.req.url), outcome.authorisation);
        return c.json(await orderReply(db, outcome.order, url));
      }
      default:
        throw refusal(outcome);
    }
  }

  return app;
}
