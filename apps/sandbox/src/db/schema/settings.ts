import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Metadata of the database, such as its seed and its clock. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
