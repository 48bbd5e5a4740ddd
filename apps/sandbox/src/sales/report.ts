import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders, paymentMethods, readerAddresses, subscriptions } from '../db/schema/index.ts';

/** Sales data of a reader, for the privacy report. */
export async function buyerReport(db: Database, uuid: string) {
  return {
    orders: await db
      .select({
        orderNumber: orders.number,
        status: orders.status,
        orderedAt: orders.orderedAt,
        total: orders.total,
        currency: orders.currency,
        email: orders.email,
        phone: orders.phone,
        firstName: orders.firstName,
        lastName: orders.lastName,
        secondLastName: orders.secondLastName,
        billingAddress: orders.billingAddress,
        taxId: orders.taxId,
        shippingAddress: orders.shippingAddress,
      })
      .from(orders)
      .where(eq(orders.readerUuid, uuid))
      .orderBy(asc(orders.orderedAt), asc(orders.id)),
    subscriptions: await db
      .select({
        subscriptionID: subscriptions.id,
        sku: subscriptions.sku,
        status: subscriptions.status,
        startsAt: subscriptions.startsAt,
        endsAt: subscriptions.endsAt,
        cancelReason: subscriptions.cancelReason,
      })
      .from(subscriptions)
      .where(or(eq(subscriptions.ownerUuid, uuid), eq(subscriptions.buyerUuid, uuid)))
      .orderBy(asc(subscriptions.id)),
    paymentMethods: await db
      .select({
        partner: paymentMethods.partner,
        brand: paymentMethods.brand,
        lastFour: paymentMethods.lastFour,
        cardHolder: paymentMethods.cardHolder,
        expiration: paymentMethods.expiration,
      })
      .from(paymentMethods)
      .where(eq(paymentMethods.readerUuid, uuid))
      .orderBy(asc(paymentMethods.id)),
    addresses: await db
      .select({
        line1: readerAddresses.line1,
        line2: readerAddresses.line2,
        locality: readerAddresses.locality,
        region: readerAddresses.region,
        postal: readerAddresses.postal,
        country: readerAddresses.country,
      })
      .from(readerAddresses)
      .where(eq(readerAddresses.readerUuid, uuid))
      .orderBy(asc(readerAddresses.id)),
  };
}
