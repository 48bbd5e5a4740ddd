import { createHttpOffers } from 'rotativa/providers/http';
import { catalogueSeeder } from '../../apps/sandbox/src/seed/sales-seeder.ts';
import { serveApp } from '../../apps/sandbox/tests/serve-app.ts';
import type { OffersWorld } from './offers.ts';

/** The offers of the weekly in the sandbox. */
export async function openOffersWorld(): Promise<OffersWorld> {
  const { url, close } = await serveApp([catalogueSeeder]);
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
    close,
  };
}
