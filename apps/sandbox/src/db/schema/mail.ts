import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Json } from './content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every e-mail of the sandbox, in order. A row is written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Lower case. */
    recipient: text('recipient').notNull(),
    /** The sending site: 'weekly', 'daily'… */
    brand: text('brand').notNull(),
    /** The secret of the e-mail's link. Removed after the e-mail has been sent. */
    token: text('token'),
    data: jsonb('data').$type<Json>().notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Time of the next attempt. Every failure delays it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    /** The server's message for the last failure. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`status = 'pending'`),
    index('outbox_recipient').on(table.recipient, table.id.desc()),
  ],
);
