import { defineBlock, TEASER_FIELDS } from 'rotativa/blocks';
import { nextEvent, toEventTeaser } from 'rotativa/blocks/EventPanel';
import { ForumsHeader, forumsHeaderProps, headerIslands } from 'rotativa/patterns/ForumsHeader';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

const FIELDS = [...TEASER_FIELDS, 'additional_properties.event'].join(',');

/** The header of the forums: it announces the nearest one to come of a collection. */
export const forumsHeaderBlock = defineBlock({
  name: 'forums-header',
  label: 'Encabezado de foros',
  settings: z.object({
    collectionId: z.string().default('').meta({ title: 'Colección de próximos foros' }),
  }),
  editorial: false,
  islands: headerIslands,
  load: async ({ collectionId }, services, { brand, signal }) => {
    const { product } = siteBrand(brand);
    // The name and the sections are worth more than the date: without the content they stand alone.
    const feed = await services.content
      .feed(
        {
          source: 'content-api-collections',
          query: { queryString: collectionId, feedSize: 12, sourceInclude: FIELDS },
        },
        signal && { signal },
      )
      .catch(() => undefined);
    const next = nextEvent(feed?.content_elements ?? [], services.clock.now());
    return { next: next && toEventTeaser(next.document, services, { product }) };
  },
  props: ({ next }, _settings, _services, { brand, path }) =>
    forumsHeaderProps(
      siteBrand(brand),
      path,
      next && { url: next.url, starts: next.starts, date: next.date, city: next.city },
    ),
  view: ForumsHeader,
});
