import type { PageDocument } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

const COVER = { collectionId: 'men-portada' };

const VIDEOS = place('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' });

/** What else there is to read, after a list. */
const MOST_SEEN = place('numbered-texts', {
  title: 'Lo más visto',
  url: '/lo-mas-visto/',
  collectionId: 'men-mas-leidos',
  feedSize: 3,
  repeats: true,
});

/** The front: three stories over the screen, a mosaic, tales as type, portraits, videos. */
const home: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      place('hero-carousel', COVER),
      place('mosaic', COVER),
      place('numbered-texts', {
        title: 'Relatos',
        url: '/seccion/relatos/',
        collectionId: 'men-relatos',
      }),
      place('quote-band', { collectionId: 'men-relatos', tone: 'accent' }),
      place('portrait-row', {
        title: 'Mujeres SoHo',
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

/** SoHo's pages. @see T6 */
export const MEN_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home,
    section: list(),
    more: list(),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([MOST_SEEN]),
    sections: [
      { paths: ['/videos/'], document: list({ mode: 'dark', lead: true }) },
      {
        paths: ['/lo-mas-visto/'],
        document: list({
          top: [place('numbered-texts', { collectionId: 'men-mas-leidos', feedSize: 9 })],
          after: [VIDEOS],
        }),
      },
      {
        paths: ['/seccion/relatos/'],
        document: list({ top: [ofPage('numbered-texts', { feedSize: 6 })], after: [VIDEOS] }),
      },
    ],
  },
  [{ block: 'men-header' }],
  [{ block: 'magazine-footer' }, { block: 'age-gate' }],
);
