import { z } from 'zod';
import { LATEST_BOX_SIZE } from '../../../domain/feed/requests.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { LatestBox } from './LatestBox.tsx';

/** Stories in addition to the five, because the page's story and print editions are omitted. */
const OVERFETCH = 3;

export const latestBoxBlock = defineBlock({
  name: 'latest-box',
  label: 'Encuentra aquí lo último',
  settings: z.object({
    title: z.string().default('Encuentra aquí lo último').meta({ title: 'Título' }),
    ...storySource(LATEST_BOX_SIZE),
  }),
  rules: { image: false, withoutEditions: true },
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const items = await loadStories({ ...settings, feedSize: settings.feedSize + OVERFETCH }, services, page);
    return { items: items.filter(({ _id }) => _id !== page.document?._id) };
  },
  props: ({ items }, { title, feedSize }, services) => ({
    title,
    teasers: items.slice(0, feedSize).map((item) => toTeaser(item, services)),
  }),
  view: LatestBox,
});
