import { BRANDS, type BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { SITES } from '../../../apps/sites/src/config/brands.ts';
import { navigationPaths } from '../../../apps/sites/src/pages/sections.ts';

export type Sample = 'home' | 'section' | 'article';

/** The brands, each with the kinds of pages that every site has. */
export const SAMPLES: readonly { brand: BrandKey; sample: Sample }[] = BRANDS.flatMap((brand) =>
  (['home', 'section', 'article'] as const).map((sample) => ({ brand, sample })),
);

/** The content API's answer to a query, as the sites ask for it. */
export async function content<T>(brand: BrandKey, source: string, query: object): Promise<T> {
  const url = new URL(`/content/v1/${source}`, inject('contentOrigin'));
  url.searchParams.set('_website', SITES[brand].slug);
  url.searchParams.set('query', JSON.stringify(query));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return (await response.json()) as T;
}

export interface ListedStory {
  canonical_url: string;
  headlines: { basic: string };
  content_elements: { type: string; content?: string }[];
  content_restrictions?: { content_code?: string };
}

/** How many paragraphs an article has that stands for all. */
const ENOUGH_PARAGRAPHS = 4;

/** The newest story of a site that everybody may read and that has something to read. */
export async function freeStory(brand: BrandKey): Promise<ListedStory> {
  const query = { includeTypes: 'story', feedSize: 50 };
  const feed = await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', query);
  const found = feed.content_elements.find(
    ({ content_restrictions, content_elements }) =>
      content_restrictions?.content_code !== '3' &&
      content_elements.filter(({ type }) => type === 'text').length >= ENOUGH_PARAGRAPHS,
  );
  if (!found) throw new Error(`${brand} has no free story.`);
  return found;
}

/** The path of a sample page of a site. The section is one at the top of the site, where there is one. */
export async function samplePath({ brand, sample }: { brand: BrandKey; sample: Sample }): Promise<string> {
  if (sample === 'home') return '/';
  if (sample === 'article') return (await freeStory(brand)).canonical_url;
  const paths = navigationPaths(SITES[brand]);
  const section = paths.find((path) => path.split('/').length === 3) ?? paths[0];
  if (!section) throw new Error(`${brand} has no section.`);
  return section;
}
