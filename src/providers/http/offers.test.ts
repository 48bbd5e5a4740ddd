import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, type LocalServer } from './local-server.fixture.ts';
import { createHttpOffers } from './offers.ts';

let server: LocalServer;
beforeEach(async () => {
  server = await localServer();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
});

const offers = (timeoutMs?: number) =>
  createHttpOffers({ origin: `${server.origin}/`, site: 'weekly', timeoutMs });
const PRODUCT = { sku: 'A-1', priceCode: 'P_1', name: 'Anual', price: 199_000, periodMonths: 12 };
const reply = (product: object) => json({ offerID: 466, name: 'Todas', products: [product] });

describe('C7 offers over HTTP', () => {
  it('asks for the site’s offer without a session; null and absent values have their defaults', async () => {
    server.answer = reply({ ...PRODUCT, brand: null, description: null, taxPercent: null });
    expect((await offers().offer(466)).products).toEqual([
      { ...PRODUCT, description: '', currency: 'COP', gift: false, sharesAllowed: 0 },
    ]);
    const [{ method, url, headers } = {}] = server.received;
    expect([method, url]).toEqual(['GET', '/retail/public/v1/offer/466?site=weekly']);
    expect([headers?.authorization, headers?.cookie]).toEqual([undefined, undefined]);
  });

  it.each([
    { price: 0 },
    { price: -5 },
    { price: 19.9 },
    { price: '199000' },
    { price: 2e9 },
    { sku: '' },
    { sku: 'a b' },
    { sku: '../x' },
    { sku: 'x'.repeat(65) },
    { priceCode: '"><script>' },
    { name: '' },
    { periodMonths: 0 },
    { periodMonths: 61 },
    { currency: 'pesos' },
    { taxPercent: 101 },
    { gift: 'no' },
    { sharesAllowed: -1 },
  ])('a product with %j makes the reply unusable', async (change) => {
    server.answer = reply({ ...PRODUCT, ...change });
    await expect(offers().offer(466)).rejects.toMatchObject({ name: 'ApiError', code: 'badReply' });
  });

  it('refuses more products than a page can compare', async () => {
    server.answer = json({ offerID: 466, products: Array.from({ length: 51 }, () => PRODUCT) });
    await expect(offers().offer(466)).rejects.toMatchObject({ code: 'badReply' });
  });

  it.each(FAULTS)('%s: an ApiError', async (_name, answer, code) => {
    server.answer = answer;
    await expect(offers(limitFor(code)).offer(466)).rejects.toMatchObject({ name: 'ApiError', code });
  });
});
