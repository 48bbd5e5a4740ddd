import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { readers } from '../identity.ts';
import { prices } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A postal address of an order or a subscription. */
export interface PostalAddress {
  line1: string;
  line2: string | null;
  locality: string;
  region: string | null;
  postal: string | null;
  country: string;
}

/** A cart belongs to a reader, or to a visitor, who is identified by the digest of a cookie. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    readerUuid: uuid('reader_uuid').references(() => readers.uuid, { onDelete: 'cascade' }),
    visitor: text('visitor'),
    billingAddress: jsonb('billing_address').$type<PostalAddress>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('carts_reader').on(table.readerUuid),
    unique('carts_visitor').on(table.visitor),
    index('carts_visitors_updated_at')
      .on(table.updatedAt)
      .where(sql`${table.visitor} is not null`),
    check('carts_one_owner', sql`(${table.readerUuid} is null) <> (${table.visitor} is null)`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    priceCode: text('price_code').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.sku] }),
    foreignKey({
      name: 'cart_items_price',
      columns: [table.sku, table.priceCode],
      foreignColumns: [prices.sku, prices.code],
    }),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 100`),
  ],
);

/** Addresses of a reader's earlier purchases, which are offered again. */
export const readerAddresses = pgTable(
  'reader_addresses',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    line1: text('line1').notNull(),
    line2: text('line2'),
    locality: text('locality').notNull(),
    region: text('region'),
    postal: text('postal'),
    country: text('country').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    unique('reader_addresses_once')
      .on(
        table.readerUuid,
        table.line1,
        table.line2,
        table.locality,
        table.region,
        table.postal,
        table.country,
      )
      .nullsNotDistinct(),
  ],
);

/** A reader id of the accelerated pages, and the reader who signed in there. @see C11 */
export const ampReaders = pgTable(
  'amp_readers',
  {
    id: text('id').primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('amp_readers_reader').on(table.readerUuid)],
);
