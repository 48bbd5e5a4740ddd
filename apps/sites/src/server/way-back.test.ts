import { MEMORY_OFFER } from 'rotativa/providers/memory';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { helpPaths } from '../pages/addresses/fixed-paths.fixture.ts';
import { infoPages } from '../pages/info/index.ts';
import { openSites, story, type OpenedSites } from './sites.fixture.ts';

const LOCKED = story('cerrada', { content_restrictions: { content_code: '3' } });
const OPEN = story('abierta', { content_restrictions: { content_code: '1' } });

let opened: OpenedSites;
beforeAll(async () => {
  opened = await openSites((source, { website_url: path }) => {
    if (source === '466') return MEMORY_OFFER;
    return [LOCKED, OPEN].find(({ canonical_url }) => canonical_url === path);
  });
});

/** The links of a page that lead to its brand's page to sign in, and where each leads then. */
async function waysBack(brand: BrandKey, path: string): Promise<{ href: string; back: string | null }[]> {
  const { html } = await opened.get(path, {}, brand);
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), 'https://sitio.example'))
    .filter(({ pathname }) => pathname === BRAND_CONFIGS[brand].routes.signIn)
    .map(({ pathname, search, searchParams }) => ({
      href: `${pathname}${search}`,
      back: searchParams.get('redirect'),
    }));
}

/** Pages of every kind that reads without a script, by brand. */
const PAGES = BRANDS.flatMap((brand) => {
  const config = BRAND_CONFIGS[brand];
  const { routes } = config;
  const purchase = `${routes.buy.split('?')[0]!}?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-199`;
  const paths = [
    LOCKED.canonical_url,
    OPEN.canonical_url,
    routes.subscribe,
    `${routes.search}?q=caf%C3%A9`,
    purchase,
    routes.newsletters,
    routes.restore,
    '/no-existe/',
    ...helpPaths(config),
    ...infoPages(config).keys(),
  ];
  return [...new Set(paths)].map((path) => [brand, path] as const);
});

describe('A7 every link to sign in leads back to its page', () => {
  it.each(PAGES)('%s %s', async (brand, path) => {
    const ways = await waysBack(brand, path);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter(({ back }) => back === null || !back.startsWith(path))).toEqual([]);
  });

  it.each(BRANDS)('%s: that of the box leads to the words after which the story is locked', async (brand) => {
    const ways = await waysBack(brand, LOCKED.canonical_url);
    expect(ways.map(({ back }) => back)).toContain(`${LOCKED.canonical_url}#:~:text=P%C3%A1rrafo%202.`);
  });

  it.each(BRANDS)('%s: the forms of the page to sign in pass it on', async (brand) => {
    const { signIn } = BRAND_CONFIGS[brand].routes;
    for (const form of ['', 'register=1&', 'form=recovery&', 'form=magiclink&']) {
      const ways = await waysBack(brand, `${signIn}?${form}redirect=%2Fnacion%2F`);
      const inForm = ways.filter(({ back }) => back === '/nacion/');
      expect(inForm.length).toBeGreaterThan(0);
    }
  });

  it('a page that is kept has no parameter of its first reader', async () => {
    const ways = await waysBack('weekly', `${OPEN.canonical_url}?q=x&sku=y`);
    expect(ways.map(({ back }) => back)).toEqual(ways.map(() => OPEN.canonical_url));
  });
});
