import { DAY_MS } from 'rotativa/domain';
import type { Database } from '../../db/database.ts';
import {
  paymentMethods,
  subscriptionEvents,
  subscriptions,
  type SubscriptionEventType,
} from '../../db/schema/index.ts';
import { monthsAfter } from '../../sales/period.ts';
import { SEED_READERS } from '../readers.ts';
import type { SeedSubscription } from './subscribers.ts';
import {
  expirationOf,
  nameOf,
  orderNumberOf,
  priceOf,
  SEED_ADDRESS,
  SEED_PARTNER,
  writeOrder,
} from './write-order.ts';

/** The last event of a subscription, by status. */
const LAST_EVENT: Readonly<Record<number, SubscriptionEventType>> = {
  2: 'TERMINATE_SUBSCRIPTION',
  3: 'CANCEL_SUBSCRIPTION',
  4: 'SUSPEND_SUBSCRIPTION',
  6: 'TERMINATE_SUBSCRIPTION',
};

/** Writes a subscription with its order, card, events and shares. */
export async function writeSubscription(db: Database, seed: SeedSubscription, clock: Date): Promise<void> {
  const reader = SEED_READERS[seed.reader];
  const { price } = priceOf(seed.priceCode);
  const startsAt = new Date(clock.getTime() - seed.startedDaysAgo * DAY_MS);
  const endsAt = monthsAfter(startsAt, seed.months);
  const orderNumber = orderNumberOf(seed.number);
  await writeOrder(db, { ...seed, number: orderNumber, orderedAt: startsAt, status: 'Paid' }, clock);
  await db.insert(paymentMethods).values({
    id: seed.number,
    readerUuid: reader.uuid,
    partner: SEED_PARTNER.name,
    methodType: SEED_PARTNER.type,
    brand: seed.card.brand,
    lastFour: seed.card.lastFour,
    cardHolder: nameOf(reader),
    expiration: expirationOf(seed.card, clock),
    createdAt: startsAt,
    origin: 'seed',
  });
  const common = { sku: price.sku, priceCode: price.code, startsAt, endsAt, origin: 'seed' as const };
  await db.insert(subscriptions).values({
    ...common,
    id: seed.number,
    ownerUuid: seed.gift ? null : reader.uuid,
    buyerUuid: reader.uuid,
    status: seed.status,
    orderNumber,
    paymentMethodId: seed.number,
    billingAddress: SEED_ADDRESS,
    cancelReason: seed.cancelReason ?? null,
  });
  const began = seed.gift ? 'GIFT_SUBSCRIPTION' : 'START_SUBSCRIPTION';
  const last = LAST_EVENT[seed.status];
  await db.insert(subscriptionEvents).values([
    { subscriptionId: seed.number, type: began, happenedAt: startsAt },
    ...(last === undefined
      ? []
      : [
          {
            subscriptionId: seed.number,
            type: last,
            details: seed.cancelReason ?? null,
            happenedAt: new Date(Math.min(endsAt.getTime(), clock.getTime() - DAY_MS)),
          },
        ]),
  ]);
  for (const [index, share] of (seed.shares ?? []).entries())
    await db.insert(subscriptions).values({
      ...common,
      id: seed.number * 100 + index + 1,
      parentId: seed.number,
      ownerUuid: share.reader === undefined ? null : SEED_READERS[share.reader].uuid,
      status: share.reader === undefined ? 5 : 1,
      recipientEmail: share.reader === undefined ? share.email : SEED_READERS[share.reader].email,
    });
}
