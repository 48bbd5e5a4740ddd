import { customType } from 'drizzle-orm/pg-core';

/** Postgres' full-text index type. Written only by generated columns, so it has no JavaScript value of interest. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
