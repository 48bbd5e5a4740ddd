import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { content, samplePath, type ListedStory } from '../e2e/support/inventory.ts';

/** The kinds of pages, with functions that find one on a site. */
const FINDERS = {
  home: (brand) => samplePath({ brand, sample: 'home' }),
  section: (brand) => samplePath({ brand, sample: 'section' }),
  article: (brand) => samplePath({ brand, sample: 'article' }),
  live: (brand) => newest(brand, 'content-apir', { includeSections: '/live' }),
  gallery: (brand) => newest(brand, 'content-apir', { includeTypes: 'gallery' }),
  edition: (brand) => newest(brand, 'editions-api', {}),
  search: (brand) => `${BRAND_CONFIGS[brand].routes.search}?q=agua`,
  notice: () => '/no/existe/',
} as const satisfies Record<string, (brand: BrandKey) => string | Promise<string>>;

export type Kind = keyof typeof FINDERS;

/** Kinds that only some sites have. */
const ONLY: Partial<Record<Kind, readonly BrandKey[]>> = {
  live: ['weekly'],
  edition: ['weekly', 'daily', 'women', 'men', 'rural'],
};

/** Every kind of page of every site. */
export const KINDS: readonly { brand: BrandKey; kind: Kind }[] = BRANDS.flatMap((brand) =>
  (Object.keys(FINDERS) as Kind[])
    .filter((kind) => ONLY[kind]?.includes(brand) ?? true)
    .map((kind) => ({ brand, kind })),
);

async function newest(brand: BrandKey, source: string, query: object): Promise<string> {
  const feed = await content<{ content_elements: ListedStory[] }>(brand, source, { ...query, feedSize: 1 });
  const [found] = feed.content_elements;
  if (!found) throw new Error(`${brand} has nothing for ${source} ${JSON.stringify(query)}.`);
  return found.canonical_url;
}

/** The path of a page of a kind. */
export const kindPath = async ({ brand, kind }: { brand: BrandKey; kind: Kind }): Promise<string> =>
  FINDERS[kind](brand);
