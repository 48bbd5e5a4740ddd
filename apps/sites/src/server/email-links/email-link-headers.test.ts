import { Hono } from 'hono';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { SEAT_PATH } from '../../pages/registration.ts';
import { PREVIEW_PARAMETER } from '../desk/preview-token.ts';
import type { SitesEnv } from '../sites-env.ts';
import { emailLinkHeaders } from './email-link-headers.ts';

/** The headers of a page that caches may keep, at an address; of no site without a brand. */
async function headersAt(address: string, hasSite = true) {
  const app = new Hono<SitesEnv>();
  app.use(async (c, next) => {
    if (hasSite) c.set('site', { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' });
    await next();
  });
  app.use(emailLinkHeaders);
  app.get('*', (c) => c.text('', 200, { 'Cache-Control': 'public', ETag: '"a"' }));
  const { status, headers } = await app.request(address);
  expect(status).toBe(200);
  return ['cache-control', 'referrer-policy', 'etag'].map((name) => headers.get(name));
}

describe('A11 a page with a secret in its address', () => {
  it.each(['/verificar-cuenta/', SEAT_PATH, `/nacion/?${PREVIEW_PARAMETER}=x`, `/?${PREVIEW_PARAMETER}=`])(
    'is not stored, and tells no other site its address: %s',
    async (address) => expect(await headersAt(address)).toEqual(['no-store', 'no-referrer', null]),
  );

  it('is another than the pages of a site, and those of no site', async () => {
    const unchanged = ['public', null, '"a"'];
    expect(await headersAt('/nacion/?token=x')).toEqual(unchanged);
    expect(await headersAt('/verificar-cuenta/', false)).toEqual(unchanged);
  });
});
