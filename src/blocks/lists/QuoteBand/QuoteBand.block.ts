import { z } from 'zod';
import { isLockedStory } from '../../../domain/article/locked.ts';
import { titleOf } from '../../../domain/article/title.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storySource, storyTurn } from '../../shared/story-block/source.ts';
import { QuoteBand } from './QuoteBand.tsx';
import { quoteOf } from './quote-of.ts';

/** The first quotation among the unlocked stories of its source; hidden if there is none. */
export const quoteBandBlock = defineBlock({
  name: 'quote-band',
  label: 'Frase destacada',
  settings: z.object({
    ...storySource(8),
    tone: z.enum(['tint', 'accent']).default('tint').meta({ title: 'Fondo' }),
  }),
  turn: storyTurn(),
  load: async (settings, services, page) => {
    for (const story of await loadStories(settings, services, page, { more: ['content_elements'] })) {
      // Quotations of locked stories are for subscribers.
      const found = isLockedStory(story, services.product) ? undefined : quoteOf(story);
      if (found) return { story, found };
    }
    return null;
  },
  props: ({ story, found }, { tone }, { links }) => ({
    quote: found.quote,
    by: found.by,
    tone,
    story: { url: links.document(story.canonical_url), headline: titleOf(story) },
  }),
  view: QuoteBand,
});
