import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { calendar, news } from './fronts/forums.ts';
import {
  ARCHIVE,
  searchPage,
  listPages,
  magazinePage,
  notFoundPage,
  podcastPages,
  VIDEO_SECTION,
} from './list-page.ts';
import type { ListPreset } from './list-presets.ts';
import type { OtherPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';
import { standardPages } from './standard.ts';

/** The pages of the forums besides the front. */
export function forumsPages(brand: BrandConfig): OtherPages {
  const { key, slug } = brand;

  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  const CALENDAR = calendar(brand);
  const NEWS = news(brand);

  /** Where the next forums are held. */
  const VENUE = block('embed', {
    title: 'Cómo llegar a Corferias',
    iframe:
      'https://www.openstreetmap.org/export/embed.html?bbox=-74.0985%2C4.6245%2C-74.0825%2C4.6360&layer=mapnik&marker=4.6303%2C-74.0905',
    heightDesktop: 420,
    heightMobile: 320,
  });

  const MOMENTS = block('card-grid', {
    title: 'Momentos imperdibles',
    section: `${SITE}/momentos-imperdibles`,
    url: `${SITE}/momentos-imperdibles/`,
    feedSize: 5,
    look: 'ruled',
  });

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
    section: list({ head: { kicker: 'Sección' }, lead: true }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([CALENDAR]),
    sections: [
      podcastPages(list),
      magazinePage(brand),
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
        paths: [`${SITE}/videos/`, '/videos/'],
        document: list({ ...VIDEO_SECTION, head: { kicker: 'Archivo' }, mode: 'dark', preset: 'videos' }),
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
