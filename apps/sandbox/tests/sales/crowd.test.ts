import { afterAll, beforeAll, describe, it } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import { freshDatabase, startPostgres } from '../postgres-server.ts';
import { expectNothingLost } from './crowd.ts';
import { OPEN_TIMEOUT_MS, openSales, type SalesApp } from './open-sales.ts';

/** Two hundred argon2 hashes and six hundred payments on a busy machine. */
const CROWD_TIMEOUT_MS = 300_000;

const server = await startPostgres();
if (server.missing !== undefined) console.warn(`No PostgreSQL server on this machine: ${server.missing}`);
afterAll(() => (server.missing === undefined ? server.stop() : undefined));

describe('readers who sign up, buy and cancel concurrently', () => {
  describe('on the embedded database', () => {
    let sales: SalesApp;
    beforeAll(async () => {
      sales = await openSales();
    }, OPEN_TIMEOUT_MS);
    afterAll(() => sales.close());

    it('20 of them: no lost order, no double subscription', { timeout: CROWD_TIMEOUT_MS }, () =>
      expectNothingLost(sales, 20),
    );
  });

  describe.skipIf(server.missing !== undefined)('on a PostgreSQL server (needs a PostgreSQL server)', () => {
    let sales: SalesApp;
    beforeAll(async () => {
      const failOnIdle = (error: Error) => {
        throw error;
      };
      sales = await openSales(await openServer(await freshDatabase(server.url ?? ''), failOnIdle));
    }, OPEN_TIMEOUT_MS);
    afterAll(() => sales.close());

    it('200 of them: no lost order, no double subscription', { timeout: CROWD_TIMEOUT_MS }, () =>
      expectNothingLost(sales, 200),
    );
  });
});
