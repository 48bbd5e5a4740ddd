import { defineBlock } from 'rotativa/blocks';
import { headerDate } from 'rotativa/domain';
import { DailyHeader } from 'rotativa/patterns/DailyHeader';
import { headerIslands } from 'rotativa/patterns/WeeklyHeader';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

/** @see H4 H5 */
export const dailyHeaderBlock = defineBlock({
  name: 'daily-header',
  label: 'Encabezado del diario',
  settings: z.object({}),
  editorial: false,
  islands: headerIslands,
  load: () => ({}),
  props: (_data, _settings, { clock }, { brand: key, path }) => {
    const { name, tagline, wordmark, navigation, routes, properties, features } = siteBrand(key);
    const now = clock.now();
    const brand = { name, tagline, wordmark, navigation, routes, properties, features };
    return { brand, path, iso: now.toISOString().slice(0, 10), date: headerDate(now) };
  },
  view: DailyHeader,
});
