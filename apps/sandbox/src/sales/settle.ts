import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { theRow } from '../db/row.ts';
import {
  cartItems,
  carts,
  orders,
  paymentMethods,
  prices,
  readerAddresses,
  subscriptionEvents,
  subscriptions,
  type PostalAddress,
} from '../db/schema/index.ts';
import type { Authorisation } from '../gateway/gateway.ts';
import { ownedBy } from './buyer.ts';
import { buyerOf, itemsOf, type Order, type OrderItem } from './orders.ts';
import type { PaymentOption } from './payment-options.ts';
import { monthsAfter } from './period.ts';
import { STATUS } from './subscription-status.ts';
import { cancelTwins } from './twin-orders.ts';

/** Completes a successful payment, atomically. @returns the paid order */
export async function settle(
  tx: Database,
  order: Order,
  option: PaymentOption,
  { brand, lastFour, cardHolder, expiration }: Authorisation,
  now: Date,
): Promise<Order> {
  const written = await tx
    .update(orders)
    .set({ status: 'Paid', paidAt: now })
    .where(eq(orders.number, order.number))
    .returning();
  const paid = theRow(written, 'The paid order');
  const methods = await tx
    .insert(paymentMethods)
    .values({
      readerUuid: order.readerUuid,
      partner: option.partner,
      methodType: option.paymentMethodType,
      brand,
      lastFour,
      cardHolder,
      expiration,
      createdAt: now,
    })
    .returning({ id: paymentMethods.id });
  const method = theRow(methods, 'The card of the payment');
  const items = await itemsOf(tx, order.number);
  for (const item of items) await beginSubscriptions(tx, paid, item, method.id, now);
  await cancelTwins(tx, paid);
  await dropFromCart(tx, paid, items);
  await rememberAddress(tx, paid, now);
  return paid;
}

async function beginSubscriptions(
  tx: Database,
  order: Order,
  { sku, priceCode, quantity }: OrderItem,
  paymentMethodId: number,
  now: Date,
): Promise<void> {
  const found = await tx.select().from(prices).where(eq(prices.code, priceCode));
  const price = theRow(found, 'The price of the order');
  const begun = await tx
    .insert(subscriptions)
    .values(
      Array.from({ length: quantity }, (_, index) => ({
        ownerUuid: price.gift ? null : order.readerUuid,
        buyerUuid: order.readerUuid,
        sku,
        priceCode,
        status: price.gift ? STATUS.toRedeem : STATUS.active,
        orderNumber: order.number,
        unit: index + 1,
        paymentMethodId,
        billingAddress: order.billingAddress,
        startsAt: now,
        endsAt: monthsAfter(now, price.periodMonths),
      })),
    )
    .returning({ id: subscriptions.id });
  await tx.insert(subscriptionEvents).values(
    begun.map(({ id }) => ({
      subscriptionId: id,
      type: price.gift ? ('GIFT_SUBSCRIPTION' as const) : ('START_SUBSCRIPTION' as const),
      happenedAt: now,
    })),
  );
}

/** Removes bought products from the cart. Products that were added in between are kept. */
async function dropFromCart(tx: Database, order: Order, items: readonly OrderItem[]): Promise<void> {
  const mine = tx
    .select({ id: carts.id })
    .from(carts)
    .where(ownedBy(carts, buyerOf(order)));
  await tx.delete(cartItems).where(
    and(
      inArray(cartItems.cartId, mine),
      inArray(
        cartItems.sku,
        items.map(({ sku }) => sku),
      ),
    ),
  );
}

async function rememberAddress(tx: Database, order: Order, now: Date): Promise<void> {
  if (order.readerUuid === null) return;
  const used: PostalAddress[] = [order.billingAddress, order.shippingAddress].filter(
    (address) => address !== null,
  );
  for (const { line1, line2, locality, region, postal, country } of used)
    await tx
      .insert(readerAddresses)
      .values({
        readerUuid: order.readerUuid,
        line1,
        line2,
        locality,
        region,
        postal,
        country,
        usedAt: now,
      })
      .onConflictDoUpdate({
        target: [
          readerAddresses.readerUuid,
          readerAddresses.line1,
          readerAddresses.line2,
          readerAddresses.locality,
          readerAddresses.region,
          readerAddresses.postal,
          readerAddresses.country,
        ],
        set: { usedAt: sql`excluded.used_at` },
      });
}
