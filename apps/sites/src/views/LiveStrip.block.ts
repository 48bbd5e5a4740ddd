import { defineBlock, claimStories } from 'rotativa/blocks';
import { LiveStrip } from 'rotativa/blocks/lists/LiveStrip';
import {
  collectionOrSection,
  HOUR_MS,
  isRunning,
  LIVE_STRIP_STORIES,
  livePostAddress,
  newsTime,
  titleOf,
} from 'rotativa/domain';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { liveBlogOf } from '../pages/live.ts';

/** The live blog that runs, with its latest post. It disappears when the coverage ends or no posts arrive. @see X11 */
export const liveStripBlock = defineBlock({
  name: 'live-strip',
  label: 'Franja en vivo',
  category: 'openings',
  settings: z.object({
    collectionId: z.string().default('').meta({
      title: 'Colección',
      description: 'La de la franja, que se enciende y apaga en la mesa. Si está, la sección no se usa.',
      widget: 'collection',
    }),
    section: z
      .string()
      .default('/live')
      .meta({ title: 'Sección', description: 'La que tiene las notas en vivo.', widget: 'section' }),
    hours: z
      .number()
      .int()
      .min(1)
      .max(72)
      .default(12)
      .meta({ title: 'Horas', description: 'La franja se oculta si no hay entradas en este tiempo.' }),
  }),
  priority: 'picked',
  load: async ({ collectionId, section, hours }, { content, links, clock }, { brand, signal }) => {
    const request = collectionOrSection(
      { collectionId, section },
      { feedSize: LIVE_STRIP_STORIES, feedOffset: 0 },
    );
    const { content_elements: stories } = await content.feed(request, { signal });
    const site = { brand: siteBrand(brand), origin: links.origin };
    const now = clock.now();
    const since = now.getTime() - hours * HOUR_MS;
    for (const story of stories) {
      if (!isRunning(story, now)) continue;
      const latest = liveBlogOf(story, site, story.canonical_url)?.posts.find(({ title }) => title);
      if (latest && Date.parse(latest.dateTime) > since) return { story, latest };
    }
    return null;
  },
  props: ({ story, latest }, _settings, { links, clock }, page) => {
    // Blocks below it show other stories.
    claimStories(page, [story], 1, { pictures: false });
    const path = links.document(story.canonical_url);
    const { id, dateTime, title } = latest;
    const time = newsTime(dateTime, clock.now());
    return {
      story: { url: path, headline: titleOf(story) },
      latest: { url: livePostAddress(path, id), time, dateTime, title },
    };
  },
  view: LiveStrip,
});
