import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { ARCHIVE, listPages, notFoundPage, pageBlock, block } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

/** SoHo's pages. @see T6 */
export function menPages({ key, name }: BrandConfig): SitePages {
  const COVER = { collectionId: `${key}-portada` };

  const VIDEOS = block('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' });

  /** More stories, after a list. */
  const MOST_SEEN = block('numbered-texts', {
    title: 'Lo más visto',
    url: '/lo-mas-visto/',
    collectionId: `${key}-mas-leidos`,
    feedSize: 3,
    repeats: true,
  });

  /** The front: three stories above the fold, a mosaic, text-only stories, portraits, videos. */
  const home: PageDocument = {
    layout: 'front',
    title: '',
    regions: {
      main: [
        block('hero-carousel', COVER),
        block('mosaic', COVER),
        block('numbered-texts', {
          title: 'Relatos',
          url: '/seccion/relatos/',
          collectionId: `${key}-relatos`,
        }),
        block('quote-band', { collectionId: `${key}-relatos`, tone: 'accent' }),
        block('portrait-row', {
          title: `Mujeres ${name}`,
          url: '/seccion/mujeres-soho/',
          section: '/mujeres-soho',
          align: 'start',
          feedSize: 3,
        }),
        VIDEOS,
      ],
    },
  };

  const list = listPages({ after: [MOST_SEEN] });

  return {
    ...STANDARD_PAGES,
    home,
    section: list(),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar', after: [ARCHIVE] }),
    notFound: notFoundPage([MOST_SEEN]),
    sections: [
      { paths: ['/videos/'], document: list({ mode: 'dark', preset: 'videos', lead: true }) },
      {
        paths: ['/lo-mas-visto/'],
        document: list({
          top: [block('numbered-texts', { collectionId: `${key}-mas-leidos`, feedSize: 9, repeats: true })],
          after: [VIDEOS],
        }),
      },
      {
        paths: ['/seccion/relatos/'],
        document: list({ top: [pageBlock('numbered-texts', { feedSize: 6 })], after: [VIDEOS] }),
      },
    ],
  };
}
