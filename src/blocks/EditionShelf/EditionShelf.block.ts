import { z } from 'zod';
import { PRODUCT } from '../../themes/brand.ts';
import { sectionIconSetting } from '../section-icons/setting.ts';
import { defineBlock } from '../defineBlock.ts';
import { sourceInclude } from '../teaser/fields.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { EditionShelf } from './EditionShelf.tsx';

/** The newest printed editions. */
export const editionShelfBlock = defineBlock({
  name: 'edition-shelf',
  label: 'Ediciones impresas',
  settings: z.object({
    title: z.string().default('Ediciones impresas').meta({ title: 'Título' }),
    url: z.string().default('').meta({ title: 'Enlace al archivo' }),
    icon: sectionIconSetting,
    feedSize: z.number().int().min(1).max(24).default(6).meta({ title: 'Número de ediciones' }),
  }),
  load: async ({ feedSize }, { content }, { signal }) => {
    const query = { feedSize, sourceInclude: sourceInclude() };
    const feed = await content.feed({ source: 'editions-api', query }, signal && { signal });
    return { items: feed.content_elements };
  },
  props: ({ items }, { title, url, icon }, services) => ({
    title,
    href: url || undefined,
    icon,
    editions: items.map((item) => toTeaser(item, services, { product: PRODUCT })),
  }),
  view: EditionShelf,
});
