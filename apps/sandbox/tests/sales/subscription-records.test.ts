import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  gatewayAuthorisations,
  outbox,
  paymentMethods,
  readers,
  redeemCodes,
  subscriptionEvents,
  subscriptions,
} from '../../src/db/schema/index.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import { digestOf } from '../../src/security/secrets.ts';
import {
  buy,
  CARD,
  GIFT,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  PAYU,
  SALES,
  subscriptionOf,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

/*
 * The rows, e-mails and refusals of gifts and of changes of card.
 */

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const LATER = new Date(NOW.getTime() + 60_000);
const OTHER_CARD = '5555555555554444';
const STRIPE = 1009;

const told = ({ status, body }: Reply) => [status, body.code, body.message];

async function bought(item = GIFT): Promise<{ who: Caller; id: number }> {
  const who = await sales.reader();
  return { who, id: subscriptionOf(await buy(sales, who, item)) };
}

const eventsOf = (id: number) =>
  sales.context.db
    .select({
      type: subscriptionEvents.type,
      details: subscriptionEvents.details,
      at: subscriptionEvents.happenedAt,
    })
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.subscriptionId, id))
    .orderBy(asc(subscriptionEvents.id));

const emailsTo = (recipient: string, kind: string) =>
  sales.context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)));

describe('C3 the records of a gift', () => {
  const send = (who: Caller, named: number | string, over: object = {}) =>
    who.call('PUT', `${SALES}/subscription/gift/${named}`, {
      email: 'amparo@lectores.example',
      name: 'Amparo',
      ...over,
    });

  it('are an event and an address in small letters when it is sent, and an event when it is redeemed', async () => {
    const { who, id } = await bought();
    const email = `amparo-${id}@lectores.example`;
    sales.setNow(LATER);
    const { body } = await send(who, id, { email: email.toUpperCase() });
    const recipient = await sales.reader();
    await recipient.call('POST', `${SALES}/subscription/gift/redeem`, { token: body['redeemCode'] });
    expect((await eventsOf(id)).slice(1)).toEqual([
      { type: 'GIFT_SUBSCRIPTION', details: email, at: LATER },
      { type: 'REDEEM_SUBSCRIPTION', details: null, at: LATER },
    ]);
    expect(await emailsTo(email, 'gift')).toHaveLength(1);
    const [row] = await sales.context.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    expect(row).toMatchObject({
      ownerUuid: recipient.uuid,
      recipientEmail: email,
      startsAt: LATER,
      endsAt: monthsAfter(LATER, 12),
    });
    expect(told(await send(who, id))).toEqual([409, 'gift_redeemed', 'The gift subscription was redeemed']);
  });

  it('have an e-mail that leaves now for a time of today that has passed', async () => {
    const { who, id } = await bought();
    const email = `hoy-${id}@lectores.example`;
    await send(who, id, { email, sendNotificationOn: new Date(NOW.getTime() - 60_000).toISOString() });
    expect(await emailsTo(email, 'gift')).toMatchObject([{ nextAttemptAt: NOW }]);
    const past = { sendNotificationOn: new Date(NOW.getTime() - 86_400_000).toISOString() };
    expect(told(await send(who, id, past))).toEqual([400, 'past_day', 'The day of the e-mail has passed']);
  });

  it('keep a code that ends in digits, which is no number of a subscription', async () => {
    const { who, id } = await bought();
    const code = `un-regalo-${id}`;
    await send(who, id);
    await sales.context.db
      .update(redeemCodes)
      .set({ digest: digestOf(code) })
      .where(eq(redeemCodes.subscriptionId, id));
    expect((await send(who, code)).body).toMatchObject({ subscriptionID: id, redeemCode: code });
  });

  it.each(['sin-tal-codigo', '999999999', '1234567890'])('are not found by %s', async (named) => {
    const who = await sales.reader();
    expect(told(await send(who, named))).toEqual([404, 'unknown_subscription', 'Subscription not found']);
  });
});

