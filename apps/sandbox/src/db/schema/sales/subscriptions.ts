import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { readers } from '../identity.ts';
import type { PostalAddress } from './carts.ts';
import { prices } from './catalogue.ts';
import { orders } from './orders.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A card on file, with its public data and the gateway's id. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: integer('id').generatedByDefaultAsIdentity({ startWith: 50_001 }).primaryKey(),
    readerUuid: uuid('reader_uuid').references(() => readers.uuid),
    partner: text('partner').notNull(),
    methodType: smallint('method_type').notNull(),
    brand: text('brand'),
    lastFour: text('last_four'),
    cardHolder: text('card_holder'),
    /** 'MM/YYYY' */
    expiration: text('expiration'),
    createdAt: moment('created_at').notNull(),
    origin: text('origin', { enum: ['seed', 'checkout'] })
      .notNull()
      .default('checkout'),
  },
  (table) => [
    index('payment_methods_reader').on(table.readerUuid),
    check('payment_methods_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
    check('payment_methods_expiration', sql`${table.expiration} ~ '^[0-9]{2}/[0-9]{4}$'`),
  ],
);

/**
 * Subscriptions. Bought ones belong to an order, shared ones to their parent. Without an owner it is
 * a gift or an invitation that is not redeemed, or a purchase without an account.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').generatedByDefaultAsIdentity({ startWith: 100_001 }).primaryKey(),
    ownerUuid: uuid('owner_uuid').references(() => readers.uuid),
    /** The buyer, if the buyer has an account. */
    buyerUuid: uuid('buyer_uuid').references(() => readers.uuid),
    sku: text('sku').notNull(),
    priceCode: text('price_code').notNull(),
    /** 1 active, 2 terminated, 3 cancelled, 4 suspended, 5 to be redeemed, 6 inactive. */
    status: smallint('status').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => subscriptions.id, { onDelete: 'cascade' }),
    orderNumber: text('order_number').references(() => orders.number, { onDelete: 'cascade' }),
    /** Number within the same order, from 1. */
    unit: smallint('unit').notNull().default(1),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    /** The person it was shared with or given to. */
    recipientEmail: text('recipient_email'),
    startsAt: moment('starts_at').notNull(),
    /** End of the paid period. */
    endsAt: moment('ends_at').notNull(),
    cancelReason: text('cancel_reason'),
    cancelReasonCode: text('cancel_reason_code'),
    /** Digest of the search engine's purchase token. */
    purchase: text('purchase'),
    origin: text('origin', { enum: ['seed', 'checkout'] })
      .notNull()
      .default('checkout'),
  },
  (table) => [
    foreignKey({
      name: 'subscriptions_price',
      columns: [table.sku, table.priceCode],
      foreignColumns: [prices.sku, prices.code],
    }),
    unique('subscriptions_of_order').on(table.orderNumber, table.sku, table.unit),
    unique('subscriptions_purchase').on(table.purchase),
    index('subscriptions_owner').on(table.ownerUuid),
    index('subscriptions_buyer').on(table.buyerUuid),
    index('subscriptions_parent').on(table.parentId),
    index('subscriptions_method').on(table.paymentMethodId),
    check('subscriptions_status', sql`${table.status} between 1 and 6`),
    check('subscriptions_period', sql`${table.endsAt} > ${table.startsAt}`),
    check('subscriptions_source', sql`${table.parentId} is null or ${table.orderNumber} is null`),
  ],
);

const SUBSCRIPTION_EVENTS = [
  'START_SUBSCRIPTION',
  'CANCEL_SUBSCRIPTION',
  'RESCUE_SUBSCRIPTION',
  'TERMINATE_SUBSCRIPTION',
  'SUSPEND_SUBSCRIPTION',
  'SHARE_SUBSCRIPTION',
  'REDEEM_SUBSCRIPTION',
  'GIFT_SUBSCRIPTION',
  'UPDATE_PAYMENT_METHOD',
  'UPDATE_ADDRESS',
] as const;
export type SubscriptionEventType = (typeof SUBSCRIPTION_EVENTS)[number];

/** The events of a subscription, oldest first. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    type: text('type', { enum: SUBSCRIPTION_EVENTS }).notNull(),
    details: text('details'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('subscription_events_subscription').on(table.subscriptionId, table.id)],
);

/** Codes that redeem a waiting subscription. Only their digests are stored. */
export const redeemCodes = pgTable(
  'redeem_codes',
  {
    digest: text('digest').primaryKey(),
    kind: text('kind', { enum: ['share', 'gift'] }).notNull(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [unique('redeem_codes_subscription').on(table.subscriptionId)],
);
