import { defineBlock } from 'rotativa/blocks';
import { helpContactIsland } from 'rotativa/patterns/help/HelpContact';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { contactForm } from '../pages/help/contact-form.ts';
import { infoPage } from '../pages/info/index.ts';
import { Info } from './Info.tsx';

export const infoBlock = defineBlock({
  name: 'info',
  label: 'Página informativa',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand, path }) => {
    const info = infoPage(siteBrand(brand), path);
    return info ? { info } : null;
  },
  props: ({ info: { sections, form } }, _settings, _services, { brand, query }) => ({
    sections,
    ...(form && { form: contactForm(siteBrand(brand), query) }),
  }),
  view: Info,
  islands: [helpContactIsland],
});
