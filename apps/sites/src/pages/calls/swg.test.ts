import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../../config/env.ts';
import { openSites, story } from '../../server/sites.fixture.ts';

const SANDBOX = 'http://127.0.0.1:4000';
const { routes, services } = BRAND_CONFIGS.weekly;
const RECEIPT = '/suscripciones-online/recibo/';

/** The search engine's data in a page, and the sources in its policy. */
async function page(path: string, settings: Record<string, string> = {}) {
  const { get } = await openSites(
    (source) => (source === 'story-by-url' ? story('a', { canonical_url: path }) : undefined),
    settings,
  );
  const { html, headers } = await get(path);
  const [, script, product, sku] =
    /<meta name="rt-swg" content="([^"]*)" data-product="([^"]*)" data-sku="([^"]*)"/.exec(html) ?? [];
  const policy = headers.get('Content-Security-Policy') ?? '';
  const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  const json = /"productID":"([^"]*)"/.exec(html)?.[1];
  return { html, script, product, sku, json, sources };
}

describe('C10 the script of subscriptions at the search engine', () => {
  it.each([routes.subscriptions, RECEIPT])('is named on %s with the products of the site', async (path) => {
    const { script, product, sku, sources } = await page(path);
    expect({ script, product, sku }).toEqual({ script: `${SANDBOX}/swg/semanario.js`, ...services.swg });
    expect(sources('script-src')).toContain(script);
  });

  it('a page with card fields may frame its origin besides the gateway’s', async () => {
    const settings = { SWG_SCRIPT: 'https://swg.example/{site}/swg.js', CARD_FRAME: 'https://pay.example/f' };
    const { script, sources } = await page(routes.subscriptions, settings);
    expect(script).toBe('https://swg.example/semanario/swg.js');
    expect(sources('frame-src')).toEqual(['https://pay.example', 'https://swg.example']);
    expect(sources('connect-src')).toContain('https://swg.example');
  });

  it.each([routes.profile, routes.contact, routes.buy])('%s has nothing of it', async (path) => {
    const { script, sources } = await page(path);
    expect([script, sources('script-src').filter((source) => source.includes('/swg/'))]).toEqual([
      undefined,
      [],
    ]);
  });

  it('a story names the product in its structured data, and loads nothing', async () => {
    const { script, json } = await page('/nacion/articulo/a/');
    expect([script, json]).toEqual([undefined, services.swg.product]);
  });

  it.each<[string, Record<string, string>]>([
    ['turned off', { SWG_SCRIPT: 'off' }],
    ['without a sandbox', { CONTENT_ORIGIN: 'https://content.example', ACCOUNT_ORIGIN: 'https://a.example' }],
    [
      'without an account service',
      { CONTENT_ORIGIN: 'https://content.example', SWG_SCRIPT: 'https://swg.example/s.js' },
    ],
  ])('%s it is on no page', async (_what, settings) => {
    expect((await page(routes.subscriptions, settings)).script).toBeUndefined();
    expect((await page('/nacion/articulo/a/', settings)).json).toBeUndefined();
  });

  it('an invalid address stops the start', () => {
    expect(() => readConfig({ SWG_SCRIPT: 'javascript:alert(1)' })).toThrow(/SWG_SCRIPT/);
  });
});
