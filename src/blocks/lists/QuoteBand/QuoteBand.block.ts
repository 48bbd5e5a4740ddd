import { z } from 'zod';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import { titleOf } from '../../../domain/article/title.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories, pinnedStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { QuoteBand } from './QuoteBand.tsx';
import { quoteOf } from './quote-of.ts';

/**
 * The first quotation among the unlocked stories of its source that the page does not show yet; hidden if there is
 * none.
 */
export const quoteBandBlock = defineBlock({
  name: 'quote-band',
  label: 'Frase destacada',
  category: 'lists',
  settings: z.object({
    ...storySource(8),
    tone: z
      .enum(['tint', 'accent'])
      .default('tint')
      .meta({ title: 'Fondo', options: { tint: 'Claro', accent: 'Color de la marca' } }),
  }),
  facts: ({ tone }) => ({
    grounds: [
      tone === 'accent'
        ? { text: 'text-on-accent', on: 'surface-accent' }
        : { text: 'text-default', on: 'surface-tint' },
    ],
  }),
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const stories = await loadStories(settings, services, page, { more: ['content_elements'] });
    // Quotations of locked stories are for subscribers.
    return { quotable: stories.filter((story) => !isLockedStory(story, services.product) && quoteOf(story)) };
  },
  pinned: ({ quotable }) => pinnedStories(quotable, 1),
  props: ({ quotable }, { tone }, { links }, page) => {
    const [story] = claimStories(page, quotable, 1, { pictures: false });
    const found = story && quoteOf(story);
    return found
      ? {
          quote: found.quote,
          by: found.by,
          tone,
          story: { url: links.document(story.canonical_url), headline: titleOf(story) },
        }
      : null;
  },
  view: QuoteBand,
});
