import type { Block } from 'rotativa/blocks';
import { mostReadBoxBlock } from 'rotativa/blocks/lists/MostReadBox';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';

/** 'Lo más leído' beside an article, unless its text has the box. @see N7 */
export const sideMostReadBlock: Block = {
  ...mostReadBoxBlock,
  load: async (settings, services, page) => {
    const { document, brand, path } = page;
    const { body } = document
      ? articleOf(document, siteBrand(brand), services.links.origin, path)
      : { body: [] };
    if (body.some(({ type }) => type === 'most-read')) return null;
    return mostReadBoxBlock.load(settings, services, page);
  },
};
