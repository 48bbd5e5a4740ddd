import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { ARCHIVE, listPages, notFoundPage, pageBlock, block } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

/** The pages of the forums. */
export function forumsPages({ key, slug }: BrandConfig): SitePages {
  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  const CALENDAR = block('event-table', {
    when: 'upcoming',
    title: 'El calendario',
    action: 'Inscripción',
    section: `${SITE}/proximos`,
    url: `${SITE}/proximos/`,
    more: 'Próximos foros',
  });

  const NEWS = block('card-grid', {
    title: 'Lo que se está moviendo',
    section: `${SITE}/noticias`,
    feedSize: 3,
    look: 'ruled',
    first: 'even',
  });

  const home: PageDocument = {
    layout: 'front',
    title: '',
    regions: {
      main: [
        { block: 'event-panel', settings: { published: true, collectionId: `${key}-proximos` } },
        {
          block: 'speaker-row',
          settings: {
            published: true,
            collectionId: `${key}-proximos`,
            title: 'Quiénes hablan',
            link: `${SITE}/conferencistas/`,
            more: 'Todos los conferencistas',
          },
        },
        CALENDAR,
        {
          block: 'gallery-strip',
          settings: { published: true, section: `${SITE}/galerias` },
        },
        NEWS,
        {
          block: 'event-table',
          settings: {
            published: true,
            title: 'Foros anteriores',
            section: `${SITE}/foros-anteriores`,
            url: `${SITE}/foros-anteriores/`,
            more: 'Ver todos',
          },
        },
        {
          block: 'video-grid',
          settings: {
            published: true,
            title: 'Momentos imperdibles',
            section: `${SITE}/videos`,
            url: `${SITE}/videos/`,
          },
        },
      ],
    },
  };

  const list = listPages({ after: [CALENDAR] });

  /** A page of forums, with other stories of the section after them. */
  const events = (
    settings: Readonly<Record<string, unknown>>,
    after: readonly BlockPlacement[],
  ): PageDocument =>
    list({
      head: { kicker: 'Programa' },
      top: [pageBlock('event-table', { title: '', ...settings })],
      after,
    });

  return {
    ...STANDARD_PAGES,
    home,
    section: list({ head: { kicker: 'Sección' }, lead: true }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar', after: [ARCHIVE] }),
    notFound: notFoundPage([CALENDAR]),
    sections: [
      {
        paths: [`${SITE}/proximos/`],
        document: events({ when: 'upcoming', action: 'Inscripción' }, [NEWS]),
      },
      { paths: [`${SITE}/foros-anteriores/`], document: events({ when: 'past' }, [CALENDAR]) },
      {
        paths: [`${SITE}/conferencistas/`],
        document: list({
          head: { kicker: 'Quiénes hablan' },
          top: [block('speaker-row', { title: '', collectionId: `${key}-proximos`, people: 24 })],
        }),
      },
      {
        paths: [`${SITE}/videos/`],
        document: list({
          head: { kicker: 'Archivo' },
          mode: 'dark',
          preset: 'videos',
          top: [pageBlock('video-grid')],
        }),
      },
      {
        paths: [`${SITE}/galerias/`],
        document: list({
          head: { kicker: 'Archivo' },
          mode: 'dark',
          preset: 'galleries',
          top: [pageBlock('gallery-strip', { pictures: 12 })],
        }),
      },
    ],
  };
}
