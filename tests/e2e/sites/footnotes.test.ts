import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { infoPages } from '../../../apps/sites/src/pages/info/index.ts';
import { brandsOf } from '../support/brands.ts';
import { content, samplePath, type ListedStory, type Sample } from '../support/inventory.ts';
import { pageDocument } from '../support/page-document.ts';

/** An asterisk directly after a word or a price. The mark of a required field has a space before it. */
const MARKED = /[^\s*]\*(?!\*)/;

/** Elements that must contain both the asterisk and the footnote. */
const BOX = 'section, aside, form, dialog, li, [role="note"], header, footer, main';

/** The texts of a page with an asterisk but no footnote in the same box. */
function withoutFootnote(page: Document): string[] {
  const texts = [...page.querySelectorAll('body *:not(script, style)')].filter(
    ({ childNodes, textContent }) =>
      MARKED.test(textContent) &&
      [...childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.includes('*')),
  );
  return texts
    .filter((text) => {
      const inBox = [...(text.closest(BOX)?.querySelectorAll('*') ?? [])];
      return !inBox.some((one) => /^\*\s*\S/.test(one.textContent.trim()));
    })
    .map(({ textContent }) => textContent);
}

/** The sites without locked stories. */
const OPEN_SITES: readonly BrandKey[] = ['forums'];

async function lockedPaths(brand: BrandKey): Promise<string[]> {
  const feed = await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', {
    includeTypes: 'story',
    feedSize: 100,
  });
  return feed.content_elements
    .filter(({ content_restrictions }) => content_restrictions?.content_code === '3')
    .slice(0, 1)
    .map(({ canonical_url }) => canonical_url);
}

describe.each(brandsOf('footnotes'))('%s', (brand) => {
  it('has a footnote for every asterisk in the same box', async () => {
    const samples: readonly Sample[] = ['home', 'section', 'article'];
    const locked = await lockedPaths(brand);
    expect(locked).toHaveLength(OPEN_SITES.includes(brand) ? 0 : 1);
    const paths = [
      ...(await Promise.all(samples.map((sample) => samplePath({ brand, sample })))),
      ...locked,
      ...infoPages(BRAND_CONFIGS[brand]).keys(),
    ];
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      const missing = withoutFootnote(await pageDocument(brand, path));
      if (missing.length > 0) found[path] = missing;
    }
    expect(found).toEqual({});
  });
});
