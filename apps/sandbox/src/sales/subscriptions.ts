import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  paymentMethods,
  products,
  subscriptionEvents,
  subscriptions,
  type SubscriptionEventType,
} from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { statusAt } from './subscription-status.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** A subscription with the data for its replies. */
export interface HeldSubscription extends Subscription {
  /** The current status; `status` is the stored one. */
  readonly statusNow: number;
  readonly productName: string;
  readonly sharesAllowed: number;
  readonly method: PaymentMethod | null;
}

/** The same message for unknown subscriptions and subscriptions of other readers. */
export const subscriptionNotFound = (): HttpError =>
  new HttpError(404, 'unknown_subscription', 'Subscription not found');

/** A reader's subscriptions: owned ones, and bought gifts that are not redeemed. */
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

/** All current and past subscriptions of a reader, newest first. */
export async function subscriptionsOf(db: Database, uuid: string, now: Date): Promise<HeldSubscription[]> {
  const rows = await select(db)
    .where(heldBy(uuid))
    .orderBy(desc(subscriptions.startsAt), desc(subscriptions.id));
  return rows.map(held(now));
}

/** A reader's subscription. @throws HttpError 404 */
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

/** The same, locked until the transaction ends. @throws HttpError 404 */
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

/** The associates of a subscription, redeemed or not, without removed ones. */
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

/** Records an event of a subscription. */
export async function recordEvent(
  tx: Database,
  subscriptionId: number,
  type: SubscriptionEventType,
  now: Date,
  details: string | null = null,
): Promise<void> {
  await tx.insert(subscriptionEvents).values({ subscriptionId, type, details, happenedAt: now });
}
