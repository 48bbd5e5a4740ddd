import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderItems, orders, products, subscriptions } from '../db/schema/index.ts';
import type { PostalAddress } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { ownedBy } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { findCart } from './cart.ts';
import { newOrderNumber } from './order-number.ts';
import { totalsOf } from './totals.ts';

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect & { readonly shortDescription: string };

/** Who orders and where to, after validation. */
export interface OrderDetails {
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly secondLastName: string | null;
  readonly billingAddress: PostalAddress;
  readonly shippingAddress: PostalAddress | null;
}

/** The same words whether the order does not exist or is somebody else's. */
export const orderNotFound = (): HttpError => new HttpError(404, 'unknown_order', 'Order not found');

/**
 * Makes a pending order of what the buyer's cart holds, at today's prices. The cart stays until the order is paid.
 * @throws HttpError 400 when the cart is empty
 * @returns its number
 */
export async function createOrder(
  db: Database,
  buyer: Buyer,
  details: OrderDetails,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const cart = await findCart(tx, buyer);
    if (cart === undefined || cart.lines.length === 0)
      throw new HttpError(400, 'empty_cart', 'The cart is empty');
    const number = newOrderNumber();
    await tx.insert(orders).values({
      number,
      ...buyer,
      status: 'Pending',
      type: 'Parent',
      ...details,
      currency: cart.lines[0]?.listing.currency ?? 'COP',
      ...totalsOf(cart.lines),
      orderedAt: now,
    });
    await tx.insert(orderItems).values(
      cart.lines.map(({ sku, priceCode, name, quantity, price, subtotal, tax, total }) => ({
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

/** The buyer's order, held until the transaction ends: nobody else pays it meanwhile. @throws HttpError 404 */
export async function lockOrder(tx: Database, buyer: Buyer | undefined, number: string): Promise<Order> {
  if (buyer === undefined) throw orderNotFound();
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), ownedBy(orders, buyer)))
    .for('update');
  if (order === undefined) throw orderNotFound();
  return order;
}

export async function itemsOf(db: Database, number: string): Promise<OrderItem[]> {
  const rows = await db
    .select({ item: orderItems, shortDescription: products.description })
    .from(orderItems)
    .innerJoin(products, eq(products.sku, orderItems.sku))
    .where(eq(orderItems.orderNumber, number))
    .orderBy(asc(orderItems.sku));
  return rows.map(({ item, shortDescription }) => ({ ...item, shortDescription }));
}

/** What a paid order bought, by subscription number. */
export async function subscriptionIdsOf(db: Database, number: string): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderNumber, number))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ id }) => id);
}
