import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

const header: BlockPlacement = {
  block: 'forums-header',
  settings: { collectionId: 'forums-proximos' },
};

const CALENDAR = place('event-table', {
  when: 'upcoming',
  title: 'El calendario',
  action: 'Inscripción',
  section: '/foros-semanario/proximos',
  url: '/foros-semanario/proximos/',
  more: 'Próximos foros',
});

const NEWS = place('card-grid', {
  title: 'Lo que se está moviendo',
  section: '/foros-semanario/noticias',
  feedSize: 3,
  look: 'ruled',
  first: 'even',
});

const home: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      { block: 'event-panel', settings: { published: true, collectionId: 'forums-proximos' } },
      {
        block: 'speaker-row',
        settings: {
          published: true,
          collectionId: 'forums-proximos',
          title: 'Quiénes hablan',
          link: '/foros-semanario/conferencistas/',
          more: 'Todos los conferencistas',
        },
      },
      CALENDAR,
      {
        block: 'gallery-strip',
        settings: { published: true, section: '/foros-semanario/galerias' },
      },
      NEWS,
      {
        block: 'event-table',
        settings: {
          published: true,
          title: 'Foros anteriores',
          section: '/foros-semanario/foros-anteriores',
          url: '/foros-semanario/foros-anteriores/',
          more: 'Ver todos',
        },
      },
      {
        block: 'video-grid',
        settings: {
          published: true,
          title: 'Momentos imperdibles',
          section: '/foros-semanario/videos',
          url: '/foros-semanario/videos/',
        },
      },
    ],
  },
};

const list = listPages({ after: [CALENDAR] });

/** Forums, with what else stands in their section after them. */
const events = (
  settings: Readonly<Record<string, unknown>>,
  after: readonly BlockPlacement[],
): PageDocument =>
  list({ head: { kicker: 'Programa' }, top: [ofPage('event-table', { title: '', ...settings })], after });

/** The pages of the forums. */
export const FORUMS_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home,
    section: list({ head: { kicker: 'Sección' }, lead: true }),
    more: list({ head: { kicker: 'Sección' } }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([CALENDAR]),
    sections: [
      {
        paths: ['/foros-semanario/proximos/'],
        document: events({ when: 'upcoming', action: 'Inscripción' }, [NEWS]),
      },
      { paths: ['/foros-semanario/foros-anteriores/'], document: events({ when: 'past' }, [CALENDAR]) },
      {
        paths: ['/foros-semanario/conferencistas/'],
        document: list({
          head: { kicker: 'Próximo foro' },
          top: [place('speaker-row', { title: '', collectionId: 'forums-proximos', people: 24 })],
        }),
      },
      {
        paths: ['/foros-semanario/videos/'],
        document: list({ head: { kicker: 'Archivo' }, mode: 'dark', top: [ofPage('video-grid')] }),
      },
      {
        paths: ['/foros-semanario/galerias/'],
        document: list({
          head: { kicker: 'Archivo' },
          mode: 'dark',
          top: [ofPage('gallery-strip', { pictures: 12 })],
        }),
      },
    ],
  },
  [header],
);
