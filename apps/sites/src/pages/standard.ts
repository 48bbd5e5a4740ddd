import type { PageDocument } from 'rotativa/blocks';
import { listPage, notFoundPage, noticePage } from './list-page.ts';
import type { SitePages } from './page-documents.ts';

/** A page with one block under its head. */
const onePart = (block: string, layout = 'list'): PageDocument => ({
  layout,
  title: '',
  regions: { head: [{ block: 'page-head' }], main: [{ block }] },
});

/** The default pages of a brand. */
export const STANDARD_PAGES: SitePages = {
  home: listPage(),
  section: listPage(),
  sections: [],
  article: {
    layout: 'article',
    title: '',
    regions: {
      main: [{ block: 'article' }],
      aside: [
        { block: 'updates-box', settings: { published: true } },
        { block: 'latest-box', settings: { published: true } },
        { block: 'side-ad', settings: { published: true, slot: 'LATERAL_1' } },
        { block: 'most-read-box', settings: { published: true } },
        { block: 'side-ad', settings: { published: true, slot: 'LATERAL_2', fromMinutes: 4 } },
      ],
      after: [
        { block: 'latest-galleries', settings: { published: true } },
        { block: 'related-galleries', settings: { published: true } },
        { block: 'related-stories', settings: { published: true } },
      ],
    },
  },
  author: listPage({ lead: true }),
  tag: listPage({ lead: true }),
  archive: listPage({
    preset: 'days',
    top: [{ block: 'day-steps' }],
    aside: [{ block: 'day-calendar' }],
  }),
  archiveMonth: onePart('day-calendar'),
  search: listPage({ title: 'Buscar' }),
  info: onePart('info', 'service'),
  help: onePart('help', 'service'),
  newsletters: onePart('newsletters'),
  legal: onePart('info', 'reading'),
  account: onePart('account'),
  store: onePart('store-offers'),
  records: onePart('stored-records'),
  checkout: onePart('checkout'),
  receipt: onePart('receipt'),
  consent: onePart('consent', 'service'),
  letter: onePart('letter'),
  notFound: notFoundPage(),
  error: noticePage('Algo falló', {
    code: '500',
    title: 'Algo falló de nuestro lado',
    text: 'Ya lo estamos revisando. En unos minutos esta página debería abrir.',
    links: 'retry',
  }),
  unavailable: noticePage('Volvemos enseguida', {
    title: 'No pudimos traer las noticias',
    text: 'El servicio de contenidos no responde en este momento. Esta página vuelve a intentarlo por sí sola.',
    links: 'retry',
  }),
  closed: noticePage('Volvemos enseguida', {
    title: 'No pudimos traer las suscripciones',
    text: 'El servicio de suscripciones no responde en este momento. Esta página vuelve a intentarlo por sí sola.',
    links: 'retry',
  }),
};
