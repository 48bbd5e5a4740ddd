import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../src/db/server.ts';
import {
  expectEachOnce,
  payThrough,
  prepareOrders,
  startSalesProcess,
  type SalesProcess,
} from '../sales/interrupted.ts';
import { CROWD_TIMEOUT_MS } from '../sales/crowd.ts';
import { OPEN_TIMEOUT_MS } from '../sales/open-sales.ts';
import { freshDatabase, startOwnPostgres, type OwnServer } from '../postgres-server.ts';

/** The replies that a caller may get while the server is away. */
const AWAY = ['503 database_unavailable'];

// The other tests of this folder share a server, which must not restart.
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnPostgres();
}, OPEN_TIMEOUT_MS);
afterAll(() => server.stop());

let sandbox: SalesProcess | undefined;
afterEach(() => sandbox?.kill('SIGKILL'));

const open = (url: string) => openServer(url, (error) => expect.fail(error.message));

it.each(['fast', 'immediate'] as const)(
  'C4 a restart of PostgreSQL (%s) during payments loses the calls in flight and nothing else',
  { timeout: CROWD_TIMEOUT_MS },
  async (mode) => {
    const url = await freshDatabase(server.url);
    const prepared = await prepareOrders(await open(url));
    const running = (sandbox = await startSalesProcess({ DATABASE_URL: url }));
    const lost = await payThrough(
      prepared,
      () => {
        expect(running.end()).toBeUndefined();
        return running.url;
      },
      () => server.restart(mode),
    );
    expect([...lost]).toEqual(AWAY);
    expect(running.end()).toBeUndefined();
    await running.kill('SIGTERM');
    await expectEachOnce(await open(url), prepared);
  },
);
