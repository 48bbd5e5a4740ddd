import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Json } from './content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every e-mail that the sandbox writes, in the order of writing. A row is written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Lower case. */
    recipient: text('recipient').notNull(),
    /** The site that writes: 'weekly', 'daily'… */
    brand: text('brand').notNull(),
    /** The secret that the letter's link carries. Removed as soon as the letter has been sent. */
    token: text('token'),
    data: jsonb('data').$type<Json>().notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Not tried before this moment: it moves away with every failure. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    /** Why the last attempt failed, in the server's words. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`status = 'pending'`),
    index('outbox_recipient').on(table.recipient, table.id.desc()),
  ],
);
