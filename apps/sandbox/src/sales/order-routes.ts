import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { HISTORY_PAGE_SIZE, HISTORY_START } from 'rotativa/domain';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { ORDER_STATUSES, orderItems, orders, payments } from '../db/schema/index.ts';
import type { ReaderEnv } from '../security/authenticate.ts';
import { claimByEmail } from './adopt.ts';
import { parseInput } from '../http/body.ts';
import { itemReply } from './order-reply.ts';
import { findOrder, itemsOf, subscriptionIdsOf, type Order } from './orders.ts';
import { partnerOf } from './payment-options.ts';

const MAX_PAGE_SIZE = 100;

/** The contract's `?pageSize=&start=&status=` has parameters without values. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const Page = z.object({
  start: given(z.coerce.number().int().min(0).max(1_000_000).default(HISTORY_START)),
  // A page size above the maximum is reduced to it, and the reply has the actual size.
  pageSize: given(
    z.coerce
      .number()
      .int()
      .min(1)
      .default(HISTORY_PAGE_SIZE)
      .transform((size) => Math.min(size, MAX_PAGE_SIZE)),
  ),
  status: given(z.enum(ORDER_STATUSES).optional()),
});

type Payment = typeof payments.$inferSelect;

/** The reader's orders, newest first, and single orders by number. @see C6 */
export function orderRoutes({ db }: AppContext): Hono<ReaderEnv> {
  const app = new Hono<ReaderEnv>();

  app.get('/order/history', async (c) => {
    const { start, pageSize, status } = parseInput(Page, c.req.query());
    const { uuid } = c.get('reader');
    await claimByEmail(db, uuid);
    const mine = and(
      eq(orders.readerUuid, uuid),
      status === undefined ? undefined : eq(orders.status, status),
    );
    const [all] = await db.select({ count: count() }).from(orders).where(mine);
    const page = await db
      .select()
      .from(orders)
      .where(mine)
      .orderBy(desc(orders.orderedAt), desc(orders.id))
      .limit(pageSize)
      .offset(start);
    return c.json({ start, pageSize, maxResults: all?.count ?? 0, orders: await historyOf(db, page) });
  });

  app.get('/order/detail/:number', async (c) => {
    const buyer = { readerUuid: c.get('reader').uuid, visitor: null };
    const order = await findOrder(db, buyer, c.req.param('number'));
    return c.json(await detailOf(db, order));
  });

  return app;
}

async function historyOf(db: Database, page: readonly Order[]) {
  const numbers = page.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, numbers))
    .orderBy(asc(orderItems.sku));
  const attempts = await attemptsOf(db, numbers);
  return page.map((order) => {
    const attempt = attempts.findLast(({ orderNumber }) => orderNumber === order.number);
    return {
      orderNumber: order.number,
      orderDate: order.orderedAt.getTime(),
      orderType: order.type,
      orderStatus: order.status,
      totalAmount: order.total,
      tax: order.tax,
      currency: order.currency,
      products: items
        .filter(({ orderNumber }) => orderNumber === order.number)
        .map(({ sku, name, quantity }) => ({ sku, name, quantity })),
      paymentGateway: attempt === undefined ? null : partnerOf(attempt.methodType),
      lastFour: attempt?.lastFour ?? null,
      nameOnPayment: attempt?.cardHolder ?? null,
      creditCardBrand: attempt?.brand ?? null,
    };
  });
}

/** The completed and failed payments, oldest first. A success is always last. */
const attemptsOf = (db: Database, numbers: readonly string[]): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.orderNumber, [...numbers]), ne(payments.status, 'initialised')))
    .orderBy(asc(payments.id));

async function detailOf(db: Database, order: Order) {
  const paid = (await attemptsOf(db, [order.number])).filter(({ status }) => status === 'succeeded');
  return {
    orderNumber: order.number,
    orderID: order.id,
    orderType: order.type,
    status: order.status,
    clientID: order.readerUuid,
    email: order.email,
    phone: order.phone,
    firstName: order.firstName,
    lastName: order.lastName,
    secondLastName: order.secondLastName,
    currency: order.currency,
    subtotal: order.subtotal,
    totalTax: order.tax,
    tax: order.tax,
    shipping: order.shipping,
    total: order.total,
    orderDate: order.orderedAt.getTime(),
    billingAddress: { ...order.billingAddress, taxId: order.taxId },
    shippingAddress: order.shippingAddress,
    items: (await itemsOf(db, order.number)).map(itemReply),
    payments: paid.map((payment) => paymentReply(order, payment)),
    subscriptionIDs: await subscriptionIdsOf(db, order.number),
  };
}

function paymentReply(order: Order, payment: Payment) {
  return {
    paymentID: payment.id,
    amount: payment.amount,
    remainingAmountToRefund: payment.amount,
    paymentMethod: {
      creditCardType: payment.brand,
      firstSix: null,
      lastFour: payment.lastFour,
      expiration: payment.expiration,
      cardHolderName: payment.cardHolder,
      paymentPartner: partnerOf(payment.methodType),
      paymentMethodID: payment.methodId,
    },
    financialTransactions: [
      {
        amount: payment.amount,
        tax: order.tax,
        subtotal: order.subtotal,
        transactionType: 'Payment',
        transactionDate: payment.createdAt.getTime(),
        billingAddress: order.billingAddress,
      },
    ],
  };
}
