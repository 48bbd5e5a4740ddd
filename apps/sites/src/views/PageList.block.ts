import {
  defineBlock,
  PAGE_STORIES,
  pageRequest,
  searchedWords,
  takeStories,
  toTeaser,
  type BlockPage,
} from 'rotativa/blocks';
import type { Feed } from 'rotativa/domain';
import { StoryList, type StoryListProps } from 'rotativa/patterns/StoryList';
import { PRODUCT } from 'rotativa/themes';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

/** The same address, another page of it. */
function pageAddress(page: BlockPage, number: number): string {
  const query = new URLSearchParams(page.query);
  if (number > 1) query.set('pagina', String(number));
  else query.delete('pagina');
  const text = query.toString();
  return text ? `${page.path}?${text}` : page.path;
}

const NOTHING_FOUND = 'No encontramos notas con esas palabras. Pruebe con otras o con menos.';
const NO_STORIES: Feed = { content_elements: [], count: 0 };

/** The width of the pictures by their height, where a look is not the brand's own. */
const RATIOS: Partial<Record<StoryListProps['look'], number>> = { portraits: 4 / 5 };

/** The stories that the page's address names, without those that the blocks over it show. */
export const pageListBlock = defineBlock({
  name: 'page-list',
  label: 'Lista de notas de la página',
  settings: z.object({
    lead: z.boolean().default(false).meta({
      title: 'La primera, grande',
      description: 'En la primera página de la lista, donde nada más la abre.',
    }),
  }),
  rules: { image: false },
  turn: 'picked',
  load: async (_settings, { content }, page) => {
    const request = pageRequest(page);
    const feed = request ? await content.feed(request, page.signal && { signal: page.signal }) : NO_STORIES;
    // A search that finds nothing says so; a page after the last one does not exist.
    if (feed.content_elements.length === 0 && (page.kind !== 'search' || page.number > 1)) return null;
    return { stories: feed.content_elements, pages: Math.ceil(feed.count / PAGE_STORIES) };
  },
  props: ({ stories, pages }, { lead }, services, page): StoryListProps | null => {
    const look = siteBrand(page.brand).list.rows;
    const own = takeStories(page, stories, PAGE_STORIES);
    if (own.length === 0 && pages < 2 && page.kind !== 'search') return null;
    const ratio = RATIOS[look];
    return {
      look,
      lead: lead && page.number === 1,
      mixed: page.kind !== 'section',
      teasers: own.map((item) => toTeaser(item, services, { product: PRODUCT, ...(ratio && { ratio }) })),
      empty: page.kind === 'search' && searchedWords(page) ? NOTHING_FOUND : undefined,
      page: page.number,
      pages,
      addresses: Array.from({ length: pages }, (_, at) => pageAddress(page, at + 1)),
    };
  },
  view: StoryList,
});
