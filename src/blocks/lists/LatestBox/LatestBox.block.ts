import { z } from 'zod';
import { LATEST_BOX_SIZE } from '../../../domain/feed/requests.ts';
import { createDedupe } from '../../dedupe.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { LatestBox } from './LatestBox.tsx';

export const latestBoxBlock = defineBlock({
  name: 'latest-box',
  label: 'Encuentra aquí lo último',
  settings: z.object({
    title: z.string().default('Encuentra aquí lo último').meta({ title: 'Título' }),
    ...storySource(LATEST_BOX_SIZE),
  }),
  rules: { image: false, withoutEditions: true },
  priority: storyPriority(),
  load: async (settings, services, page) => ({ items: await loadStories(settings, services, page) }),
  props: ({ items }, { title, feedSize }, services, { document }) => ({
    title,
    // The newest, whatever else the page shows; only its own story is omitted.
    teasers: createDedupe(document)
      .claim(items, feedSize, { pictures: false })
      .map((item) => toTeaser(item, services)),
  }),
  view: LatestBox,
});
