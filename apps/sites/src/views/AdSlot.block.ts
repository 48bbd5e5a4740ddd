import { defineBlock } from 'rotativa/blocks';
import { FilledAd } from 'rotativa/blocks/body/BodyAd';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { SLOT_NAME } from '../contract/ads.ts';
import { articleOf } from '../pages/article.ts';
import { frontSlot } from './house-ads.ts';

/**
 * An ad between the blocks of a front, or above an article. It takes no space before the reader has allowed ads. Articles
 * without ads have none, and a special opens with its picture.
 * @see B12, N4, N12
 */
export const adSlotBlock = defineBlock({
  name: 'ad-slot',
  label: 'Anuncio',
  // A front with an ad alone has no content.
  editorial: false,
  settings: z.object({
    slot: z
      .string()
      .regex(SLOT_NAME)
      .default('HOME/PREHOME')
      .meta({ title: 'Posición', description: 'Nombre en el servidor de anuncios; una vez por página.' }),
  }),
  load: (_settings, { links: { origin } }, { document, brand, path }) => {
    if (!document) return {};
    const { adFree, layout } = articleOf(document, siteBrand(brand), origin, path);
    return adFree || layout === 'special' ? 'elsewhere' : {};
  },
  props: (_data, { slot }, _services, { brand, adPlaceholder }) => ({
    ...frontSlot(siteBrand(brand), slot),
    placeholder: adPlaceholder,
  }),
  view: FilledAd,
});
