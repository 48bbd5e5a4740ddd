import { afterAll, beforeAll, describe } from 'vitest';
import { describeTwinOrders } from '../sales/describe-twin-orders.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from '../sales/open-sales.ts';
import { openPostgres } from './open-postgres.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales(await openPostgres());
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('two open orders on a PostgreSQL server', () => {
  describeTwinOrders(() => sales);
});
