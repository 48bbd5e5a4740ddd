import { defineBlock } from 'rotativa/blocks';
import { FilledAd } from 'rotativa/blocks/body/BodyAd';
import { hasSide, SIDE_SLOTS } from 'rotativa/domain';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';
import { sideAds } from './house-ads.ts';

/** A tall ad beside an article, on wide screens. Not with a short text, nor with an article without ads or side. @see N4 */
export const sideAdBlock = defineBlock({
  name: 'side-ad',
  label: 'Anuncio lateral',
  category: 'ads',
  settings: z.object({
    slot: z
      .enum(['LATERAL_1', 'LATERAL_2'])
      .default('LATERAL_1')
      .meta({ title: 'Posición', options: { LATERAL_1: 'La primera', LATERAL_2: 'La segunda' } }),
    fromMinutes: z
      .number()
      .int()
      .min(0)
      .default(2)
      .meta({ title: 'Minutos de lectura', description: 'Solo en artículos al menos así de largos.' }),
  }),
  load: ({ slot, fromMinutes }, { links }, { document, brand, path }) => {
    if (!document) return 'elsewhere';
    const article = articleOf(document, siteBrand(brand), links.origin, path);
    // Only the beginning of a locked article is shown, which is short.
    const minutes = article.access === 'whole' ? article.readingMinutes : 1;
    if (article.adFree || !hasSide(article) || minutes < fromMinutes) return 'elsewhere';
    const place = SIDE_SLOTS.find((side) => side.slot === slot);
    const ad = sideAds(siteBrand(brand))[slot];
    return place ? { place, ad } : null;
  },
  props: ({ place: { id, slot, size, display }, ad }, _settings, _services, { adPlaceholder }) => ({
    ...{ id, slot, size, display, ad },
    opens: !ad,
    placeholder: adPlaceholder,
  }),
  view: FilledAd,
});
