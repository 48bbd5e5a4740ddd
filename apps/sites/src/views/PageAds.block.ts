import { defineBlock } from 'rotativa/blocks';
import { isFreeArticle, isMeteredArticle } from 'rotativa/domain';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { SLOT_NAME } from '../contract/ads.ts';
import { hasSlots } from '../pages/calls/ads.ts';
import { articleOf } from '../pages/article.ts';
import { isOpened } from '../pages/opened-documents.ts';
import { PageInterstitialAd, PageStickyAd, type PageStickyAdProps } from './PageAds.tsx';

const slotNamed = (name: string) =>
  z
    .string()
    .regex(SLOT_NAME)
    .default(name)
    .meta({ title: 'Posición', description: 'Nombre en el servidor de anuncios.' });

/** An ad at the lower edge of the window, on pages with ads. @see B12 */
export const stickyAdBlock = defineBlock({
  name: 'sticky-ad',
  label: 'Anuncio fijo',
  // A part of the frame.
  editorial: false,
  settings: z.object({
    slot: slotNamed('STICKY'),
    desktop: z.boolean().default(false).meta({
      title: 'También en computador',
      description: 'Si no, solo en pantallas de menos de 640 px.',
    }),
  }),
  load: (_settings, { links: { origin } }, page) =>
    hasSlots(page, { brand: siteBrand(page.brand), origin }) ? {} : 'elsewhere',
  props: (_data, { slot, desktop }, _services, { adPlaceholder: placeholder }): PageStickyAdProps => ({
    slot,
    ...(!desktop && { display: 'mobile' }),
    placeholder,
  }),
  view: PageStickyAd,
});

/** An ad between two pages, on pages with ads. Not where there is a paywall, or may be. @see B12 */
export const interstitialAdBlock = defineBlock({
  name: 'interstitial-ad',
  label: 'Anuncio entre páginas',
  editorial: false,
  settings: z.object({
    slot: slotNamed('INTERSTITIAL'),
    cap: z.number().int().min(0).max(20).default(1).meta({
      title: 'Veces al día',
      description: 'Cuántas veces lo ve cada lector, como máximo. Con 0 no sale.',
    }),
  }),
  load: (_settings, { links: { origin } }, page) => {
    const brand = siteBrand(page.brand);
    const { document, path } = page;
    if (!hasSlots(page, { brand, origin })) return 'elsewhere';
    if (!document || isOpened(document)) return {};
    const article = articleOf(document, brand, origin, path);
    return isFreeArticle(article, brand, path) && !isMeteredArticle(article, brand, path) ? {} : 'elsewhere';
  },
  props: (_data, { slot, cap }, _services, { adPlaceholder: placeholder }) => ({ slot, cap, placeholder }),
  view: PageInterstitialAd,
});
