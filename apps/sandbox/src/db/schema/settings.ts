import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the sandbox remembers about its own database, such as which seed it holds and the clock it was set to. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
