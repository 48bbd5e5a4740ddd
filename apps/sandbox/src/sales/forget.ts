import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  ampReaders,
  carts,
  orders,
  paymentMethods,
  payments,
  readerAddresses,
  redeemCodes,
  subscriptionEvents,
  subscriptions,
} from '../db/schema/index.ts';
import { STATUS } from './subscription-status.ts';

/** Replaces a deleted e-mail address. `.invalid` receives no mail. @see RFC 2606 */
const FORGOTTEN_EMAIL = 'olvidado@lectores.invalid';
const OVER: readonly number[] = [STATUS.terminated, STATUS.inactive];

/**
 * Deletes a buyer's personal data: carts, addresses and cards are removed, and subscriptions end. Orders keep what tax
 * law requires: items, payments, dates and country.
 */
export async function forgetBuyer(tx: Database, uuid: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.readerUuid, uuid));
  await tx.delete(readerAddresses).where(eq(readerAddresses.readerUuid, uuid));
  await tx.delete(ampReaders).where(eq(ampReaders.readerUuid, uuid));
  await endSubscriptions(tx, uuid);
  await tx
    .update(paymentMethods)
    .set({ brand: null, lastFour: null, cardHolder: null, expiration: null })
    .where(eq(paymentMethods.readerUuid, uuid));
  const mine = await tx
    .select({ number: orders.number, country: orders.billingAddress })
    .from(orders)
    .where(eq(orders.readerUuid, uuid));
  if (mine.length === 0) return;
  await tx
    .update(payments)
    .set({ brand: null, lastFour: null, cardHolder: null, expiration: null })
    .where(
      inArray(
        payments.orderNumber,
        mine.map(({ number }) => number),
      ),
    );
  for (const { number, country } of mine)
    await tx
      .update(orders)
      .set({
        email: FORGOTTEN_EMAIL,
        phone: null,
        firstName: null,
        lastName: null,
        secondLastName: null,
        billingAddress: {
          line1: '',
          line2: null,
          locality: '',
          region: null,
          postal: null,
          country: country.country,
        },
        shippingAddress: null,
      })
      .where(eq(orders.number, number));
}

async function endSubscriptions(tx: Database, uuid: string): Promise<void> {
  const held = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      // A redeemed gift belongs to its recipient.
      or(
        eq(subscriptions.ownerUuid, uuid),
        and(eq(subscriptions.buyerUuid, uuid), isNull(subscriptions.ownerUuid)),
      ),
    );
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  const shares = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.parentId, ids));
  const all = [...ids, ...shares.map(({ id }) => id)];
  // Shared subscriptions end with their parent; only unredeemed ones are ended here.
  const ending = and(
    inArray(subscriptions.id, all),
    or(eq(subscriptions.ownerUuid, uuid), eq(subscriptions.status, STATUS.toRedeem)),
    notInArray(subscriptions.status, [...OVER]),
  );
  await tx.update(subscriptions).set({ status: STATUS.terminated }).where(ending);
  await tx.delete(redeemCodes).where(inArray(redeemCodes.subscriptionId, all));
  await tx
    .update(subscriptionEvents)
    .set({ details: null })
    .where(inArray(subscriptionEvents.subscriptionId, all));
  await tx
    .update(subscriptions)
    .set({ recipientEmail: null, cancelReason: null })
    .where(inArray(subscriptions.id, all));
  await tx.update(subscriptions).set({ billingAddress: null }).where(inArray(subscriptions.id, ids));
}
