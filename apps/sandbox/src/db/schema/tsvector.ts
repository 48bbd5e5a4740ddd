import { customType } from 'drizzle-orm/pg-core';

/** Postgres' full-text index type. Only generated columns write it, so its JavaScript value does not matter. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
