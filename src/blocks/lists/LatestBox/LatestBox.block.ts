import { z } from 'zod';
import { LATEST_BOX_SIZE } from '../../../domain/feed/requests.ts';
import { titles } from '../../../messages/blocks.ts';
import { createDedupe } from '../../dedupe.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { LatestBox } from './LatestBox.tsx';

/** The newest stories, beside an article. @see N7 */
export const latestBoxBlock = defineBlock({
  name: 'latest-box',
  label: 'Encuentra aquí lo último',
  category: 'lists',
  settings: z.object({
    title: titleSetting(() => titles.latest),
    ...storySource(LATEST_BOX_SIZE),
  }),
  rules: { image: false, withoutEditions: true },
  priority: storyPriority(),
  load: async (settings, services, page) => ({ stories: await loadStories(settings, services, page) }),
  props: ({ stories }, { title, feedSize }, services, { document }) => ({
    title,
    // The newest, whatever else the page shows; only its own story is omitted.
    teasers: createDedupe(document)
      .claim(stories, feedSize, { pictures: false })
      .map((item) => toTeaser(item, services, { latest: true })),
  }),
  view: LatestBox,
});
