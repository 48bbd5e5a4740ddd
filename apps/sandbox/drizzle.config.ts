import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what_changes` in this folder writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './drizzle',
});
