import { afterAll, beforeAll, describe } from 'vitest';
import { describeTwinOrders } from './describe-twin-orders.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('two open orders on the embedded database', () => {
  describeTwinOrders(() => sales);
});
