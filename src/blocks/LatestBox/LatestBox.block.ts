import { z } from 'zod';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock } from '../defineBlock.ts';
import { loadStories, storySource } from '../story-block/source.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { LATEST_MAX, LatestBox } from './LatestBox.tsx';

/** What is read besides the five: one of them may be the page's own, others printed editions. */
const SPARE = 3;

export const latestBoxBlock = defineBlock({
  name: 'latest-box',
  label: 'Encuentra aquí lo último',
  settings: z.object({
    title: z.string().default('Encuentra aquí lo último').meta({ title: 'Título' }),
    ...storySource(LATEST_MAX),
  }),
  rules: { image: false, withoutEditions: true },
  load: async (settings, services, page) => {
    const items = await loadStories({ ...settings, feedSize: settings.feedSize + SPARE }, services, page);
    return { items: items.filter(({ _id }) => _id !== page.document?._id) };
  },
  props: ({ items }, { title, feedSize }, services) => ({
    title,
    teasers: items.slice(0, feedSize).map((item) => toTeaser(item, services, { product: PRODUCT })),
  }),
  view: LatestBox,
});
