import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { paymentMethods, products, subscriptionEvents, subscriptions } from '../db/schema/index.ts';
import type { SubscriptionEventType } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { statusAt } from './subscription-status.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** A subscription with what its replies say about it. */
export interface HeldSubscription extends Subscription {
  /** The status at this moment; `status` is the one that was last written. */
  readonly statusNow: number;
  readonly productName: string;
  readonly sharesAllowed: number;
  readonly method: PaymentMethod | null;
}

/** The same words whether the subscription does not exist or is somebody else's. */
export const subscriptionNotFound = (): HttpError =>
  new HttpError(404, 'unknown_subscription', 'Subscription not found');

/** What a reader has: owned ones, and gifts that were bought and wait for somebody. */
const heldBy = (uuid: string) =>
  or(
    eq(subscriptions.ownerUuid, uuid),
    and(eq(subscriptions.buyerUuid, uuid), isNull(subscriptions.ownerUuid), isNull(subscriptions.parentId)),
  );

const parents = alias(subscriptions, 'parents');

const select = (db: Database) =>
  db
    .select({
      own: subscriptions,
      parent: parents,
      method: paymentMethods,
      productName: products.name,
      sharesAllowed: products.sharesAllowed,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.sku, subscriptions.sku))
    .leftJoin(parents, eq(parents.id, subscriptions.parentId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, subscriptions.paymentMethodId));

type Row = Awaited<ReturnType<typeof select>>[number];

const held =
  (now: Date) =>
  ({ own, parent, method, productName, sharesAllowed }: Row): HeldSubscription => ({
    ...own,
    statusNow: statusAt(now, own, parent ?? undefined),
    productName,
    sharesAllowed,
    method,
  });

/** Everything that a reader has or had, newest first. */
export async function subscriptionsOf(db: Database, uuid: string, now: Date): Promise<HeldSubscription[]> {
  const rows = await select(db)
    .where(heldBy(uuid))
    .orderBy(desc(subscriptions.startsAt), desc(subscriptions.id));
  return rows.map(held(now));
}

/** A subscription of the reader's. @throws HttpError 404 */
export async function subscriptionOf(
  db: Database,
  uuid: string,
  id: number,
  now: Date,
): Promise<HeldSubscription> {
  const [row] = await select(db).where(and(eq(subscriptions.id, id), heldBy(uuid)));
  if (row === undefined) throw subscriptionNotFound();
  return held(now)(row);
}

/** The same, held until the transaction ends. @throws HttpError 404 */
export async function lockSubscription(
  tx: Database,
  uuid: string,
  id: number,
  now: Date,
): Promise<HeldSubscription> {
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), heldBy(uuid)))
    .for('update');
  return subscriptionOf(tx, uuid, id, now);
}

/** The associates of a subscription, whether they have redeemed or not; those who were removed are gone. */
export async function associatesOf(
  db: Database,
  parentId: number,
  statuses: readonly number[],
): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.parentId, parentId), inArray(subscriptions.status, [...statuses])))
    .orderBy(asc(subscriptions.id));
}

/** Notes what happened to a subscription. */
export async function recordEvent(
  tx: Database,
  subscriptionId: number,
  type: SubscriptionEventType,
  now: Date,
  details: string | null = null,
): Promise<void> {
  await tx.insert(subscriptionEvents).values({ subscriptionId, type, details, happenedAt: now });
}
