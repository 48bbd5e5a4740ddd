import { defineConfig } from 'drizzle-kit';

/**
 * `node apps/sandbox/drizzle-kit.ts generate --name what_changes` writes the next migration from the schema. It compares the
 * schema with the snapshot of the last migration, so older snapshots are not kept.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './drizzle',
});
