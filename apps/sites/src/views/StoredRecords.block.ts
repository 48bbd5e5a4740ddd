import { defineBlock } from 'rotativa/blocks';
import { Island } from 'rotativa/islands';
import { recordsIsland } from 'rotativa/patterns/account';
import { createElement } from 'react';
import { z } from 'zod';

/** The debug page: what this browser keeps about its reader. */
export const storedRecordsBlock = defineBlock({
  name: 'stored-records',
  label: 'Registros guardados',
  settings: z.object({}),
  editorial: false,
  load: () => ({}),
  props: () => ({}),
  view: () => createElement(Island, { of: recordsIsland, props: {} }),
});
