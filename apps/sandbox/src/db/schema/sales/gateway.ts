import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const CARD_BEHAVIOURS = ['approve', 'decline', 'challenge', 'malformed'] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** Cards of the simulated gateway. Their numbers and codes are never stored. */
export const gatewayTokens = pgTable(
  'gateway_tokens',
  {
    token: text('token').primaryKey(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    cardHolder: text('card_holder').notNull(),
    behaviour: text('behaviour', { enum: CARD_BEHAVIOURS }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('gateway_tokens_created').on(table.createdAt),
    check('gateway_tokens_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
  ],
);

/** The gateway's decision about a charge. The key makes a repeated request return the first decision. */
export const gatewayAuthorisations = pgTable(
  'gateway_authorisations',
  {
    id: uuid('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status', { enum: ['approved', 'declined', 'challenge', 'malformed'] }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    cardHolder: text('card_holder').notNull(),
    expiration: text('expiration').notNull(),
    /** The address to which the bank's page returns. */
    returnUrl: text('return_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gateway_authorisations_key').on(table.idempotencyKey),
    check('gateway_authorisations_amount', sql`${table.amount} >= 0`),
    check('gateway_authorisations_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
  ],
);

/** Purchases at the simulated search engine, by the digest of their purchase token. @see C10 */
export const gatewayPurchases = pgTable('gateway_purchases', {
  token: text('token').primaryKey(),
  orderId: text('order_id').notNull(),
  productId: text('product_id').notNull(),
  email: text('email'),
  purchasedAt: moment('purchased_at').notNull(),
});
