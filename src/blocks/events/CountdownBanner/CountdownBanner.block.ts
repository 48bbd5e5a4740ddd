import { z } from 'zod';
import { remaining } from '../../../domain/event/when.ts';
import { defineBlock } from '../../defineBlock.ts';
import { countdownIsland } from '../Countdown/island.ts';
import { CountdownBanner } from './CountdownBanner.tsx';

/** The banner of an event that readers wait for. @see B18 */
export const countdownBannerBlock = defineBlock({
  name: 'countdown-banner',
  label: 'Cuenta regresiva',
  category: 'events',
  settings: z.object({
    title: z.string().min(1).meta({ title: 'Evento' }),
    starts: z
      .string()
      .default('2024-10-21T00:00:00-05:00')
      .meta({ title: 'Comienzo', description: 'Fecha y hora con su zona, como 2024-10-21T00:00:00-05:00.' }),
    url: z
      .string()
      .default('')
      .meta({ title: 'Enlace', description: 'La página del evento. Se abre aparte.', widget: 'address' }),
  }),
  islands: [countdownIsland],
  facts: ({ title, starts }) => ({ event: { title, ends: starts } }),
  load: async () => ({}),
  props: (_loaded, { title, starts, url }, { clock }) => ({
    title,
    starts,
    left: remaining(starts, clock.now(), 'second'),
    href: url || undefined,
  }),
  view: CountdownBanner,
});
