import { afterAll, beforeAll, describe, it } from 'vitest';
import { CROWD_TIMEOUT_MS, expectNothingLost } from './crowd.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('readers who sign up, buy and cancel concurrently on the embedded database', () => {
  it('20 of them: no lost order, no double subscription', { timeout: CROWD_TIMEOUT_MS }, () =>
    expectNothingLost(sales, 20),
  );
});
