import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  eraseRows,
  erasure,
  FORGOTTEN_EMAIL,
  isAddress,
  type Erasure,
  type Person,
} from '../db/erase-rows.ts';
import {
  ampReaders,
  carts,
  gatewayAuthorisations,
  gatewayPurchases,
  orders,
  paymentMethods,
  payments,
  readerAddresses,
  redeemCodes,
  subscriptionEvents,
  subscriptions,
} from '../db/schema/index.ts';
import { STATUS } from './subscription-status.ts';

const OVER: readonly number[] = [STATUS.terminated, STATUS.inactive];

const ordersOf = (db: Database, uuid: string) =>
  db.select({ number: orders.number }).from(orders).where(eq(orders.readerUuid, uuid));

/** The subscriptions of a person. A redeemed gift belongs to its recipient. */
const held = (uuid: string) =>
  or(
    eq(subscriptions.ownerUuid, uuid),
    and(eq(subscriptions.buyerUuid, uuid), isNull(subscriptions.ownerUuid)),
  );
const heldIds = (db: Database, uuid: string) =>
  db.select({ id: subscriptions.id }).from(subscriptions).where(held(uuid));

/** Shares of them, which belong to their readers. */
const sharedIds = (db: Database, uuid: string) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.parentId, heldIds(db, uuid)));

/** Both. */
const withShares = (db: Database, uuid: string) =>
  or(held(uuid), inArray(subscriptions.parentId, heldIds(db, uuid)));
const withSharesIds = (db: Database, uuid: string) =>
  db.select({ id: subscriptions.id }).from(subscriptions).where(withShares(db, uuid));

/** The columns of a subscription that the accounts need: product, dates and the reader's number. */
const SOLD = [
  'id',
  'ownerUuid',
  'buyerUuid',
  'sku',
  'priceCode',
  'status',
  'parentId',
  'orderNumber',
  'unit',
  'paymentMethodId',
  'startsAt',
  'endsAt',
  // Without it the purchase at the search engine would begin another subscription.
  'purchase',
  'origin',
] as const;

/** The columns that a person may know of a subscription that was given to another one, or by another one. */
const OFFERED = ['id', 'sku', 'status', 'recipientEmail', 'startsAt', 'endsAt'] as const;

/** The parts of an order, a payment and an authorisation that stay, without personal data. */
export const REMAINS = {
  orders: {
    keeps: [
      'number',
      'id',
      'readerUuid',
      'visitor',
      'status',
      'type',
      'currency',
      'subtotal',
      'tax',
      'shipping',
      'total',
      'orderedAt',
      'paidAt',
      'origin',
    ],
    puts: () => ({
      email: FORGOTTEN_EMAIL,
      billingAddress: sql`jsonb_build_object('line1', '', 'line2', null, 'locality', '', 'region', null, 'postal', null, 'country', ${orders.billingAddress} -> 'country')`,
    }),
  },
  payments: {
    keeps: [
      'id',
      'orderNumber',
      'methodType',
      'methodId',
      'status',
      'authorisationId',
      'amount',
      'createdAt',
    ],
  },
  authorisations: {
    keeps: ['id', 'idempotencyKey', 'status', 'amount', 'currency', 'description', 'createdAt'],
    puts: () => ({ brand: '', lastFour: '0000', cardHolder: '', expiration: '' }),
  },
} as const;

