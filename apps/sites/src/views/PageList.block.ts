import {
  defineBlock,
  pageRequest,
  claimStories,
  toTeaser,
  type BlockPage,
  type Teaser,
} from 'rotativa/blocks';
import type { ImageRatio } from 'rotativa/components/Image';
import {
  authorAt,
  isTitled,
  pageCount,
  searchedWords,
  truncate,
  TRUNCATION_CHARS,
  type Feed,
} from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { readerMessages } from 'rotativa/themes';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { loadMoreIsland } from 'rotativa/patterns/lists/LoadMore';
import { LIST_SETTINGS, PAGE_LIST } from '../pages/list-rules.ts';
import { opinionPaths } from '../pages/addresses/sections.ts';
import { failureOf } from '../pages/failure.ts';
import { frontSlot } from './house-ads.ts';
import { nextPage, pageAddresses } from './next-page.ts';
import { PageList, type PageListProps } from './PageList.tsx';

const NO_STORIES: Feed = { content_elements: [], count: 0 };

/** A query that the service rejects, such as a line of dashes, has no results. */
function noneIfRefused(error: unknown): Feed {
  if (failureOf(error) === 'refused') return NO_STORIES;
  throw error;
}

/** The feed of each page that is shown. */
const readPages = ({ content }: ContentServices, page: BlockPage): Promise<Feed[]> => {
  const { number, through = number } = page;
  const read = async (at: number): Promise<Feed> => {
    const request = pageRequest({ ...page, number: at });
    const requested = request && content.feed(request, { signal: page.signal });
    return (await (page.kind === 'search' ? requested?.catch(noneIfRefused) : requested)) ?? NO_STORIES;
  };
  return Promise.all(Array.from({ length: through - number + 1 }, (_, at) => read(number + at)));
};

/** The ratio of the presets in which all pictures have the same. */
const RATIOS: Partial<Record<PageListProps['preset'], ImageRatio>> = { portraits: 'portrait' };

/** The beginning of the standfirst: as on the card of an author, or in a columnist's list as on a card of opinion. @see B10 */
function ownExcerpt(teaser: Teaser, path: string): Teaser {
  const { authorCardExcerpt, opinionCardExcerpt } = TRUNCATION_CHARS;
  const longest = authorAt(path).section ? opinionCardExcerpt : authorCardExcerpt;
  return { ...teaser, standfirst: teaser.standfirst && truncate(teaser.standfirst, longest) };
}

/**
 * The teaser without words that only repeat the page's title: the name on an author's page, the kicker in a section.
 * On the brand's page of opinion the author's name takes the kicker's place.
 */
function ownMessages(teaser: Teaser, { brand, kind, path, title }: BlockPage): Teaser {
  const names = teaser.authors.map(({ name }) => name).join(', ');
  if (kind === 'author') return ownExcerpt(names === title ? { ...teaser, authors: [] } : teaser, path);
  if (kind !== 'section' || teaser.kicker !== title) return teaser;
  return names && opinionPaths(siteBrand(brand)).includes(path)
    ? { ...teaser, kicker: names, authors: [] }
    : { ...teaser, kicker: undefined };
}

/** The stories of the page's address, without those that the blocks above show. @see B4 */
export const pageListBlock = defineBlock({
  name: PAGE_LIST,
  label: 'Lista de notas de la página',
  category: 'page',
  settings: z.object({
    title: z.string().default('').meta({
      title: 'Título',
      description: 'Por ejemplo: Otros videos. Si está vacío, la lista no tiene título.',
    }),
    lead: z.boolean().default(false).meta({
      title: 'La primera, grande',
      description: 'En la primera página de la lista, donde nada más la abre.',
    }),
    ad: z.boolean().default(false).meta({
      title: 'Con anuncio',
      description: 'Después de la tercera nota de la primera página de la lista.',
    }),
    action: z.string().default('').meta({
      title: 'Enlace de cada nota',
      description: 'Por ejemplo: Ver el especial. Si está vacío, la nota no tiene otro enlace.',
    }),
    ...LIST_SETTINGS,
  }),
  rules: { image: false },
  priority: 'picked',
  load: async (_settings, services, page) => {
    const feeds = await readPages(services, page);
    // A search without results shows a message, but a page after the last one does not exist.
    if (feeds[0]?.content_elements.length === 0 && (page.kind !== 'search' || page.number > 1)) return null;
    return { feeds: feeds.filter((feed, at) => at === 0 || feed.content_elements.length > 0) };
  },
  props: ({ feeds }, settings, services, page): PageListProps | null => {
    const brand = siteBrand(page.brand);
    const preset = brand.list.rows;
    // A story without a headline is only listed in its section.
    const listed = feeds.map(({ content_elements: stories }) =>
      stories.filter((story) => page.kind === 'section' || isTitled(story)),
    );
    const all = listed.flat();
    const own = claimStories(page, all, all.length);
    const last = feeds.at(-1) ?? NO_STORIES;
    const pages = pageCount(settings, last.count);
    if (own.length === 0 && pages < 2 && page.kind !== 'search') return null;
    const through = page.number + feeds.length - 1;
    return {
      preset,
      title: settings.title,
      lead: settings.lead && page.number === 1,
      ad:
        settings.ad && page.number === 1
          ? { ...frontSlot(brand), placeholder: page.adPlaceholder }
          : undefined,
      action: settings.action || undefined,
      mixed: page.kind !== 'section',
      teasers: own.map((item) => ownMessages(toTeaser(item, services, { ratio: RATIOS[preset] }), page)),
      parts: listed.map((stories) => stories.filter((story) => own.includes(story)).length),
      empty:
        page.kind === 'search' && searchedWords(page) ? readerMessages(brand.voice).nothingFound : undefined,
      found: Object.assign({}, ...feeds.map(({ search }) => search?.found ?? {})),
      page: page.number,
      through,
      pages,
      addresses: pageAddresses(page, pages),
      next: nextPage({ ...page, through }, settings, last),
    };
  },
  view: PageList,
  islands: [loadMoreIsland],
});
