import { defineBlock } from 'rotativa/blocks';
import { accountPage, accountSectionAt } from 'rotativa/patterns/account';
import { AccountArea } from 'rotativa/patterns/account/AccountArea';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

/** The account page at this path. It is the same for all readers. */
export const accountBlock = defineBlock({
  name: 'account',
  label: 'Cuenta del lector',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand, path }) => {
    const section = accountSectionAt(siteBrand(brand), path);
    return section ? { section } : null;
  },
  props: ({ section }, _settings, _services, { brand }) => ({
    page: accountPage(siteBrand(brand), section),
    preset: siteBrand(brand).list.head,
  }),
  view: AccountArea,
});
