import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { navigationPaths } from '../../../apps/sites/src/pages/addresses/sections.ts';
import { brandsOf } from '../support/brands.ts';
import { content, type ListedStory } from '../support/inventory.ts';
import { pageDocument } from '../support/page-document.ts';

/** Number of sections, and of the newest documents of each type, that are checked for each site. */
const SECTIONS = 8;
const NEWEST = 8;

/** The picture at an address of the resizer, independent of size and crop. */
const pictureOf = (address: string): string | undefined => /\/images\/([^/?"')\s]+)/.exec(address)?.[1];

/** The pictures of a page, one for each element that shows it. An author's portrait may be repeated with the name. */
function pictures(page: Document): string[] {
  const shown = [...page.querySelectorAll('img, video[poster], [style*="url("]')].filter(
    (element) => !element.closest('.rt-avatar'),
  );
  return shown.flatMap((element) => {
    const address =
      element.getAttribute('src') ?? element.getAttribute('poster') ?? element.getAttribute('style');
    return pictureOf(address ?? '') ?? [];
  });
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];

/** The newest documents of a type. */
async function newest(brand: BrandKey, type: string): Promise<string[]> {
  const query = { includeTypes: type, feedSize: NEWEST };
  const feed = await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', query);
  return feed.content_elements.map(({ canonical_url }) => canonical_url);
}

/** The front, sections, and documents of each type. */
async function pathsOf(brand: BrandKey): Promise<string[]> {
  const documents = await Promise.all(['story', 'gallery', 'video'].map((type) => newest(brand, type)));
  return ['/', ...navigationPaths(BRAND_CONFIGS[brand]).slice(0, SECTIONS), ...documents.flat()];
}

describe.each(brandsOf('repeated-pictures'))('%s', (brand) => {
  it('shows no picture twice on its front, a section, an article, a gallery or a video', async () => {
    const paths = await pathsOf(brand);
    expect(paths.length).toBeGreaterThan(SECTIONS + NEWEST);
    const twice: string[] = [];
    let found = 0;
    for (const path of paths) {
      const ids = pictures(await pageDocument(brand, path));
      found += ids.length;
      twice.push(...repeated(ids).map((id) => `${path}: ${id}`));
    }
    expect(found).toBeGreaterThan(paths.length);
    expect(twice).toEqual([]);
  });
});
