import { afterAll, beforeAll, describe, it } from 'vitest';
import { EVERYTHING } from '../../../../tests/support/everything.ts';
import { CROWD_TIMEOUT_MS, expectNothingLost } from '../sales/crowd.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from '../sales/open-sales.ts';
import { openPostgres } from './open-postgres.ts';

/** The pool has ten connections, so forty readers already wait for each other. */
const READERS = EVERYTHING ? 200 : 40;

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales(await openPostgres());
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('readers who sign up, buy and cancel concurrently on a PostgreSQL server', () => {
  it(`${READERS} of them: no lost order, no double subscription`, { timeout: CROWD_TIMEOUT_MS }, () =>
    expectNothingLost(sales, READERS),
  );
});
