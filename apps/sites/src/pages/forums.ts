import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { ARCHIVE, searchPage, listPages, notFoundPage, pageBlock, block } from './list-page.ts';
import type { ListPreset } from './list-presets.ts';
import type { SitePages } from './page-documents.ts';
import { standardPages } from './standard.ts';

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

  /** Where the next forums are held. */
  const VENUE = block('embed', {
    title: 'Cómo llegar a Corferias',
    iframe:
      'https://www.openstreetmap.org/export/embed.html?bbox=-74.0985%2C4.6245%2C-74.0825%2C4.6360&layer=mapnik&marker=4.6303%2C-74.0905',
    heightDesktop: 420,
    heightMobile: 320,
  });

  const NEWS = block('card-grid', {
    title: 'Lo que se está moviendo',
    section: `${SITE}/noticias`,
    feedSize: 3,
    look: 'ruled',
    first: 'even',
  });

  const MOMENTS = block('card-grid', {
    title: 'Momentos imperdibles',
    section: `${SITE}/momentos-imperdibles`,
    url: `${SITE}/momentos-imperdibles/`,
    feedSize: 5,
    look: 'ruled',
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
        { block: 'ad-slot' },
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
    preset?: ListPreset,
  ): PageDocument =>
    list({
      head: { kicker: 'Programa' },
      top: [pageBlock('event-table', { title: '', ...settings })],
      after,
      ...(preset && { preset }),
    });

  return {
    ...standardPages(key),
    home,
    section: list({ head: { kicker: 'Sección' }, lead: true }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([CALENDAR]),
    sections: [
      {
        paths: [`${SITE}/proximos/`],
        document: events({ when: 'upcoming', action: 'Inscripción' }, [VENUE, NEWS]),
      },
      {
        paths: [`${SITE}/foros-anteriores/`],
        document: events({ when: 'past', feedSize: 10 }, [CALENDAR, MOMENTS], 'olderForums'),
      },
      {
        paths: [`${SITE}/momentos-imperdibles/`],
        document: list({ head: { kicker: 'Archivo' }, preset: 'moments', lead: true }),
      },
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
          preset: 'videoArchive',
          top: [pageBlock('video-grid')],
        }),
      },
      {
        paths: [`${SITE}/galerias/`, '/galerias/'],
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
