import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.ts';
import { testConfig } from '../open-app.ts';
import { prepareEmpty } from '../open-prepared.ts';
import { CROWD_TIMEOUT_MS } from './crowd.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import {
  expectEachOnce,
  payThrough,
  prepareOrders,
  startSalesProcess,
  type SalesProcess,
} from './interrupted.ts';

let sandbox: SalesProcess | undefined;
afterAll(() => sandbox?.kill('SIGKILL'));

// The embedded database is in the process of the sandbox, so the sandbox is killed.
it(
  'C4 a sandbox that is killed during payments loses the calls in flight and nothing else',
  { timeout: CROWD_TIMEOUT_MS },
  async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    const dump = await prepareEmpty(testConfig(folder));
    const prepared = await prepareOrders(await openEmbedded({ dataDir, dump }));
    const start = () => startSalesProcess({ SANDBOX_DATA: dataDir, SANDBOX_CACHE: folder });

    let running = (sandbox = await start());
    const lost = await payThrough(
      prepared,
      () => running.url,
      async () => {
        await running.kill('SIGKILL');
        running = sandbox = await start();
      },
    );
    expect([...lost]).toEqual(['no answer']);
    await running.kill('SIGTERM');
    await expectEachOnce(await openEmbedded({ dataDir }), prepared);
  },
);
