import { BRANDS, type BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { navigationPaths } from '../../../apps/sites/src/pages/addresses/sections.ts';
import { EVERYTHING } from '../../support/everything.ts';
import { sampleOf, sampleSeed } from '../../support/sample.ts';

export type Sample = 'home' | 'section' | 'article';

const KINDS: readonly Sample[] = ['home', 'section', 'article'];

/** The brands, each with the kinds of pages that every site has: all every night, one of a brand in the gate. */
export const SAMPLES: readonly { brand: BrandKey; sample: Sample }[] = BRANDS.flatMap((brand) => {
  const kinds = EVERYTHING ? KINDS : [KINDS[sampleOf(`kind of ${brand}`, KINDS.length, sampleSeed())]!];
  return kinds.map((sample) => ({ brand, sample }));
});

/** The content API's reply to a query, requested like the sites do. */
export async function content<T>(brand: BrandKey, source: string, query: object): Promise<T> {
  const url = new URL(`/content/v1/${source}`, inject('contentOrigin'));
  url.searchParams.set('_website', BRAND_CONFIGS[brand].slug);
  url.searchParams.set('query', JSON.stringify(query));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return (await response.json()) as T;
}

export interface ListedStory {
  canonical_url: string;
  headlines: { basic: string };
  content_elements: { type: string; content?: string; additional_properties?: { form?: string } }[];
  content_restrictions?: { content_code?: string };
}

/** Minimum number of paragraphs of a sample article. */
const ENOUGH_PARAGRAPHS = 4;

/** The newest documents of a type. */
export async function newest(
  brand: BrandKey,
  type: 'story' | 'gallery' | 'video',
  feedSize: number,
): Promise<ListedStory[]> {
  const query = { includeTypes: type, feedSize };
  return (await content<{ content_elements: ListedStory[] }>(brand, 'content-apir', query)).content_elements;
}

const isLocked = ({ content_restrictions: restrictions }: ListedStory): boolean =>
  restrictions?.content_code === '3';

/** The newest stories of a site that all readers may read. */
export const stories = async (brand: BrandKey): Promise<ListedStory[]> =>
  (await newest(brand, 'story', 50)).filter((story) => !isLocked(story));

/** The newest story of a site that is not locked and has enough text. */
export async function freeStory(brand: BrandKey): Promise<ListedStory> {
  const found = (await stories(brand)).find(
    ({ content_elements }) =>
      content_elements.filter(({ type }) => type === 'text').length >= ENOUGH_PARAGRAPHS,
  );
  if (!found) throw new Error(`${brand} has no free story.`);
  return found;
}

/** Elements of an ordinary text. Graphics, tables, films and galleries bring their styles with them. */
const ORDINARY: ReadonlySet<string> = new Set([
  'text',
  'header',
  'image',
  'quote',
  'list',
  'interstitial_link',
]);

/** The newest free story of a site that has nothing but text and pictures, so that its page can be compared over time. */
export async function ordinaryStory(brand: BrandKey): Promise<ListedStory> {
  const found = (await stories(brand)).find(
    ({ content_elements, canonical_url }) =>
      !canonical_url.includes('/proximos/') &&
      content_elements.every(({ type }) => ORDINARY.has(type)) &&
      content_elements.filter(({ type }) => type === 'text').length >= ENOUGH_PARAGRAPHS,
  );
  if (!found) throw new Error(`${brand} has no ordinary story.`);
  return found;
}

/** The newest free story of a site with a gallery in its text, if it has one. */
export const storyWithGallery = async (brand: BrandKey): Promise<ListedStory | undefined> =>
  (await stories(brand)).find(({ content_elements }) =>
    // Scenes and pairs are stored as galleries, but have no controls.
    content_elements.some((element) => element.type === 'gallery' && !element.additional_properties?.form),
  );

/** The path of the newest story of a site that is locked. */
export async function lockedStory(brand: BrandKey): Promise<string> {
  const locked = (await newest(brand, 'story', 100)).find(isLocked);
  if (!locked) throw new Error(`${brand} has no locked story.`);
  return locked.canonical_url;
}

/** The path of a sample page of a site. The section is a top-level one if there is one. */
export async function samplePath({ brand, sample }: { brand: BrandKey; sample: Sample }): Promise<string> {
  if (sample === 'home') return '/';
  if (sample === 'article') return (await freeStory(brand)).canonical_url;
  const paths = navigationPaths(BRAND_CONFIGS[brand]);
  const section = paths.find((path) => path.split('/').length === 3) ?? paths[0];
  if (!section) throw new Error(`${brand} has no section.`);
  return section;
}
