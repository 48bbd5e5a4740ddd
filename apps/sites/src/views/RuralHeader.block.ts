import { defineBlock } from 'rotativa/blocks';
import { headerIslands, RuralHeader, ruralHeaderProps } from 'rotativa/patterns/RuralHeader';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';

export const ruralHeaderBlock = defineBlock({
  name: 'rural-header',
  label: 'Encabezado rural',
  settings: z.object({}),
  editorial: false,
  islands: headerIslands,
  load: () => ({}),
  props: (_data, _settings, _services, { brand, path }) => ruralHeaderProps(siteBrand(brand), path),
  view: RuralHeader,
});
