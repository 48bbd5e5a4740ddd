import { defineBlock } from 'rotativa/blocks';
import { headerDate } from 'rotativa/domain';
import { headerIslands, WeeklyHeader } from 'rotativa/patterns/WeeklyHeader';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

/** @see H1 */
export const weeklyHeaderBlock = defineBlock({
  name: 'weekly-header',
  label: 'Encabezado del semanario',
  settings: z.object({
    mode: z
      .enum(['normal', 'dark', 'transparent'])
      .default('normal')
      .meta({ title: 'Modo', description: 'Normal, Oscuro o Transparente.' }),
  }),
  editorial: false,
  islands: headerIslands,
  load: () => ({}),
  props: (_data, { mode }, { clock }, { brand: key, path }) => {
    const { name, wordmark, navigation, routes, properties, issn } = siteBrand(key);
    const now = clock.now();
    const brand = { name, wordmark, navigation, routes, properties, issn };
    return { brand, path, mode, iso: now.toISOString().slice(0, 10), date: headerDate(now) };
  },
  view: WeeklyHeader,
});
