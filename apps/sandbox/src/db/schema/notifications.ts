import { sql } from 'drizzle-orm';
import { bigserial, check, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Json } from './content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who receives which newsletter. Leaving keeps the row, so that the moment of consent and of leaving stay known. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case. */
    email: text('email').notNull(),
    /** The list: 'home' or another label of the form. */
    origin: text('origin').notNull(),
    brand: text('brand').notNull(),
    /** A hash of the secret that the link to leave carries. */
    leaveHash: text('leave_hash').notNull().unique(),
    subscribedAt: moment('subscribed_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [primaryKey({ columns: [table.email, table.origin, table.brand] })],
);

/** What readers wrote by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    fields: jsonb('fields').$type<Json>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc())],
);

/** What the site's server told the notification service: registrations, purchases, profile changes. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['user_registration', 'new_purchase', 'update_profile'] }).notNull(),
    email: text('email').notNull(),
    payload: jsonb('payload').$type<Json>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('notification_events_email').on(table.email, table.id.desc()),
    check('notification_events_email_lower', sql`email = lower(email)`),
  ],
);

/** What the customer service knows of a subscriber: the first record decides the renewal banner. */
export const customerSegments = pgTable('customer_segments', {
  /** Lower case. */
  email: text('email').primaryKey(),
  /** The records, in the order in which they are answered. */
  records: jsonb('records').$type<Json[]>().notNull(),
  origin: text('origin', { enum: ['seed', 'service'] }).notNull(),
});
