import type { PageDocument } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

const COVER = { collectionId: 'women-portada' };

const READ_MOST = { title: 'Lo más leído', collectionId: 'women-mas-leidos', feedSize: 3 };

/** What else there is to read, after a list. */
const MOST_READ = place('numbered-texts', { ...READ_MOST, repeats: true });

/** The front: a portrait, an unequal pair, three portraits, a sentence, a row of cards, voices. */
const home: PageDocument = {
  layout: 'front',
  title: '',
  regions: {
    main: [
      place('portrait-opening', COVER),
      place('story-pair', COVER),
      place('portrait-row', COVER),
      place('quote-band', COVER),
      place('card-carousel', { title: 'Belleza', url: '/belleza/', section: '/belleza', feedSize: 8 }),
      place('story-pair', COVER),
      place('numbered-texts', READ_MOST),
      place('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' }),
    ],
  },
};

const list = listPages({ after: [MOST_READ] });

/** Fucsia's pages. @see T6 */
export const WOMEN_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home,
    section: list({ top: [ofPage('portrait-opening'), ofPage('story-pair')] }),
    more: list(),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([place('portrait-row', { ...COVER, title: 'En portada' })]),
    sections: [
      { paths: ['/videos/'], document: list({ mode: 'dark', top: [ofPage('story-pair')] }) },
      { paths: ['/opinion-fucsia/'], document: list({ lead: true }) },
    ],
  },
  [{ block: 'women-header' }],
  [{ block: 'magazine-footer' }],
);
