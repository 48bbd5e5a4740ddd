import { z } from 'zod';
import { titleOf } from '../../domain/article/title.ts';
import { defineBlock } from '../defineBlock.ts';
import { loadStories, storySource } from '../story-block/source.ts';
import { QuoteBand } from './QuoteBand.tsx';
import { quoteOf } from './quote-of.ts';

/** Shows the first quotable sentence among the stories of its source; hidden when none has one. */
export const quoteBandBlock = defineBlock({
  name: 'quote-band',
  label: 'Frase destacada',
  settings: z.object({
    ...storySource(8),
    tone: z.enum(['tint', 'accent']).default('tint').meta({ title: 'Fondo' }),
  }),
  load: async (settings, services, page) => {
    for (const story of await loadStories(settings, services, page, { more: ['content_elements'] })) {
      const found = quoteOf(story);
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
