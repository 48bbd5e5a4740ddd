import { z } from 'zod';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock } from '../defineBlock.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { RelatedStories } from './RelatedStories.tsx';

const SPARE = 1;
const CARD_RATIO = 3 / 2;

export const relatedStoriesBlock = defineBlock({
  name: 'related-stories',
  label: 'Noticias relacionadas',
  settings: z.object({
    title: z.string().default('Noticias relacionadas').meta({ title: 'Título' }),
    feedSize: z.number().int().min(2).max(12).default(4).meta({ title: 'Número de notas' }),
  }),
  /** The newest of the article's own section, without the article. */
  load: async ({ feedSize }, { content }, { document, signal }) => {
    const section = document?.taxonomy.primary_section?._id;
    if (!document || !section) return null;
    const feed = await content.feed(
      { source: 'content-apir', query: { includeSections: section, feedSize: feedSize + SPARE } },
      signal && { signal },
    );
    return { items: feed.content_elements.filter(({ _id }) => _id !== document._id).slice(0, feedSize) };
  },
  props: ({ items }, { title }, services) => ({
    title,
    teasers: items.map((item) => toTeaser(item, services, { product: PRODUCT, ratio: CARD_RATIO })),
  }),
  view: RelatedStories,
});
