import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { cacheControl, TEXT_CACHE } from './cache-control.ts';
import { serveSiteFiles } from './site-files.ts';
import type { SitesEnv } from './sites-env.ts';

/** The answer of a site with only these files. */
async function get(path: string, brand: BrandKey = 'weekly') {
  const app = new Hono<SitesEnv>();
  app.use(async (c, next) => {
    c.set('site', { brand: BRAND_CONFIGS[brand], origin: 'http://localhost:3001' });
    await next();
  });
  serveSiteFiles(app);
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('the small files of a site', () => {
  it.each(BRANDS)('robots.txt of %s leaves out the search and names both sitemaps', async (brand) => {
    const { html } = await get('/robots.txt', brand);
    expect(html.split('\n')).toEqual([
      'User-agent: *',
      `Disallow: ${BRAND_CONFIGS[brand].routes.search}`,
      'Allow: /',
      '',
      'Sitemap: http://localhost:3001/sitemap.xml',
      'Sitemap: http://localhost:3001/sitemap-noticias.xml',
      '',
    ]);
  });

  it.each(BRANDS)('the manifest of %s names it, with its colour and its icon', async (brand) => {
    const { name, tagline, language, themeColor } = BRAND_CONFIGS[brand];
    const { html } = await get('/manifest.webmanifest', brand);
    expect(JSON.parse(html)).toEqual({
      name,
      short_name: name,
      description: tagline,
      lang: language,
      start_url: '/',
      display: 'minimal-ui',
      background_color: themeColor.light,
      theme_color: themeColor.light,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
    expect((await get('/favicon.svg', brand)).html).toBe(BRAND_CONFIGS[brand].favicon);
  });

  it.each([
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/sic.svg', 'image/svg+xml'],
    ['/aliados/butaca.svg', 'image/svg+xml'],
    ['/aliados/cine-cauca.svg', 'image/svg+xml'],
  ])('%s has its type, and caches keep it', async (path, type) => {
    const { status, headers, html } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(headers.get('cache-control')).toBe(cacheControl(TEXT_CACHE));
    if (type === 'image/svg+xml') expect(html).toMatch(/^(?:<\?xml[^>]*>\s*)?<svg/);
  });

  it('each mark is another one, and none is there under another name', async () => {
    const marks = ['/favicon.svg', '/sic.svg', '/aliados/butaca.svg', '/aliados/cine-cauca.svg'];
    const texts = await Promise.all(marks.map(async (path) => (await get(path)).html));
    expect(new Set(texts).size).toBe(marks.length);
    expect((await get('/aliados/otro.svg')).status).toBe(404);
  });

  it.each(BRANDS)('password managers find the page of %s that changes the password', async (brand) => {
    const { status, headers } = await get('/.well-known/change-password', brand);
    expect([status, headers.get('location')]).toEqual([302, BRAND_CONFIGS[brand].routes.access]);
    // They try this to see whether a site answers 200 to everything.
    const never = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200/';
    expect((await get(never, brand)).status).toBe(404);
  });

  it('older browsers find the icon', async () => {
    const { status, headers } = await get('/favicon.ico');
    expect([status, headers.get('location')]).toEqual([301, '/favicon.svg']);
  });
});
