import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { openSites, story } from '../../server/sites.fixture.ts';

/** Three pages of results. */
const FOUND = {
  content_elements: [story('a')],
  count: 60,
  search: { facets: { sections: [], kinds: [], periods: [] }, found: {} },
};
const SCRIPT = 'https://search.example/{site}.js';

interface Requested {
  brand?: BrandKey;
  path?: string;
  settings?: Record<string, string>;
}

/** The script that a page names, and which directives of its policy allow the origin. */
async function page({ brand = 'rural', path = '/buscador/?q=agua', settings = {} }: Requested = {}) {
  const { get } = await openSites((source) => (source === 'search-api' ? FOUND : undefined), {
    SEARCH_WIDGET: SCRIPT,
    ...settings,
  });
  const { html, headers, status } = await get(path, {}, brand);
  expect(status).toBe(200);
  const policy = (headers.get('Content-Security-Policy') ?? '').split('; ');
  return {
    script: /<meta name="rt-search-widget" content="([^"]*)"/.exec(html)?.[1],
    allowing: policy
      .filter((directive) => directive.split(' ').includes('https://search.example'))
      .map((directive) => directive.split(' ')[0]),
  };
}

describe('B20 the script of the search service', () => {
  it('is named by a search, with its origin in the policy', async () => {
    const { script, allowing } = await page();
    expect(script).toMatch(/^https:\/\/search\.example\/[a-z-]+\.js$/);
    expect(allowing).toEqual(['script-src', 'connect-src']);
  });

  it.each<[string, Requested]>([
    ['a brand without the widget', { brand: 'weekly' }],
    ['a page without words', { path: '/buscador/' }],
    ['a search that is narrowed', { path: '/buscador/?q=agua&tipo=notas' }],
    ['a second page', { path: '/buscador/?q=agua&pagina=2' }],
    ['another page', { path: '/terminos-y-condiciones/' }],
    ['sites without the setting', { settings: { SEARCH_WIDGET: 'off' } }],
  ])('is not named by %s', async (_what, requested) => {
    expect(await page(requested)).toEqual({ script: undefined, allowing: [] });
  });

  it('an invalid address stops the start', async () => {
    await expect(page({ settings: { SEARCH_WIDGET: 'javascript:alert(1)' } })).rejects.toThrow(
      /SEARCH_WIDGET/,
    );
  });
});
