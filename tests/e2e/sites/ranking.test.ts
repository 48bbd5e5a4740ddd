import { cleanTrendingLink } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { content, samplePath, type Sample } from '../support/inventory.ts';
import { pageDocument } from '../support/page-document.ts';

const TITLES = ['Lo más leído', 'Lo más visto'];

/** The paths of every ranking on a page, in order. */
function rankings(page: Document): string[][] {
  const names = [...page.querySelectorAll('h2, h3, summary')].filter((name) =>
    TITLES.includes(name.textContent.trim()),
  );
  return names.map((name) => {
    const list = name.closest('section, details')?.querySelector('ol');
    return [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
  });
}

describe.each(BRANDS)('%s', (brand) => {
  it('has the same ranking on every page', async () => {
    const trending = await content<{ content_elements: { url: string }[] }>(brand, 'trending-newsroom', {
      size: 50,
    });
    const newsroom = trending.content_elements.map(({ url }) => cleanTrendingLink(url));
    let found = 0;
    for (const sample of ['home', 'section', 'article'] satisfies Sample[]) {
      const path = await samplePath({ brand, sample });
      for (const ranking of rankings(await pageDocument(brand, path))) {
        found += 1;
        // A story is not in its own ranking.
        const expected = newsroom.filter((one) => one !== path).slice(0, Math.max(ranking.length, 1));
        expect({ path, ranking }).toEqual({ path, ranking: expected });
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
