import { defineBlock, pageRequest, takeStories, toTeaser, type BlockPage } from 'rotativa/blocks';
import { isTitled, PAGE_STORIES, searchedWords, type Feed } from 'rotativa/domain';
import { StoryList, type StoryListProps } from 'rotativa/patterns/lists/StoryList';
import { readerWords } from 'rotativa/themes';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { failureOf } from '../render/failure.ts';

/** The address of another page of the same list. */
function pageAddress(page: BlockPage, number: number): string {
  const query = new URLSearchParams(page.query);
  if (number > 1) query.set('pagina', String(number));
  else query.delete('pagina');
  const text = query.toString();
  return text ? `${page.path}?${text}` : page.path;
}

const NO_STORIES: Feed = { content_elements: [], count: 0 };

/** A query that the service rejects, such as a line of dashes, has no results. */
function noneIfRefused(error: unknown): Feed {
  if (failureOf(error) === 'refused') return NO_STORIES;
  throw error;
}

/** Aspect ratio of the pictures in looks that do not use the brand's ratio. */
const RATIOS: Partial<Record<StoryListProps['look'], number>> = { portraits: 4 / 5 };

/** The stories of the page's address, without those that the blocks above show. */
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
    const asked = request && content.feed(request, { signal: page.signal });
    const feed = (await (page.kind === 'search' ? asked?.catch(noneIfRefused) : asked)) ?? NO_STORIES;
    // A search without results shows a message, but a page after the last one does not exist.
    if (feed.content_elements.length === 0 && (page.kind !== 'search' || page.number > 1)) return null;
    // A story without a headline is only listed in its section.
    const stories = feed.content_elements.filter((story) => page.kind === 'section' || isTitled(story));
    return { stories, pages: Math.ceil(feed.count / PAGE_STORIES) };
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
      teasers: own.map((item) => toTeaser(item, services, { ratio })),
      empty:
        page.kind === 'search' && searchedWords(page)
          ? readerWords(siteBrand(page.brand).voice).nothingFound
          : undefined,
      page: page.number,
      pages,
      addresses: Array.from({ length: pages }, (_, at) => pageAddress(page, at + 1)),
    };
  },
  view: StoryList,
});
