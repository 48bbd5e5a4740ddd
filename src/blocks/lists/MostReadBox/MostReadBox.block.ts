import { z } from 'zod';
import { MOST_READ_MAX, mostRead } from '../../../domain/feed/trending.ts';
import { mostRead as messages } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { MostReadBox } from './MostReadBox.tsx';

/** The most read stories of the site, beside an article. @see N7 */
export const mostReadBoxBlock = defineBlock({
  name: 'most-read-box',
  label: 'Lo más leído, junto a la nota',
  category: 'lists',
  settings: z.object({
    title: titleSetting(() => messages.title),
    feedSize: z.number().int().min(1).max(10).default(MOST_READ_MAX).meta({ title: 'Número de notas' }),
  }),
  load: async ({ feedSize }, { content }, { path, signal }) => {
    const popular = mostRead(await content.trending({ signal }), path, feedSize);
    return popular.length > 0 ? { popular } : null;
  },
  props: ({ popular }, { title }) => ({ title, items: popular }),
  view: MostReadBox,
});
