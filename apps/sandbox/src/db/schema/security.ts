import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of calls in the current window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of the limit's name and its subject, so that no address or e-mail is stored. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);
