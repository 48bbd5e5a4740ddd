import { defineBlock, claimStories } from 'rotativa/blocks';
import { LiveStrip } from 'rotativa/blocks/lists/LiveStrip';
import { collectionOrSection, stripCollection, titleOf } from 'rotativa/domain';
import { z } from 'zod';

/** Breaking news: the first entry of the brand's breaking strip, which editors turn on and off. Hidden while it is off. */
export const breakingStripBlock = defineBlock({
  name: 'breaking-strip',
  label: 'Franja de última hora',
  category: 'openings',
  settings: z.object({}),
  priority: 'picked',
  load: async (_settings, { content }, { brand, signal }) => {
    const request = collectionOrSection(
      { collectionId: stripCollection(brand, 'breaking') },
      { feedSize: 1, feedOffset: 0 },
    );
    const { content_elements: found } = await content.feed(request, { signal });
    return found[0] ?? null;
  },
  props: (story, _settings, { links }, page) => {
    // Blocks below it show other stories.
    claimStories(page, [story], 1, { pictures: false });
    const url = story.canonical_url ? links.document(story.canonical_url) : undefined;
    return { kind: 'breaking' as const, story: { url, headline: titleOf(story) } };
  },
  view: LiveStrip,
});
