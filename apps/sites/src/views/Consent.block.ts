import { defineBlock } from 'rotativa/blocks';
import { ConsentChoices } from 'rotativa/patterns/consent/ConsentChoices';
import { siteBrand } from '../config/brands.ts';
import { siteBlock } from './site-block.ts';

/** The reader's consent, as the server read it. @see X8 */
export const consentBlock = defineBlock({
  ...siteBlock,
  name: 'consent',
  label: 'Preferencias de privacidad',
  props: (_data, _settings, _services, { brand, consent }) => ({
    page: siteBrand(brand).routes.consent,
    decided: consent,
  }),
  view: ConsentChoices,
});
