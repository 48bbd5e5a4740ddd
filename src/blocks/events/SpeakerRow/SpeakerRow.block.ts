import { z } from 'zod';
import { links, titles } from '../../../messages/blocks.ts';
import { EVENT_FIELD, nextEvent, NEXT_EVENT_STORIES } from '../../../domain/event/event.ts';
import { defineBlock } from '../../defineBlock.ts';
import { readSpeakers } from '../event/speakers.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { SpeakerRow } from './SpeakerRow.tsx';

/** The speakers of the next forum; hidden if there is no forum or no speaker. */
export const speakerRowBlock = defineBlock({
  name: 'speaker-row',
  label: 'Conferencistas del próximo foro',
  category: 'events',
  settings: z.object({
    title: titleSetting(() => titles.speakers),
    people: z.number().int().min(1).max(24).default(6).meta({ title: 'Personas' }),
    link: z.string().default('').meta({ title: 'Enlace a todos', widget: 'address' }),
    more: z
      .string()
      .default(() => links.speakers)
      .meta({ title: 'Texto del enlace' }),
    ...storySource(NEXT_EVENT_STORIES),
  }),
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const documents = await loadStories(settings, services, page, { more: [EVENT_FIELD] });
    const next = nextEvent(documents, services.clock.now());
    if (!next) return null;
    const ids = next.event.speakers.slice(0, settings.people);
    const speakers = await readSpeakers(ids, services, page.signal);
    return speakers.length > 0 ? { speakers } : null;
  },
  props: ({ speakers }, { title, link, more }) => ({
    id: 'conferencistas',
    title,
    speakers,
    href: link || undefined,
    more: link ? more : undefined,
  }),
  view: SpeakerRow,
});
