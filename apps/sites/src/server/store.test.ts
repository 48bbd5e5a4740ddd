import { MEMORY_OFFER } from 'rotativa/providers/memory';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { openSites, SHORT_BUDGET } from './sites.fixture.ts';

const KEPT = { PAGE_CACHE_MB: '16' };
const BUY = 'href="/suscripciones-online/?offerId=466&amp;sku=DIGITAL-ANUAL&amp;priceCode=ANUAL-199"';

/** The sites over a sales service that can fail, and time that can pass. */
async function open(environment: Record<string, string> = {}) {
  const requested: string[] = [];
  const service: { reply: unknown } = { reply: MEMORY_OFFER };
  let now = 0;
  const sites = await openSites(
    (source, _query, { url }) => {
      if (source !== '466') return undefined;
      requested.push(new URL(url).search);
      return service.reply;
    },
    environment,
    { now: () => now },
  );
  return { ...sites, requested, service, pass: (seconds: number) => void (now += seconds * 1000) };
}

describe('C7 the store', () => {
  it.each(BRANDS)('of %s has the prices of the service, at both addresses, for every cache', async (key) => {
    const { get, requested } = await open();
    for (const path of ['/store/', '/suscripciones/']) {
      const { status, html, headers } = await get(path, {}, key);
      expect(status).toBe(200);
      expect(html).toContain('$199.000');
      expect(html).toContain(BUY);
      expect(html).toContain('La misma cuenta en 4 dispositivos.');
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${BRAND_CONFIGS[key].routes.subscribe}"`));
      expect(headers.get('Cache-Control')).toMatch(/^public, /);
    }
    expect(new Set(requested)).toEqual(new Set([`?site=${key}`]));
  });

  it('is the same whatever the address says', async () => {
    const { get } = await open();
    const plain = await get('/store/');
    const other = await get('/store/?sku=<script>&offerId=1&utm_source=x');
    expect(other.html).toBe(plain.html);
  });

  it.each([
    ['is out of reach', new TypeError('fetch failed')],
    ['has no such offer', undefined],
    ['sends HTML', new Response('<!doctype html>')],
    ['sends a price of nothing', { ...MEMORY_OFFER, products: [{ ...MEMORY_OFFER.products[0], price: 0 }] }],
    ['sells nothing', { ...MEMORY_OFFER, products: [] }],
    ['does not answer', 'never'],
  ])('a sales service that %s: a notice with the status 503, which no cache keeps', async (_name, reply) => {
    const { get, service } = await open(SHORT_BUDGET);
    service.reply = reply;
    const { status, html, headers } = await get('/store/');
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(headers.get('Retry-After')).toBe('15');
    expect(html).toContain('No pudimos traer las suscripciones');
    expect(html).not.toContain('Suscribirse por');
  });

  it('the last good copy stays during an outage', async () => {
    const { get, service, pass } = await open(KEPT);
    const { html } = await get('/store/');
    service.reply = new TypeError('fetch failed');
    pass(3600);
    const later = await get('/store/');
    expect([later.status, later.html]).toEqual([200, html]);
  });

  it('a new price is on the page later', async () => {
    const { get, service, pass } = await open(KEPT);
    await get('/store/');
    const [first, ...others] = MEMORY_OFFER.products;
    service.reply = { ...MEMORY_OFFER, products: [{ ...first, price: 250_000 }, ...others] };
    pass(3600);
    expect((await get('/store/')).html).toContain('250.000');
  });
});
