import { z } from 'zod';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock } from '../defineBlock.ts';
import { loadStories, storySource } from '../story-block/source.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { LATEST_MAX, LatestBox } from './LatestBox.tsx';

/** What is read besides the five, in case one of them is the page's own. */
const SPARE = 1;

export const latestBoxBlock = defineBlock({
  name: 'latest-box',
  label: 'Encuentra aquí lo último',
  settings: z.object({
    title: z.string().default('Encuentra aquí lo último').meta({ title: 'Título' }),
    ...storySource(LATEST_MAX),
  }),
  rules: { image: false },
  load: async (settings, services, page) => {
    const items = await loadStories({ ...settings, feedSize: settings.feedSize + SPARE }, services, page);
    return { items: items.filter(({ _id }) => _id !== page.document?._id).slice(0, settings.feedSize) };
  },
  props: ({ items }, { title }, services) => ({
    title,
    teasers: items.map((item) => toTeaser(item, services, { product: PRODUCT })),
  }),
  view: LatestBox,
});
