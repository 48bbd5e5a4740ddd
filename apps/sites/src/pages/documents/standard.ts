import type { PageDocument } from 'rotativa/blocks';
import { listPage, searchPage, notFoundPage, noticePage } from './list-page.ts';
import type { OtherPages } from './page-documents.ts';
import { block } from './placement.ts';

/** A page with one block under its head. */
const onePart = (name: string, layout = 'list'): PageDocument => ({
  layout,
  title: '',
  regions: { head: [{ block: 'page-head' }], main: [{ block: name }] },
});

const SIDE_ADS = {
  first: block('side-ad', { slot: 'LATERAL_1' }),
  second: block('side-ad', { slot: 'LATERAL_2' }),
} as const;

/** The page of a document: boxes beside its text, and blocks after it. */
const articlePage = (boxes: Pick<PageDocument['regions'], 'aside' | 'after'>): PageDocument => ({
  layout: 'article',
  title: '',
  regions: {
    banner: [{ block: 'ad-slot', settings: { slot: 'TOP' } }],
    main: [{ block: 'article' }],
    ...boxes,
  },
});

/** The default pages of a brand besides its front. */
export const standardPages = (key: string): OtherPages => ({
  section: listPage(),
  sections: [],
  article: articlePage({
    aside: [
      block('updates-box'),
      block('latest-box', { collectionId: `${key}-lo-ultimo` }),
      SIDE_ADS.first,
      block('most-read-box'),
      SIDE_ADS.second,
    ],
    after: [
      block('episode-list', { title: 'Otros episodios', section: '/podcasts', feedSize: 4 }),
      block('edition-shelf', { title: 'Otras ediciones' }),
      block('latest-galleries'),
      block('related-galleries'),
      block('related-videos'),
      block('related-stories'),
    ],
  }),
  column: articlePage({
    aside: [block('author-columns'), SIDE_ADS.first, block('most-read-box'), SIDE_ADS.second],
    after: [block('other-columns')],
  }),
  author: listPage({ lead: true }),
  columnist: listPage({ preset: 'columns' }),
  tag: listPage({ lead: true }),
  archive: listPage({
    preset: 'days',
    top: [{ block: 'day-steps' }],
    aside: [{ block: 'day-calendar' }],
  }),
  archiveMonth: onePart('day-calendar'),
  search: searchPage(listPage),
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
  emailLink: onePart('emailLink'),
  registration: onePart('registration'),
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
  busy: noticePage('Volvemos enseguida', {
    title: 'Hay muchos lectores a la vez',
    text: 'En este momento no alcanzamos a preparar todas las páginas. Esta vuelve a intentarlo por sí sola.',
    links: 'retry',
  }),
});
