import { defineBlock } from 'rotativa/blocks';
import { footerProps, SiteFooter } from 'rotativa/patterns/footers/SiteFooter';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { siteBlock } from './site-block.ts';
import { themeSwitch } from './theme-switch.ts';

const Network = z.enum(['facebook', 'x', 'instagram', 'whatsapp', 'youtube', 'tiktok']).meta({
  options: {
    facebook: 'Facebook',
    x: 'X',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  },
});

/** @see H9 */
export const siteFooterBlock = defineBlock({
  ...siteBlock,
  name: 'site-footer',
  label: 'Pie de página',
  settings: z.object({
    networks: z
      .array(Network)
      .default(['facebook', 'x', 'youtube', 'instagram', 'tiktok'])
      .meta({ title: 'Redes sociales' }),
    tone: z
      .enum(['inverse', 'plain'])
      .default('inverse')
      .meta({ title: 'Fondo', options: { inverse: 'Oscuro', plain: 'Claro' } }),
  }),
  props: (_data, settings, { clock }, page) =>
    footerProps(siteBrand(page.brand), clock.now(), { ...settings, themeSwitch: themeSwitch(page) }),
  view: SiteFooter,
});
