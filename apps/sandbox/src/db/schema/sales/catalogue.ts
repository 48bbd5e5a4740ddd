import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** The products. The seed writes the rows and never removes any, because orders refer to them. */
export const products = pgTable(
  'products',
  {
    sku: text('sku').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Number of people the owner can share the subscription with. */
    sharesAllowed: integer('shares_allowed').notNull(),
    /** Maximum quantity in an order. */
    maxQuantity: integer('max_quantity').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check('products_shares', sql`${table.sharesAllowed} >= 0`),
    check('products_quantity', sql`${table.maxQuantity} between 1 and 100`),
  ],
);

/** The prices of a product by price code. Amounts are whole pesos, tax included. */
export const prices = pgTable(
  'prices',
  {
    code: text('code').primaryKey(),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('COP'),
    taxPercent: integer('tax_percent').notNull().default(0),
    periodMonths: integer('period_months').notNull(),
    /** Whether the buyer gives it to another person. */
    gift: boolean('gift').notNull().default(false),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    unique('prices_of_product').on(table.sku, table.code),
    check('prices_amount', sql`${table.amount} > 0`),
    check('prices_tax', sql`${table.taxPercent} between 0 and 100`),
    check('prices_period', sql`${table.periodMonths} between 1 and 60`),
  ],
);

/** A page of the store. The sites link to offer 466. */
export const offers = pgTable('offers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** The products of an offer, in order, with the brand whose readers see them; no brand means all. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    brand: text('brand'),
    sku: text('sku').notNull(),
    priceCode: text('price_code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.position] }),
    foreignKey({
      name: 'offer_prices_price',
      columns: [table.sku, table.priceCode],
      foreignColumns: [prices.sku, prices.code],
    }),
  ],
);
