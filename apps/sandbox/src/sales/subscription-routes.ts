import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { RELEVANT_STATUSES } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { subscriptions } from '../db/schema/index.ts';
import type { ReaderEnv } from '../security/authenticate.ts';
import { claimByEmail } from './adopt.ts';
import { idOf } from './ids.ts';
import { readBody } from '../http/body.ts';
import { cancelSubscription, rescueSubscription } from './cancel.ts';
import { checkAddress, checkEmail, checkToken } from './sales-fields.ts';
import { redeemGift, setRecipient } from './gift.ts';
import { redeemShare, shareSubscription, sharingOf, stopSharing } from './share.ts';
import { shopOf } from './shop.ts';
import { detailsReply, entryReply } from './subscription-reply.ts';
import {
  lockSubscription,
  recordEvent,
  subscriptionNotFound,
  subscriptionOf,
  subscriptionsOf,
} from './subscriptions.ts';

const Cancel = z.object({
  reason: z.string().trim().max(500).nullish(),
  reasonCode: z.union([z.string().max(50), z.number()]).nullish(),
});
const Share = z.object({ email: z.string().nullish() });
const Redeem = z.object({ token: z.unknown().optional() });
const Address = z.object({ billingAddress: z.unknown().optional(), subscriptionID: z.coerce.number().int() });
const Gift = z.object({
  email: z.string().nullish(),
  name: z.string().trim().min(1).max(100),
  note: z.string().max(1_000).optional(),
  sendNotificationOn: z.coerce.date().max(new Date('9999-12-01')).optional(),
});

const numberOf = (text: string): number => idOf(text, subscriptionNotFound);

/**
 * A reader's subscriptions: lists, details, cancelling and rescuing, sharing, gifts, billing address.
 * @see C2, C3, C5
 */
export function subscriptionRoutes(context: AppContext): Hono<ReaderEnv> {
  const { db, clock } = context;
  const app = new Hono<ReaderEnv>();

  app.get('/all', async (c) => c.json(await listOf(c.get('reader').uuid)));

  app.get('/allactive', async (c) => {
    const list = await listOf(c.get('reader').uuid);
    return c.json(list.filter(({ statusID }) => RELEVANT_STATUSES.includes(statusID)));
  });

  app.get('/:id/details', async (c) => {
    const held = await subscriptionOf(db, c.get('reader').uuid, numberOf(c.req.param('id')), clock());
    return c.json(await detailsReply(db, held));
  });

  app.put('/:id/cancel', async (c) => {
    const id = numberOf(c.req.param('id'));
    const { reason, reasonCode } = await readBody(c, Cancel);
    const why = {
      reason: reason || null,
      reasonCode: reasonCode === null || reasonCode === undefined ? null : String(reasonCode),
    };
    await cancelSubscription(shopOf(c, context), c.get('reader').uuid, id, why);
    return c.json({ subscriptionID: id });
  });

  app.put('/:id/rescue', async (c) => {
    const id = numberOf(c.req.param('id'));
    await rescueSubscription(shopOf(c, context), c.get('reader').uuid, id);
    return c.json({ subscriptionID: id });
  });

  app.get('/:id/sharing', async (c) =>
    c.json(await sharingOf(context, c.get('reader').uuid, numberOf(c.req.param('id')))),
  );

  app.put('/:id/share', async (c) => {
    const id = numberOf(c.req.param('id'));
    const email = checkEmail((await readBody(c, Share)).email);
    return c.json({
      redeemCode: await shareSubscription(shopOf(c, context), c.get('reader').uuid, id, email),
    });
  });

  app.put('/:id/stopshare', async (c) => {
    const id = numberOf(c.req.param('id'));
    await stopSharing(context, c.get('reader').uuid, id);
    return c.json({ subscriptionID: id });
  });

  app.post('/redeem', async (c) => {
    const token = checkToken((await readBody(c, Redeem)).token);
    return c.json({ subscriptionID: await redeemShare(context, c.get('reader').uuid, token) });
  });

  app.post('/gift/redeem', async (c) => {
    const token = checkToken((await readBody(c, Redeem)).token);
    return c.json({ subscriptionID: await redeemGift(context, c.get('reader').uuid, token) });
  });

  app.put('/gift/:code', async (c) => {
    const { email, name, note, sendNotificationOn } = await readBody(c, Gift);
    const recipient = { email: checkEmail(email), name, note, sendOn: sendNotificationOn };
    const set = await setRecipient(shopOf(c, context), c.get('reader').uuid, c.req.param('code'), recipient);
    return c.json({ ...set, name, email: recipient.email });
  });

  app.put('/address', async (c) => {
    const { billingAddress, subscriptionID } = await readBody(c, Address);
    const address = checkAddress(billingAddress);
    await db.transaction(async (tx) => {
      const now = clock();
      await lockSubscription(tx, c.get('reader').uuid, subscriptionID, now);
      await tx
        .update(subscriptions)
        .set({ billingAddress: address })
        .where(eq(subscriptions.id, subscriptionID));
      await recordEvent(tx, subscriptionID, 'UPDATE_ADDRESS', now);
    });
    return c.json(address);
  });

  async function listOf(uuid: string) {
    await claimByEmail(db, uuid);
    return (await subscriptionsOf(db, uuid, clock())).map(entryReply);
  }

  return app;
}
