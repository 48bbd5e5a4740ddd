import { defineBlock } from 'rotativa/blocks';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
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
  props: ({ info: { sections } }) => ({ sections }),
  view: Info,
});
