import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { expect, it } from 'vitest';
import { requireSite } from './sites-env.ts';

it('a request to a route of a site has its site, and another one is a fault', () => {
  const site = { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' };
  const requested = (own: typeof site | null) =>
    ({ var: { site: own } }) as Parameters<typeof requireSite>[0];
  expect(requireSite(requested(site))).toBe(site);
  expect(() => requireSite(requested(null))).toThrow('The request has no site.');
});
