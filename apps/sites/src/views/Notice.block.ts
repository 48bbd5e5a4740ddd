import { defineBlock, type BlockPage } from 'rotativa/blocks';
import { NoticePage } from 'rotativa/patterns/notices/NoticePage';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { siteBlock } from './site-block.ts';

const HOME = { text: 'Ir a la portada', href: '/' };

/** Actions for the reader: `find` shows the search form, `retry` loads the page again, `home` links to the home page. */
const LINKS = {
  find: () => [HOME],
  retry: ({ path, query }: BlockPage) => [
    { text: 'Intentar de nuevo', href: query.size > 0 ? `${path}?${query.toString()}` : path },
    ...(path === '/' ? [] : [HOME]),
  ],
  home: () => [HOME],
};

export const noticeBlock = defineBlock({
  ...siteBlock,
  name: 'notice',
  label: 'Aviso',
  settings: z.object({
    title: z.string().meta({ title: 'Título' }),
    text: z.string().meta({ title: 'Texto' }),
    code: z.string().default('').meta({ title: 'Código' }),
    links: z
      .enum(['find', 'retry', 'home'])
      .default('home')
      .meta({
        title: 'Enlaces',
        options: { find: 'Buscador y portada', retry: 'Intentar de nuevo', home: 'Portada' },
      }),
  }),
  props: (_data, { code, title, text, links }, _services, page) => ({
    code,
    title,
    text,
    preset: siteBrand(page.brand).list.head,
    links: LINKS[links](page),
    search: links === 'find' ? { action: siteBrand(page.brand).routes.search, query: '' } : undefined,
  }),
  view: NoticePage,
});
