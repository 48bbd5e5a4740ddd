import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, payments, subscriptions } from '../../src/db/schema/index.ts';
import { buy, GIFT, ORDER, pay, SALES, YEARLY, type Caller, type SalesApp } from './open-sales.ts';

async function ordered(who: Caller, item: object = YEARLY): Promise<string> {
  await who.call('POST', `${SALES}/cart/item`, { items: [item] });
  return String((await who.call('POST', `${SALES}/checkout/order`, ORDER)).body['orderNumber']);
}

/** Tests of two orders of one reader that are paid at the same time. */
export function describeTwinOrders(sales: () => SalesApp): void {
  const bought = (who: Caller) =>
    sales()
      .context.db.select()
      .from(subscriptions)
      .where(eq(subscriptions.buyerUuid, who.uuid ?? ''));

  it('for one product that are paid concurrently buy it once, and the others are rejected', async () => {
    const reader = await sales().reader();
    const numbers = [await ordered(reader), await ordered(reader), await ordered(reader)];
    const replies = await Promise.all(numbers.map((number) => pay(sales(), reader, number)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, body } of replies)
      if (status === 409)
        expect(body).toMatchObject({
          code: 'already_bought',
          message: 'Another order has bought this product already: nothing was charged',
        });
    expect(await bought(reader)).toHaveLength(1);
    const charges = await sales().context.db.select().from(payments).where(eq(payments.status, 'succeeded'));
    expect(charges.filter(({ orderNumber }) => numbers.includes(orderNumber))).toHaveLength(1);
  });

  it('of which one was cancelled without a purchase: it cannot be paid, and the reason is another', async () => {
    const reader = await sales().reader();
    const [number, open] = [await ordered(reader), await ordered(reader)];
    await sales().context.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.number, number));
    const { status, body } = await pay(sales(), reader, number);
    expect([status, body.code, body.message]).toEqual([
      409,
      'order_cancelled',
      'The order was cancelled and cannot be paid',
    ]);
    expect((await pay(sales(), reader, open)).status).toBe(200);
  });

  it('of a visitor without an account, too', async () => {
    const visitor = sales().visitor();
    const numbers = [await ordered(visitor), await ordered(visitor)];
    const replies = await Promise.all(numbers.map((number) => pay(sales(), visitor, number)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('for different products are all paid, and so are gifts and later orders', async () => {
    const reader = await sales().reader();
    const monthly = { sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19', quantity: 1 };
    const yearly = await ordered(reader);
    await reader.call('DELETE', `${SALES}/cart/clear`);
    const other = await ordered(reader, monthly);
    await reader.call('DELETE', `${SALES}/cart/clear`);
    const gifts = [await ordered(reader, GIFT), await ordered(reader, GIFT)];
    const replies = await Promise.all(
      [yearly, other, ...gifts].map((number) => pay(sales(), reader, number)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await buy(sales(), reader)).status).toBe(200);
    expect(await bought(reader)).toHaveLength(5);
  });
}