describe('C5 the records of a change of card', () => {
  /** The card on file that pays a subscription. */
  const methodOf = async (id: number) => {
    const [row] = await sales.context.db
      .select({ method: paymentMethods })
      .from(subscriptions)
      .innerJoin(paymentMethods, eq(paymentMethods.id, subscriptions.paymentMethodId))
      .where(eq(subscriptions.id, id));
    return row!.method;
  };
  const change = (who: Caller, method: number, token: string, provider = PAYU) =>
    who.call('PUT', `${SALES}/paymentmethod/${method}/provider/${provider}/finalize`, { token });
  const subscriber = async () => {
    const { who, id } = await bought({ ...GIFT, priceCode: 'ANUAL-199' });
    const [reader] = await sales.context.db.select().from(readers).where(eq(readers.uuid, who.uuid!));
    return { who, id, method: (await methodOf(id)).id, email: reader!.email! };
  };
  const changesOf = async (id: number) =>
    (await eventsOf(id)).filter(({ type }) => type === 'UPDATE_PAYMENT_METHOD');

  it('are the new card, an event and an e-mail, once for a token however often it comes', async () => {
    const { who, id, method, email } = await subscriber();
    const token = await sales.card(OTHER_CARD);
    for (const now of [LATER, LATER, new Date(LATER.getTime() + 1)]) {
      sales.setNow(now);
      expect((await change(who, method, token)).body).toMatchObject({ creditCardLastFour: '4444' });
    }
    expect(await methodOf(id)).toMatchObject({
      id: method,
      readerUuid: who.uuid,
      partner: 'PayU',
      methodType: 8,
      brand: 'Mastercard',
      lastFour: '4444',
      cardHolder: 'LECTORA DE PRUEBA',
      expiration: '12/2030',
      createdAt: LATER,
    });
    expect(await changesOf(id)).toEqual([{ type: 'UPDATE_PAYMENT_METHOD', details: null, at: LATER }]);
    expect(await emailsTo(email, 'payment-method')).toMatchObject([
      { data: { firstName: 'Lectora', productName: 'Suscripción digital anual', lastFour: '4444' } },
    ]);
  });

  it('are renewed by another token of the same card, and by another provider', async () => {
    const { who, id, method } = await subscriber();
    sales.setNow(LATER);
    const token = await sales.card(CARD.approve);
    await change(who, method, token);
    expect((await methodOf(id)).createdAt).toEqual(LATER);
    expect((await change(who, method, token, STRIPE)).body).toMatchObject({ paymentProviderID: 9 });
    expect(await methodOf(id)).toMatchObject({ partner: 'Stripe', lastFour: '1111' });
    expect(await changesOf(id)).toHaveLength(2);
  });

  it('are a check without a charge, for this card alone', async () => {
    const { who, method } = await subscriber();
    const other = await subscriber();
    const token = await sales.card(OTHER_CARD);
    sales.setNow(LATER);
    await change(who, method, token);
    const checks = await sales.context.db
      .select()
      .from(gatewayAuthorisations)
      .where(eq(gatewayAuthorisations.idempotencyKey, `method:${method}:${digestOf(token)}`));
    expect(checks).toMatchObject([
      { amount: 0, currency: 'COP', description: 'Actualización del medio de pago', createdAt: LATER },
    ]);
    expect(told(await change(other.who, other.method, token)).slice(0, 2)).toEqual([402, '300170']);
    expect((await methodOf(other.id)).lastFour).toBe('1111');
  });

  it.each([
    ['cancelled', 3, 1],
    ['terminated', 2, 0],
  ])('leave a %s subscription as it is', async (_name, status, told) => {
    const { who, id, method, email } = await subscriber();
    const row = eq(subscriptions.id, id);
    await sales.context.db.update(subscriptions).set({ status }).where(row);
    const { status: answered } = await change(who, method, await sales.card(OTHER_CARD));
    const [kept] = await sales.context.db.select().from(subscriptions).where(row);
    expect([answered, kept?.status]).toEqual([200, status]);
    expect(
      [await changesOf(id), await emailsTo(email, 'payment-method')].map(({ length }) => length),
    ).toEqual([told, told]);
  });

  it('are not found for another reader', async () => {
    const { method } = await subscriber();
    expect(told(await change(await sales.reader(), method, await sales.card()))).toEqual([
      404,
      'unknown_payment_method',
      'Payment method not found',
    ]);
  });
});
