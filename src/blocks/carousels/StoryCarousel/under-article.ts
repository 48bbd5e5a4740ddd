import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { relatedArticles } from '../../../domain/feed/requests.ts';
import type { ContentServices } from '../../../providers/services.ts';
import { defineBlock, type BlockPage } from '../../defineBlock.ts';
import { others } from '../../shared/story-block/others.ts';
import { sourceInclude } from '../../shared/teaser/fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { RESERVE, takeStories } from '../../shown.ts';
import { storyCarouselIsland } from './island.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

const CARD_RATIO = 3 / 2;

/** The newest stories with the article's section and subtype; those of its section fill up a row that is too short. */
async function related(size: number, services: ContentServices, page: BlockPage) {
  const { document } = page;
  if (!document) return null;
  const read = (of: Pick<AnsDocument, 'taxonomy' | 'subtype'>) =>
    others(relatedArticles(of, { feedSize: size, sourceInclude: sourceInclude() }), services, page);
  const own = await read(document);
  if (!own || !document.subtype || own.items.length >= size) return own;
  const known = new Set(own.items.map(({ _id }) => _id));
  const more = await read({ ...document, subtype: '' });
  return { items: [...own.items, ...(more?.items ?? []).filter(({ _id }) => !known.has(_id))] };
}

/** What to read after an article. @see B6, N14 */
export const relatedStoriesBlock = defineBlock({
  name: 'related-stories',
  label: 'Más de la sección',
  settings: z.object({
    title: z.string().default('Para seguir leyendo').meta({ title: 'Título' }),
    feedSize: z.number().int().min(2).max(12).default(8).meta({ title: 'Número de notas' }),
  }),
  load: ({ feedSize }, services, page) => related(feedSize + RESERVE, services, page),
  props: ({ items }, { title, feedSize }, services, page) => {
    const own = takeStories(page, items, feedSize);
    if (own.length === 0) return null;
    const teasers = own.map((item) => toTeaser(item, services, { ratio: CARD_RATIO }));
    return { look: 'related' as const, title, url: '', teasers };
  },
  view: StoryCarousel,
  islands: [storyCarouselIsland],
});
