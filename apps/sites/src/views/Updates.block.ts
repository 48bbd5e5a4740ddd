import { defineBlock } from 'rotativa/blocks';
import { UpdatesBox } from 'rotativa/blocks/lists/UpdatesBox';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';

/** The updates of the article on the page. @see N6 */
export const updatesBlock = defineBlock({
  name: 'updates-box',
  label: 'Actualizaciones',
  settings: z.object({}),
  load: (_settings, { links }, { document, brand, path }) => {
    if (!document) return null;
    const { updates } = articleOf(document, siteBrand(brand), links.origin, path);
    return updates.length > 0 ? { updates } : null;
  },
  props: ({ updates }) => ({ updates }),
  view: UpdatesBox,
});
