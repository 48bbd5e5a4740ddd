import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { readers } from '../identity.ts';
import type { PostalAddress } from './carts.ts';
import { prices } from './catalogue.ts';
import { gatewayAuthorisations } from './gateway.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const ORDER_STATUSES = ['Pending', 'PartiallyPaid', 'Paid', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Amounts are whole pesos. */
export const orders = pgTable(
  'orders',
  {
    /** Random, so that an order number does not reveal others. */
    number: text('number').primaryKey(),
    /** The `orderID` of replies. It is not used for look-ups. */
    id: integer('id').generatedByDefaultAsIdentity({ startWith: 30_001 }).notNull().unique(),
    readerUuid: uuid('reader_uuid').references(() => readers.uuid),
    /** Digest of the cookie of a buyer without an account. */
    visitor: text('visitor'),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    type: text('type', { enum: ['Parent', 'Renewal'] }).notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    secondLastName: text('second_last_name'),
    billingAddress: jsonb('billing_address').$type<PostalAddress>().notNull(),
    /** The buyer's cédula or NIT, for the invoice. */
    taxId: text('tax_id'),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    tax: integer('tax').notNull(),
    shipping: integer('shipping').notNull(),
    total: integer('total').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    paidAt: moment('paid_at'),
    origin: text('origin', { enum: ['seed', 'checkout'] })
      .notNull()
      .default('checkout'),
  },
  (table) => [
    index('orders_reader').on(table.readerUuid, table.orderedAt.desc(), table.number),
    index('orders_visitor').on(table.visitor),
    index('orders_unclaimed')
      .on(sql`lower(${table.email})`)
      .where(sql`visitor is not null`),
    check('orders_one_buyer', sql`(${table.readerUuid} is null) <> (${table.visitor} is null)`),
    check('orders_total', sql`${table.total} = ${table.subtotal} + ${table.tax} + ${table.shipping}`),
    check('orders_paid', sql`(${table.status} = 'Paid') = (${table.paidAt} is not null)`),
  ],
);

/** The items of an order, with the prices at that time. */
export const orderItems = pgTable(
  'order_items',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    priceCode: text('price_code').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    price: integer('price').notNull(),
    subtotal: integer('subtotal').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.sku] }),
    foreignKey({
      name: 'order_items_price',
      columns: [table.sku, table.priceCode],
      foreignColumns: [prices.sku, prices.code],
    }),
    check('order_items_total', sql`${table.total} = ${table.subtotal} + ${table.tax}`),
    check('order_items_quantity', sql`${table.quantity} between 1 and 100`),
  ],
);

/** Payment attempts of an order, with only the card data of a receipt. At most one attempt of an order succeeds. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').generatedByDefaultAsIdentity({ startWith: 7_001 }).primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    methodType: smallint('method_type').notNull(),
    methodId: integer('method_id').notNull(),
    status: text('status', { enum: ['initialised', 'challenged', 'succeeded', 'declined'] }).notNull(),
    authorisationId: uuid('authorisation_id').references(() => gatewayAuthorisations.id),
    amount: integer('amount').notNull(),
    brand: text('brand'),
    lastFour: text('last_four'),
    cardHolder: text('card_holder'),
    /** 'MM/YYYY' */
    expiration: text('expiration'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_one_success')
      .on(table.orderNumber)
      .where(sql`status = 'succeeded'`),
    uniqueIndex('payments_one_start')
      .on(table.orderNumber, table.methodId)
      .where(sql`status = 'initialised'`),
    unique('payments_authorisation').on(table.authorisationId),
    index('payments_order').on(table.orderNumber, table.id),
    check('payments_method_type', sql`${table.methodType} in (2, 6, 7, 8, 9, 10)`),
    check('payments_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
  ],
);
