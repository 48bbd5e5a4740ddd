import { z } from 'zod';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import { prices as priceMessages, titles } from '../../../messages/blocks.ts';
import { sectionIconSetting } from '../../shared/section-icons/setting.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { PriceList } from './PriceList.tsx';
import { readPrices } from './table.ts';

/** The prices in the table of the first unlocked story with one; hidden if none has one. */
export const priceListBlock = defineBlock({
  name: 'price-list',
  label: 'Precios de hoy',
  category: 'lists',
  settings: z.object({
    title: titleSetting(() => titles.prices),
    url: z.string().default('').meta({ title: 'Enlace del título', widget: 'address' }),
    caption: z
      .string()
      .default(() => priceMessages.caption)
      .meta({ title: 'Qué dicen las cifras' }),
    icon: sectionIconSetting,
    ...storySource(2),
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => ({
    stories: await loadStories(settings, services, page, { more: ['content_elements'] }),
  }),
  props: ({ stories }, { title, url, caption, icon, feedSize }, services, page) => {
    const prices = stories
      .filter((item) => !isLockedStory(item, services.product))
      .map(readPrices)
      .find(Boolean);
    if (!prices) return null;
    const own = claimStories(page, stories, feedSize, { pictures: false });
    return {
      title,
      href: url || undefined,
      caption,
      icon,
      prices,
      stories: own.map((item) => toTeaser(item, services)),
    };
  },
  view: PriceList,
});
