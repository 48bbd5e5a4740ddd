import { defineBlock } from 'rotativa/blocks';
import { AgeGate } from 'rotativa/patterns/notices/AgeGate';
import { SiteFooter, footerProps } from 'rotativa/patterns/footers/SiteFooter';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { siteBlock } from './site-block.ts';
import { themeSwitch } from './theme-switch.ts';

/** @see B16 */
export const ageGateBlock = defineBlock({
  ...siteBlock,
  name: 'age-gate',
  label: 'Confirmación de edad',
  settings: z.object({
    exit: z
      .url({ protocol: /^https$/ })
      .default('https://www.google.com/')
      .meta({ title: 'Salida', description: 'Adónde va quien no entra.', widget: 'address' }),
  }),
  props: (_data, { exit }, _services, { brand }) => {
    const { name, wordmark } = siteBrand(brand);
    return { name, wordmark, exit };
  },
  view: AgeGate,
});

export const magazineFooterBlock = defineBlock({
  ...siteBlock,
  name: 'magazine-footer',
  label: 'Pie de página de las revistas',
  props: (_data, _settings, { clock }, page) => {
    const brand = siteBrand(page.brand);
    const { networks } = brand.header;
    // Both magazines have a dark footer, whatever the page's mode.
    return footerProps(brand, clock.now(), {
      networks,
      tone: 'plain',
      mode: 'dark',
      themeSwitch: themeSwitch(page),
    });
  },
  view: SiteFooter,
});
