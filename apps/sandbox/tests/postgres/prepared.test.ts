import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreparingClient } from '../../src/db/preparing-client.ts';
import { openServer } from '../../src/db/server.ts';
import { documents } from '../../src/db/schema/index.ts';
import { newDatabase } from './open-postgres.ts';

let client: PreparingClient;
beforeEach(async () => {
  const url = await newDatabase();
  const server = await openServer(url, () => undefined);
  await server.migrate();
  await server.close();
  client = new PreparingClient({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

const prepared = async (): Promise<number> => {
  const { rows } = await drizzle(client).execute<{ count: number }>(
    sql`select count(*)::int as count from pg_prepared_statements where name like 'rt\\_%' and statement like ${'%documents%'}`,
  );
  return rows[0]!.count;
};

it('a statement is prepared once, whatever its values, and gives the same rows', async () => {
  const db = drizzle(client);
  for (const site of ['weekly', 'daily', 'weekly'])
    expect(await db.select({ id: documents.id }).from(documents).where(eq(documents.site, site))).toEqual([]);
  expect(await prepared()).toBe(1);
});

it('statements of any number are prepared up to a bound, and answered beyond it', async () => {
  const db = drizzle(client);
  for (let at = 0; at < 300; at += 1) {
    const answer = await db.execute(
      sql.raw(`select ${at} as number from documents right join (select 1) one on true`),
    );
    expect(answer.rows).toEqual([{ number: at }]);
  }
  expect(await prepared()).toBeLessThanOrEqual(200);
});
