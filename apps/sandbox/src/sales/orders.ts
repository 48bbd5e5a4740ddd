import { and, asc, eq, or } from 'drizzle-orm';
import type { BrandKey } from 'rotativa/themes';
import type { Database } from '../db/database.ts';
import {
  orderItems,
  orders,
  prices,
  products,
  subscriptions,
  type PostalAddress,
} from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { ownedBy, type Buyer } from './buyer.ts';
import { findCart } from './cart.ts';
import { findListing } from './catalogue.ts';
import { newOrderNumber } from './order-number.ts';
import { totalsOf } from './totals.ts';

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect & {
  readonly shortDescription: string;
  /** Bought for another person. */
  readonly gift: boolean;
};

/** Buyer and address of an order, after validation. */
export interface OrderDetails {
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly secondLastName: string | null;
  readonly billingAddress: PostalAddress;
  readonly taxId: string | null;
  readonly shippingAddress: PostalAddress | null;
}

/** The owner of an order: the table has a reader or a visitor in each row, never both or none. */
export const buyerOf = ({ readerUuid, visitor }: Order): Buyer => ({ readerUuid, visitor }) as Buyer;

/** The same message for unknown orders and orders of other readers. */
const orderNotFound = (): HttpError => new HttpError(404, 'unknown_order', 'Order not found');

/**
 * Creates a pending order from the buyer's cart, at current prices. The cart is kept until the order is paid.
 * @throws HttpError 400 for an empty cart, 404 if it has a price of another site
 * @returns the order number
 */
export async function createOrder(
  db: Database,
  buyer: Buyer,
  details: OrderDetails,
  { brand, now }: { readonly brand: BrandKey; readonly now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const lines = (await findCart(tx, buyer))?.lines ?? [];
    const [first] = lines;
    if (first === undefined) throw new HttpError(400, 'empty_cart', 'The cart is empty');
    for (const line of lines) await findListing(tx, brand, line);
    const number = newOrderNumber();
    await tx.insert(orders).values({
      number,
      ...buyer,
      status: 'Pending',
      type: 'Parent',
      ...details,
      currency: first.listing.currency,
      ...totalsOf(lines),
      orderedAt: now,
    });
    await tx.insert(orderItems).values(
      lines.map(({ sku, priceCode, name, quantity, price, subtotal, tax, total }) => ({
        orderNumber: number,
        sku,
        priceCode,
        name,
        quantity,
        price,
        subtotal,
        tax,
        total,
      })),
    );
    return number;
  });
}

/** The buyer's order. @throws HttpError 404 */
export async function findOrder(db: Database, buyer: Buyer | undefined, number: string): Promise<Order> {
  if (buyer === undefined) throw orderNotFound();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), ownedBy(orders, buyer)));
  if (order === undefined) throw orderNotFound();
  return order;
}

/**
 * Locks the buyer's order and the buyer's other open orders until the transaction ends: of two concurrent payments for
 * the same product, the second waits for the first.
 * @throws HttpError 404
 */
export async function lockOrder(tx: Database, buyer: Buyer | undefined, number: string): Promise<Order> {
  if (buyer === undefined) throw orderNotFound();
  const held = await tx
    .select()
    .from(orders)
    .where(and(ownedBy(orders, buyer), or(eq(orders.number, number), eq(orders.status, 'Pending'))))
    // Always in the same order, to avoid deadlocks.
    .orderBy(asc(orders.number))
    .for('update');
  const order = held.find((one) => one.number === number);
  if (order === undefined) throw orderNotFound();
  return order;
}

export async function itemsOf(db: Database, number: string): Promise<OrderItem[]> {
  const rows = await db
    .select({ item: orderItems, shortDescription: products.description, gift: prices.gift })
    .from(orderItems)
    .innerJoin(products, eq(products.sku, orderItems.sku))
    .innerJoin(prices, eq(prices.code, orderItems.priceCode))
    .where(eq(orderItems.orderNumber, number))
    .orderBy(asc(orderItems.sku));
  return rows.map(({ item, ...facts }) => ({ ...item, ...facts }));
}

/** The subscriptions of a paid order, by number. */
export async function subscriptionIdsOf(db: Database, number: string): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderNumber, number))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ id }) => id);
}
