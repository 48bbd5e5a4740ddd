import { asc, eq } from 'drizzle-orm';
import { SUBSCRIPTION_TYPE } from 'rotativa/domain';
import type { Database } from '../db/database.ts';
import { orders, payments, prices, subscriptionEvents } from '../db/schema/index.ts';
import type { HeldSubscription, PaymentMethod } from './subscriptions.ts';

/** The contract's codes for the states of an order inside a subscription. */
const ORDER_STATUS_NUMBER = { Pending: 1, PartiallyPaid: 2, Paid: 3, Cancelled: 4 } as const;

/** The card of a subscription. The first six digits are never stored. */
const methodReply = ({ brand, lastFour, expiration, cardHolder, partner, id }: PaymentMethod) => ({
  creditCardType: brand,
  firstSix: null,
  lastFour,
  expiration,
  cardHolderName: cardHolder,
  paymentPartner: partner,
  paymentMethodID: id,
});

/** An entry of the lists, which call the status `statusID`. */
export const entryReply = (held: HeldSubscription) => ({
  subscriptionID: held.id,
  statusID: held.statusNow,
  sku: held.sku,
  productName: held.productName,
  paymentMethod: held.method === null ? null : methodReply(held.method),
  attributes: [],
});

/** The details of a subscription. Times are milliseconds since 1970. */
export async function detailsReply(db: Database, held: HeldSubscription) {
  const events = await db
    .select()
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.subscriptionId, held.id))
    .orderBy(asc(subscriptionEvents.happenedAt), asc(subscriptionEvents.id));
  return {
    subscriptionID: held.id,
    status: held.statusNow,
    sku: held.sku,
    productName: held.productName,
    priceCode: held.priceCode,
    subscriptionType: SUBSCRIPTION_TYPE[held.parentId === null ? 'own' : 'shared'],
    clientID: held.ownerUuid ?? held.buyerUuid,
    nextEventDateUTC: held.endsAt.getTime(),
    events: events.map(({ type, happenedAt, details }) => ({
      eventType: type,
      eventDateUTC: happenedAt.getTime(),
      details,
    })),
    ...(await purchaseReply(db, held)),
    currentPaymentMethod: held.method === null ? null : methodReply(held.method),
    billingAddress: held.billingAddress,
    attributes: [],
  };
}

/** The order and its payment, only for the buyer, not for a recipient. */
async function purchaseReply(db: Database, held: HeldSubscription) {
  const isBuyers = held.buyerUuid !== null && held.buyerUuid === (held.ownerUuid ?? held.buyerUuid);
  if (held.orderNumber === null || !isBuyers) return { salesOrders: [], paymentHistory: [] };
  const rows = await db
    .select({ order: orders, payment: payments, price: prices })
    .from(orders)
    .innerJoin(prices, eq(prices.code, held.priceCode))
    .leftJoin(payments, eq(payments.orderNumber, orders.number))
    .where(eq(orders.number, held.orderNumber))
    .orderBy(asc(payments.id));
  const [first] = rows;
  return {
    salesOrders:
      first === undefined
        ? []
        : [
            {
              id: first.order.id,
              orderDateUTC: first.order.orderedAt.getTime(),
              orderNumber: first.order.number,
              status: ORDER_STATUS_NUMBER[first.order.status],
              tax: first.order.tax,
              shipping: first.order.shipping,
              total: first.order.total,
            },
          ],
    paymentHistory: rows.flatMap(({ order, payment }) =>
      payment?.status === 'succeeded'
        ? [
            {
              currency: order.currency,
              periodFrom: held.startsAt.getTime(),
              periodTo: held.endsAt.getTime(),
              sku: held.sku,
              tax: order.tax,
              total: payment.amount,
              transactionDate: payment.createdAt.getTime(),
            },
          ]
        : [],
    ),
  };
}
