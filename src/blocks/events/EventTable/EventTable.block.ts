import { z } from 'zod';
import { EVENT_FIELD, readEvent } from '../../../domain/event/event.ts';
import { event, links, titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { toEventTeaser } from '../event/event-teaser.ts';
import { claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { EventTable } from './EventTable.tsx';

/** Past or future forums as rows. Stories without an event are omitted. */
export const eventTableBlock = defineBlock({
  name: 'event-table',
  label: 'Lista de foros',
  category: 'events',
  settings: z.object({
    title: titleSetting(() => titles.pastEvents),
    when: z
      .enum(['past', 'upcoming'])
      .default('past')
      .meta({ title: 'Cuáles', options: { past: 'Ya realizados', upcoming: 'Por venir' } }),
    action: z
      .string()
      .default(() => event.report)
      .meta({ title: 'Palabra al final de la fila' }),
    url: z.string().default('').meta({ title: 'Enlace del título', widget: 'address' }),
    more: z
      .string()
      .default(() => links.events)
      .meta({ title: 'Texto del enlace' }),
    ...storySource(9),
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => ({
    stories: await loadStories(settings, services, page, { more: [EVENT_FIELD] }),
  }),
  props: ({ stories }, { title, when, action, url, more, feedSize }, services, page) => {
    const now = services.clock.now().getTime();
    const requested = stories.filter((item) => {
      const starts = readEvent(item)?.starts;
      return starts !== undefined && Date.parse(starts) > now === (when === 'upcoming');
    });
    const events = claimStories(page, requested, feedSize, { pictures: false }).flatMap(
      (item) => toEventTeaser(item, services) ?? [],
    );
    if (events.length === 0) return null;
    const sign = when === 'upcoming' ? 1 : -1;
    return {
      id: `foros-${when}`,
      title,
      href: url || undefined,
      more: url ? more : undefined,
      action,
      events: events.sort((a, b) => sign * (Date.parse(a.starts) - Date.parse(b.starts))),
    };
  },
  view: EventTable,
});
