import { defineBlock } from 'rotativa/blocks';
import { UpdatesBox } from 'rotativa/blocks/lists/UpdatesBox';
import { LIVE_UPDATES } from 'rotativa/domain';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';
import { liveViewOf } from '../pages/live.ts';

/** The updates of the article on the page; of a live blog the first of this page. @see N6 */
export const updatesBlock = defineBlock({
  name: 'updates-box',
  label: 'Actualizaciones',
  category: 'article',
  settings: z.object({}),
  load: (_settings, { links }, page) => {
    const { document, brand, path } = page;
    if (!document) return 'elsewhere';
    const site = { brand: siteBrand(brand), origin: links.origin };
    const live = liveViewOf(page, site)?.stretch.posts.slice(0, LIVE_UPDATES);
    const updates =
      live?.map(({ id, time, dateTime, title }) => ({ id, time, dateTime, text: title })) ??
      articleOf(document, site.brand, links.origin, path).updates;
    // A live blog begins with its posts. Other articles have the same links before their text on a phone.
    return updates.length > 0 ? { updates, place: live ? undefined : ('side' as const) } : 'elsewhere';
  },
  props: ({ updates, place }) => ({ updates, place }),
  view: UpdatesBox,
});
