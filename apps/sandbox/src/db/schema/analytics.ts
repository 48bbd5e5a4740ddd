import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Json } from './content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Events of readers who consented. They name no reader. */
export const analyticsEvents = pgTable(
  'measured_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    brand: text('brand').notNull(),
    /** A random id, which connects the events of a tab. */
    visit: text('visit').notNull(),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Json>().notNull(),
    /** By the browser's clock, not later than its arrival and at most a day earlier. */
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('measured_events_visit').on(table.visit, table.id),
    index('measured_events_received').on(table.receivedAt),
  ],
);
