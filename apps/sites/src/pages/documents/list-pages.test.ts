import type { AnsDocument } from 'rotativa/domain';
import { createLinks } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { expect, it } from 'vitest';
import { preparePage } from '../../render/prepare.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { documentOf } from '../../../../../tests/contract/documents.ts';
import { PAGES } from './index.ts';
import { listRules, PAGE_LIST, pageListOf } from '../list-rules.ts';
import { laterPage, sectionPage } from '../section-pages.ts';

/** More stories than three pages of any list show. */
const STORIES = 80;

const typeIn = (path: string): string => {
  if (/video|tv|play/.test(path)) return 'video';
  return /fotos|galerias|multimedia/.test(path) ? 'gallery' : 'story';
};

const id = (at: number): string => `nota-${String(at).padStart(3, '0')}`;

/** A document that every block can show: it has a picture, an author and an event. */
function listed(path: string, at: number): AnsDocument {
  const section = path.replace(/^\/seccion(?=\/.)/, '').replace(/\/$/, '');
  const day = new Date(Date.UTC(2026, 10, 20) - at * 86_400_000).toISOString();
  const picture = (name: string) => ({ type: 'image', url: `/fotos/${name}.jpg`, width: 1600, height: 900 });
  return documentOf({
    _id: id(at),
    type: typeIn(path),
    canonical_url: `${section}/${id(at)}/`,
    headlines: { basic: id(at) },
    publish_date: day,
    credits: { by: [{ _id: `autora-${at}`, type: 'author', name: `Autora ${at}` }] },
    taxonomy: { primary_section: { _id: section, name: section }, sections: [{ _id: section }] },
    promo_items: { basic: picture(`${at}`) },
    content_elements: [picture(`${at}-a`), picture(`${at}-b`)],
    additional_properties: {
      event: { starts: path.includes('proximos') ? '2027-01-10T13:00:00Z' : day, place: 'Bogotá' },
    },
  });
}

/** The stories that each block of a page shows, in its opening and its list. */
async function shownBy(brand: BrandKey, path: string, number: number): Promise<string[][]> {
  const services = {
    content: createMemoryContent({
      documents: Array.from({ length: STORIES }, (_, at) => listed(path, at)),
    }),
    images: { url: (source: string) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  };
  const first = sectionPage(PAGES[brand], path);
  const { top = [], main = [] } = (number > 1 ? laterPage(first) : first).regions;
  const { regions } = await preparePage(
    { ...first, regions: { top, main } },
    {
      blocks: BLOCKS,
      services,
      page: {
        ...{ brand, kind: 'section', path, query: new URLSearchParams(), number, title: '' },
        list: listRules(first),
      },
      budgetMs: 5000,
      onError: (error) => expect(error).toBeUndefined(),
    },
  );
  return Object.values(regions).map((blocks) =>
    blocks.flatMap(({ props }) => [...new Set(JSON.stringify(props).match(/nota-\d{3}/g))]),
  );
}

/** The sections of all brands that have a list. */
const LISTS = FAMILIES.flatMap((brand) =>
  ['/una-seccion/', ...PAGES[brand].sections.flatMap(({ paths }) => paths)]
    .filter((path) => pageListOf(sectionPage(PAGES[brand], path))?.block === PAGE_LIST)
    .map((path) => [brand, path] as const),
);

it.each(LISTS)(
  'B4 %s %s shows each story once, in its opening or on a page of its list',
  async (brand, path) => {
    const { firstSize, pageSize } = listRules(sectionPage(PAGES[brand], path));
    const pages = await Promise.all([1, 2, 3].map((number) => shownBy(brand, path, number)));
    const [first = [], ...later] = pages.map((regions) => regions.flat());
    expect(first.toSorted()).toEqual(Array.from({ length: firstSize }, (_, at) => id(at)));
    expect(later.flat()).toEqual(Array.from({ length: 2 * pageSize }, (_, at) => id(firstSize + at)));
  },
);
