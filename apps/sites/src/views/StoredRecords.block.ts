import { defineBlock } from 'rotativa/blocks';
import { Island } from 'rotativa/islands';
import { recordsIsland } from 'rotativa/patterns/account';
import { createElement } from 'react';
import { siteBlock } from './site-block.ts';

/** The debug page: what this browser keeps about its reader. */
export const storedRecordsBlock = defineBlock({
  ...siteBlock,
  name: 'stored-records',
  label: 'Registros guardados',
  props: () => ({}),
  view: () => createElement(Island, { definition: recordsIsland, props: {} }),
});
