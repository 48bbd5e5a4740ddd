import { z } from 'zod';
import { MOST_READ_MAX, mostRead } from '../../../domain/feed/trending.ts';
import { defineBlock } from '../../defineBlock.ts';
import { MostReadBox } from './MostReadBox.tsx';

export const mostReadBoxBlock = defineBlock({
  name: 'most-read-box',
  label: 'Lo más leído, junto a la nota',
  settings: z.object({
    title: z.string().default('Lo más leído').meta({ title: 'Título' }),
    feedSize: z.number().int().min(1).max(10).default(MOST_READ_MAX).meta({ title: 'Número de notas' }),
  }),
  load: async ({ feedSize }, { content }, { path, signal }) => {
    const popular = mostRead(await content.trending({ signal }), path, feedSize);
    return popular.length > 0 ? { popular } : null;
  },
  props: ({ popular }, { title }) => ({ title, items: popular }),
  view: MostReadBox,
});
