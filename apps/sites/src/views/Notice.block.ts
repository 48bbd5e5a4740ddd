import { defineBlock, type BlockPage } from 'rotativa/blocks';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { Notice } from './Notice.tsx';

const HOME = { text: 'Ir a la portada', href: '/' };

/** Where a reader may go: `find` to look for what is missing by a form, `retry` to ask again, `home` only home. */
const LINKS = {
  find: () => [HOME],
  retry: ({ path, query }: BlockPage) => [
    { text: 'Intentar de nuevo', href: query.size > 0 ? `${path}?${query.toString()}` : path },
    ...(path === '/' ? [] : [HOME]),
  ],
  home: () => [HOME],
};

export const noticeBlock = defineBlock({
  name: 'notice',
  label: 'Aviso',
  settings: z.object({
    title: z.string().meta({ title: 'Título' }),
    text: z.string().meta({ title: 'Texto' }),
    code: z.string().default('').meta({ title: 'Código' }),
    links: z.enum(['find', 'retry', 'home']).default('home').meta({ title: 'Enlaces' }),
  }),
  editorial: false,
  load: () => ({}),
  props: (_data, { code, title, text, links }, _services, page) => ({
    code,
    title,
    text,
    look: siteBrand(page.brand).list.head,
    links: LINKS[links](page),
    search: links === 'find' ? { action: siteBrand(page.brand).routes.search, words: '' } : undefined,
  }),
  view: Notice,
});