/** The remains of a buyer. Tax law requires orders: items, payments, dates and country. Rows without `keeps` are deleted. */
export const SALES_ERASURES: readonly Erasure[] = [
  // With their items.
  erasure({ table: carts, rows: (_db, { uuid }) => eq(carts.readerUuid, uuid) }),
  erasure({ table: readerAddresses, rows: (_db, { uuid }) => eq(readerAddresses.readerUuid, uuid) }),
  erasure({ table: ampReaders, rows: (_db, { uuid }) => eq(ampReaders.readerUuid, uuid) }),
  erasure({
    table: redeemCodes,
    rows: (db, { uuid }) => inArray(redeemCodes.subscriptionId, withSharesIds(db, uuid)),
  }),
  erasure({
    table: subscriptionEvents,
    rows: (db, { uuid }) => inArray(subscriptionEvents.subscriptionId, heldIds(db, uuid)),
    keeps: ['id', 'subscriptionId', 'type', 'happenedAt'],
  }),
  erasure({
    table: subscriptionEvents,
    rows: (db, { uuid }) => inArray(subscriptionEvents.subscriptionId, sharedIds(db, uuid)),
    keeps: ['id', 'subscriptionId', 'type', 'happenedAt'],
    others: ['id', 'subscriptionId', 'type', 'happenedAt'],
  }),
  // Those of other people who shared a subscription with the person, or gave one.
  erasure({
    table: subscriptionEvents,
    rows: (_db, { email }) => isAddress(subscriptionEvents.details, email),
    keeps: ['id', 'subscriptionId', 'type', 'happenedAt'],
    others: ['id', 'subscriptionId', 'type', 'details', 'happenedAt'],
  }),
  erasure({
    table: subscriptions,
    rows: (_db, { email }) => isAddress(subscriptions.recipientEmail, email),
    keeps: [...SOLD, 'billingAddress', 'cancelReason', 'cancelReasonCode'],
    others: OFFERED,
  }),
  erasure({
    table: gatewayPurchases,
    rows: (db, { uuid, email }) =>
      or(
        inArray(
          gatewayPurchases.token,
          db.select({ token: subscriptions.purchase }).from(subscriptions).where(held(uuid)),
        ),
        isAddress(gatewayPurchases.email, email),
      ),
    keeps: ['token', 'orderId', 'productId', 'purchasedAt'],
  }),
  // Shares belong to their readers, except for what the person wrote.
  erasure({
    table: subscriptions,
    rows: (db, { uuid }) => inArray(subscriptions.parentId, heldIds(db, uuid)),
    keeps: [...SOLD, 'billingAddress', 'cancelReasonCode'],
    others: OFFERED,
  }),
  erasure({ table: subscriptions, rows: (_db, { uuid }) => held(uuid), keeps: SOLD }),
  // Of payments, and of checks of a card on file.
  erasure({
    table: gatewayAuthorisations,
    rows: (db, { uuid }) =>
      or(
        inArray(
          gatewayAuthorisations.id,
          db
            .select({ id: payments.authorisationId })
            .from(payments)
            .where(inArray(payments.orderNumber, ordersOf(db, uuid))),
        ),
        inArray(
          sql`split_part(${gatewayAuthorisations.idempotencyKey}, ':', 1) || ':' || split_part(${gatewayAuthorisations.idempotencyKey}, ':', 2)`,
          db
            .select({ purpose: sql`'method:' || ${paymentMethods.id}` })
            .from(paymentMethods)
            .where(eq(paymentMethods.readerUuid, uuid)),
        ),
      ),
    ...REMAINS.authorisations,
  }),
  erasure({
    table: payments,
    rows: (db, { uuid }) => inArray(payments.orderNumber, ordersOf(db, uuid)),
    ...REMAINS.payments,
  }),
  erasure({
    table: paymentMethods,
    rows: (_db, { uuid }) => eq(paymentMethods.readerUuid, uuid),
    keeps: ['id', 'readerUuid', 'partner', 'methodType', 'createdAt', 'origin'],
  }),
  erasure({
    table: orders,
    rows: (_db, { uuid }) => eq(orders.readerUuid, uuid),
    ...REMAINS.orders,
  }),
];

/** Ends a buyer's subscriptions and deletes the personal data of sales. */
export async function forgetBuyer(tx: Database, person: Person): Promise<void> {
  await endSubscriptions(tx, person.uuid);
  await eraseRows(tx, SALES_ERASURES, person);
}

/** Shared subscriptions end with their parent; only unredeemed ones are ended here. */
async function endSubscriptions(tx: Database, uuid: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: STATUS.terminated })
    .where(
      and(
        withShares(tx, uuid),
        or(eq(subscriptions.ownerUuid, uuid), eq(subscriptions.status, STATUS.toRedeem)),
        notInArray(subscriptions.status, [...OVER]),
      ),
    );
}
