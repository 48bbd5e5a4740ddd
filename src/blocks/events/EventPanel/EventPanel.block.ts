import { z } from 'zod';
import { clockTime } from '../../../domain/dates/format.ts';
import { EVENT_FIELD, nextEvent, NEXT_EVENT_STORIES } from '../../../domain/event/event.ts';
import { registrationAddress, registrationState } from '../../../domain/event/registration.ts';
import { remaining } from '../../../domain/event/when.ts';
import { event as eventMessages, titles } from '../../../messages/blocks.ts';
import { countdownIsland } from '../Countdown/island.ts';
import { defineBlock } from '../../defineBlock.ts';
import { toEventTeaser } from '../event/event-teaser.ts';
import { readSpeakers } from '../event/speakers.ts';
import { claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { EventPanel } from './EventPanel.tsx';

/** The next forum of a collection or a section; hidden if there is none. */
export const eventPanelBlock = defineBlock({
  name: 'event-panel',
  label: 'Próximo foro',
  category: 'events',
  settings: z.object({
    title: titleSetting(() => titles.nextEvent),
    button: z
      .string()
      .default(() => eventMessages.enrol)
      .meta({ title: 'Texto del botón' }),
    link: z.string().default('').meta({
      title: 'Enlace de inscripción',
      description: 'Si está vacío lleva a la inscripción, o a la nota de un foro que no la tiene.',
      widget: 'address',
    }),
    ...storySource(NEXT_EVENT_STORIES),
  }),
  rules: { image: false },
  facts: () => ({ leads: true }),
  islands: [countdownIsland],
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const documents = await loadStories(settings, services, page, { more: [EVENT_FIELD] });
    const next = nextEvent(documents, services.clock.now());
    const event = next && toEventTeaser(next.document, services);
    if (!next || !event) return null;
    const { agenda } = next.event;
    const takes = registrationState(next.event, services.clock.now());
    const speakers = await readSpeakers(
      agenda.flatMap(({ speakers }) => speakers),
      services,
      page.signal,
    );
    return {
      document: next.document,
      event,
      agenda,
      people: new Map(speakers.map(({ id, name, url }) => [id, { name, url }])),
      address: takes === 'none' ? event.url : registrationAddress(event.url),
    };
  },
  props: ({ document, event, agenda, people, address }, { title, button, link }, { clock }, page) => {
    // Later lists omit the forum.
    claimStories(page, [document], 1);
    return {
      title,
      event,
      hour: clockTime(event.starts),
      programme: agenda.map(({ speakers, ...line }) => ({
        ...line,
        speakers: speakers.flatMap((id) => people.get(id) ?? []),
      })),
      left: remaining(event.starts, clock.now()),
      register: { href: link || address, text: button },
    };
  },
  view: EventPanel,
});
