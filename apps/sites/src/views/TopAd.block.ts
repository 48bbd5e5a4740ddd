import { defineBlock, type BlockPage } from 'rotativa/blocks';
import { FilledAd } from 'rotativa/blocks/body/BodyAd';
import type { ArticleLayout, PreparedArticle } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { articleOf } from '../pages/article.ts';
import { sectionsOf } from '../pages/trail.ts';
import { bannerSlot } from './house-ads.ts';

const slotSetting = (name: string) =>
  z
    .string()
    .regex(/^[A-Z0-9_/]{1,60}$/)
    .default(name)
    .meta({ title: 'Posición', description: 'Nombre en el servidor de anuncios.' });

/** The article of a page; undefined on fronts. */
const articleOn = (
  { document, brand, path }: BlockPage,
  { links }: ContentServices,
): PreparedArticle | undefined => document && articleOf(document, siteBrand(brand), links.origin, path);

/** Layouts that open with words on the page. The others open in full width, under the header. */
const WITH_TOP_AD: ReadonlySet<ArticleLayout> = new Set(['standard', 'live-blog']);

/** Above an article. Specials open with their picture and have none. @see N4 */
export const topAdBlock = defineBlock({
  name: 'top-ad',
  label: 'Anuncio superior',
  editorial: false,
  settings: z.object({ slot: slotSetting('BANNER') }),
  load: (_settings, services, page) => {
    const article = articleOn(page, services);
    if (!article || !page.document || article.adFree || !WITH_TOP_AD.has(article.layout)) return null;
    return sectionsOf(page.document).some(({ id }) => id.startsWith('/especiales')) ? null : {};
  },
  props: (_data, { slot }, _services, { brand }) => bannerSlot(siteBrand(brand), slot),
  view: FilledAd,
});
