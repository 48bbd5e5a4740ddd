import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createHttpOffers } from 'rotativa/providers/http';
import { createSandbox } from '../../apps/sandbox/src/sandbox.ts';
import { catalogueSeeder } from '../../apps/sandbox/src/seed/sales-seeder.ts';
import type { OffersWorld } from './offers.ts';

/** The offers of the weekly in the sandbox. */
export async function openOffersWorld(): Promise<OffersWorld> {
  const sandbox = await createSandbox({
    config: {
      port: 0,
      dataDir: 'memory',
      cacheDir: await mkdtemp(join(tmpdir(), 'rotativa-offers-contract-')),
    },
    env: {},
    log: pino({ level: 'silent' }),
    seeders: [catalogueSeeder],
  });
  const { url } = await sandbox.listen();
  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  return {
    offers: createHttpOffers({ origin: url, site: 'weekly', fetch: call }),
    reachable: (now) => {
      isDown = !now;
    },
    close: () => sandbox.close(),
  };
}
