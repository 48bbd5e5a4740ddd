import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Seats of guests at forums. A cancelled seat keeps its row, so that the times of consent and cancellation stay known. */
export const forumRegistrations = pgTable(
  'forum_registrations',
  {
    /** In the link of the e-mail, signed. */
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** The document that announces the forum. */
    document: text('document').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    organisation: text('organisation').notNull(),
    registeredAt: moment('registered_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** When the last e-mail about the seat was written. */
    emailedAt: moment('emailed_at').notNull(),
  },
  (table) => [
    unique('forum_registrations_one_seat').on(table.brand, table.document, table.email),
    index('forum_registrations_taken')
      .on(table.brand, table.document)
      .where(sql`cancelled_at is null`),
    check('forum_registrations_email_lower', sql`email = lower(email)`),
  ],
);
