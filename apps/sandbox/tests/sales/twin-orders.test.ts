import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import { payments, subscriptions } from '../../src/db/schema/index.ts';
import { freshDatabase, startPostgres } from '../postgres-server.ts';
import {
  buy,
  GIFT,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  pay,
  SALES,
  YEARLY,
  type Caller,
  type SalesApp,
} from './open-sales.ts';

const server = await startPostgres();
if (server.missing !== undefined) console.warn(`No PostgreSQL server on this machine: ${server.missing}`);
afterAll(() => (server.missing === undefined ? server.stop() : undefined));

async function ordered(who: Caller, item: object = YEARLY): Promise<string> {
  await who.call('POST', `${SALES}/cart/item`, { items: [item] });
  return String((await who.call('POST', `${SALES}/checkout/order`, ORDER)).body['orderNumber']);
}

function describeTwins(sales: () => SalesApp): void {
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
    for (const { status, body } of replies) if (status === 409) expect(body.code).toBe('already_bought');
    expect(await bought(reader)).toHaveLength(1);
    const charges = await sales().context.db.select().from(payments).where(eq(payments.status, 'succeeded'));
    expect(charges.filter(({ orderNumber }) => numbers.includes(orderNumber))).toHaveLength(1);
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

describe('two open orders', () => {
  let sales: SalesApp;
  describe('on the embedded database', () => {
    beforeAll(async () => {
      sales = await openSales();
    }, OPEN_TIMEOUT_MS);
    afterAll(() => sales.close());
    describeTwins(() => sales);
  });

  describe.skipIf(server.missing !== undefined)('on a PostgreSQL server (needs a PostgreSQL server)', () => {
    beforeAll(async () => {
      const failOnIdle = (error: Error) => {
        throw error;
      };
      sales = await openSales(await openServer(await freshDatabase(server.url ?? ''), failOnIdle));
    }, OPEN_TIMEOUT_MS);
    afterAll(() => sales.close());
    describeTwins(() => sales);
  });
});
