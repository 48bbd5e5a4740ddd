import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { BOGOTA_TIME_ZONE } from '../../../domain/dates/day.ts';
import { headerDate } from '../../../domain/dates/format.ts';
import { zonedFields } from '../../../domain/dates/zone.ts';
import { printEditions } from '../../../domain/feed/requests.ts';
import { service, titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { ServiceColumn } from './ServiceColumn.tsx';

/** The service box of a local front. @see B7 */
export const serviceColumnBlock = defineBlock({
  name: 'service-column',
  label: 'Servicios de hoy',
  category: 'lists',
  settings: z.object({
    title: z
      .string()
      .default(() => titles.services)
      .meta({ title: 'Título', description: 'Solo se lee en voz alta.' }),
    place: z
      .string()
      .default(() => service.place)
      .meta({ title: 'Ciudad' }),
    archive: z.string().default('').meta({
      title: 'Enlace de la edición impresa',
      description: 'Si está vacío lleva a la edición.',
      widget: 'address',
    }),
    ...storySource(3),
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const [stories, editions] = await Promise.all([
      loadStories(settings, services, page),
      services.content.feed(printEditions({ feedSize: 1, sourceInclude: sourceInclude() }), {
        signal: page.signal,
      }),
    ]);
    return { stories, edition: editions.content_elements[0] };
  },
  props: (
    { stories, edition }: { stories: readonly AnsDocument[]; edition: AnsDocument | undefined },
    { title, place, archive, feedSize },
    services,
    page,
  ) => {
    const now = services.clock.now();
    return {
      title,
      place,
      day: String(zonedFields(now, BOGOTA_TIME_ZONE)?.day ?? ''),
      date: headerDate(now),
      teasers: claimStories(page, stories, feedSize, { pictures: false }).map((item) =>
        toTeaser(item, services),
      ),
      edition: edition && {
        ...toTeaser(edition, services, { ratio: '3:4' }),
        ...(archive && { url: archive }),
      },
    };
  },
  view: ServiceColumn,
});
