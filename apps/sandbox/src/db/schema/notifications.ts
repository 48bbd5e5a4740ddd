import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { HelpFileType } from 'rotativa/domain';
import { bytes } from './bytes.ts';
import type { Json } from './content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Newsletter subscriptions. Unsubscribing keeps the row, so that the times of consent and unsubscription stay known. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case. */
    email: text('email').notNull(),
    /** The list: 'home' or another label of the form. */
    origin: text('origin').notNull(),
    brand: text('brand').notNull(),
    /** A hash of the secret in the unsubscribe link. */
    leaveHash: text('leave_hash').notNull().unique(),
    subscribedAt: moment('subscribed_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [primaryKey({ columns: [table.email, table.origin, table.brand] })],
);

/** Messages of readers from the contact form. */
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

/** The files of a message, which are deleted with it. */
export const contactFiles = pgTable(
  'contact_files',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** As the reader named it, without what is unsafe in a name. */
    name: text('name').notNull(),
    /** By its first bytes. */
    type: text('type').$type<HelpFileType>().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [index('contact_files_message').on(table.messageId)],
);

/** Calls of the site's server to the notification service: registrations, purchases, profile changes. */
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

/** Proofs of readers' decisions about cookies and other sites. They name no reader: the browser keeps the id. */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: text('id').primaryKey(),
    brand: text('brand').notNull(),
    /** The version of the text that the reader saw. */
    version: text('version').notNull(),
    purposes: jsonb('purposes').$type<string[]>().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [index('consent_proofs_newest').on(table.decidedAt.desc())],
);

/** Data of the customer service about a subscriber. The first record determines the renewal banner. */
export const customerSegments = pgTable('customer_segments', {
  /** Lower case. */
  email: text('email').primaryKey(),
  /** The records, in the order of the reply. */
  records: jsonb('records').$type<Json[]>().notNull(),
  origin: text('origin', { enum: ['seed', 'service'] }).notNull(),
});
