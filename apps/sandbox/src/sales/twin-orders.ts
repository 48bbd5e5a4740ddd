import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderItems, orders, prices, type OrderStatus } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { ownedBy } from './buyer.ts';
import { buyerOf, type Order } from './orders.ts';

/** The buyer's other orders of a status with a product of this one. Gifts may be bought any number of times. */
async function twinsOf(tx: Database, order: Order, status: OrderStatus): Promise<string[]> {
  const notGift = tx.select({ code: prices.code }).from(prices).where(eq(prices.gift, false));
  const bought = tx
    .select({ sku: orderItems.sku })
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, order.number), inArray(orderItems.priceCode, notGift)));
  const rows = await tx
    .selectDistinct({ number: orders.number })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.number))
    .where(
      and(
        ownedBy(orders, buyerOf(order)),
        ne(orders.number, order.number),
        eq(orders.status, status),
        inArray(orderItems.sku, bought),
        inArray(orderItems.priceCode, notGift),
      ),
    );
  return rows.map(({ number }) => number);
}

/**
 * Cancels open orders for the product that was just paid, for example from two tabs or a double click. A reader who wants
 * another subscription of the same kind can order it afterwards.
 */
export async function cancelTwins(tx: Database, paid: Order): Promise<void> {
  const twins = await twinsOf(tx, paid, 'Pending');
  await tx.update(orders).set({ status: 'Cancelled' }).where(inArray(orders.number, twins));
}

/** Why a cancelled order cannot be paid: another order bought its product, or it was abandoned. */
export async function whyCancelled(tx: Database, order: Order): Promise<HttpError> {
  const twins = await twinsOf(tx, order, 'Paid');
  return twins.length > 0
    ? new HttpError(
        409,
        'already_bought',
        'Another order has bought this product already: nothing was charged',
      )
    : new HttpError(409, 'order_cancelled', 'The order was cancelled and cannot be paid');
}
