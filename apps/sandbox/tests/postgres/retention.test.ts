import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { contactMessages } from '../../src/db/schema/index.ts';
import { applyRetention } from '../../src/retention/apply.ts';
import { describeRetention } from '../retention/describe-retention.ts';
import { OPEN_TIMEOUT_MS, openSales } from '../sales/open-sales.ts';
import { newDatabase, openPostgres } from './open-postgres.ts';

describe('A11 the retention of personal data on PostgreSQL', () => describeRetention(() => openPostgres()));

describe('A11 two processes that apply the retention', () => {
  it(
    'do not work at the same time: the second leaves it to the first',
    async () => {
      const url = await newDatabase();
      const sales = await openSales(await openPostgres(url));
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      const { db } = sales.context;
      await db
        .insert(contactMessages)
        .values({ email: 'a@b.co', brand: 'weekly', fields: {}, createdAt: sql`now() - interval '5 years'` });
      const context = { ...sales.context, clock: () => new Date() };
      await other.query('begin');
      await other.query(`select pg_advisory_xact_lock(hashtextextended('rotativa retention', 0))`);
      expect(await applyRetention(context)).toBeUndefined();
      expect(await db.$count(contactMessages)).toBe(1);
      await other.query('rollback');
      expect(await applyRetention(context)).toMatchObject({ messages: 1 });
      await other.end();
      await sales.close();
    },
    OPEN_TIMEOUT_MS,
  );
});
