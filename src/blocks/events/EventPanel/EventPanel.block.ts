import { z } from 'zod';
import { clockTime } from '../../../domain/dates/format.ts';
import { remaining } from '../../../domain/event/when.ts';
import { countdownIsland } from '../Countdown/island.ts';
import { defineBlock } from '../../defineBlock.ts';
import { nextEvent, toEventTeaser } from '../event/event-teaser.ts';
import { readSpeakers } from '../event/speakers.ts';
import { takeStories } from '../../shown.ts';
import { loadStories, storySource, storyTurn } from '../../shared/story-block/source.ts';
import { EventPanel } from './EventPanel.tsx';

/** The next forum of a collection or a section; hidden if there is none. */
export const eventPanelBlock = defineBlock({
  name: 'event-panel',
  label: 'Próximo foro',
  settings: z.object({
    title: z.string().default('Próximo foro').meta({ title: 'Título' }),
    button: z.string().default('Inscríbase').meta({ title: 'Texto del botón' }),
    link: z
      .string()
      .default('')
      .meta({ title: 'Enlace de inscripción', description: 'Si está vacío lleva a la nota del foro.' }),
    ...storySource(12),
  }),
  rules: { image: false },
  islands: [countdownIsland],
  turn: storyTurn(),
  load: async (settings, services, page) => {
    const documents = await loadStories(settings, services, page, { more: ['additional_properties.event'] });
    const next = nextEvent(documents, services.clock.now());
    const event = next && toEventTeaser(next.document, services);
    if (!next || !event) return null;
    const { agenda } = next.event;
    const speakers = await readSpeakers(
      agenda.flatMap(({ speakers }) => speakers),
      services,
      page.signal,
    );
    return {
      document: next.document,
      event,
      agenda,
      names: new Map(speakers.map(({ id, name }) => [id, name])),
    };
  },
  props: ({ document, event, agenda, names }, { title, button, link }, { clock }, page) => {
    // Later lists omit the forum.
    takeStories(page, [document], 1);
    return {
      title,
      event,
      hour: clockTime(event.starts),
      programme: agenda.map(({ speakers, ...line }) => ({
        ...line,
        speakers: speakers.flatMap((id) => names.get(id) ?? []),
      })),
      left: remaining(event.starts, clock.now()),
      register: { href: link || event.url, text: button },
    };
  },
  view: EventPanel,
});
