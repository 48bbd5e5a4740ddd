import { defineBlock } from 'rotativa/blocks';
import { LetterPage } from 'rotativa/patterns/account/LetterPage';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { letterPageAt, letterState, secretIn } from '../pages/letters.ts';

/** The page of a letter at this path, as its address says what happened. */
export const letterBlock = defineBlock({
  name: 'letter',
  label: 'Página de una carta',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand, path }) => {
    const page = letterPageAt(siteBrand(brand), path);
    return page ? { page } : null;
  },
  props: ({ page: { letter, path, names } }, _settings, _services, { brand, query, posted }) => {
    const { routes, list } = siteBrand(brand);
    const state = letterState(query, names);
    return {
      ...{ letter, state, path, routes, name: names[0]! },
      token: secretIn(query, names),
      preset: list.head,
      ...(posted && { posted }),
    };
  },
  view: LetterPage,
});
