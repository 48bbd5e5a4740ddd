import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { content, samplePath, type ListedStory } from '../support/inventory.ts';
import { pageDocument } from '../support/page-document.ts';

const ADS_MAX = 2;
const PARAGRAPHS_BEFORE = 3;

describe.each(brandsOf('house-ads'))('%s', (brand) => {
  it('shows at most two house ads in an article, none before the third paragraph', async () => {
    const feed = await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', {
      includeTypes: 'story',
      feedSize: 100,
    });
    const [longest] = feed.content_elements.toSorted(
      (a, b) => b.content_elements.length - a.content_elements.length,
    );
    let found = 0;
    for (const path of [await samplePath({ brand, sample: 'article' }), longest!.canonical_url]) {
      const page = await pageDocument(brand, path);
      const ads = [...page.querySelectorAll('[role="note"][data-display]:not([data-opens])')];
      found += ads.length;
      for (const device of ['mobile', 'desktop']) {
        const shown = ads.filter((ad) => ad.getAttribute('data-display') === device);
        expect(shown.length, `${path}, ${device}`).toBeLessThanOrEqual(ADS_MAX);
      }
      const texts = [...page.querySelectorAll('.rt-article-body > p, .rt-article-body > [data-time]')];
      for (const ad of ads.filter((one) => one.closest('.rt-article-body'))) {
        const before = texts.filter(
          (text) => text.compareDocumentPosition(ad) & text.DOCUMENT_POSITION_FOLLOWING,
        );
        expect(before.length, `${path}, ${ad.id}`).toBeGreaterThanOrEqual(PARAGRAPHS_BEFORE);
      }
    }
    expect(found, 'house ads of both articles').toBeGreaterThan(0);
  });
});
