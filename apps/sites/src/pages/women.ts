import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { columnists } from './columnists.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  listPages,
  MAGAZINE_PATH,
  magazinePage,
  notFoundPage,
  pageBlock,
  block,
} from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { standardPages } from './standard.ts';

/** Fucsia's pages. @see T6 */
export function womenPages(brand: BrandConfig): SitePages {
  const { key } = brand;

  const COVER = { collectionId: `${key}-portada` };

  /** The only ranking of the site. It repeats stories: otherwise its ranks would differ between pages. */
  const MOST_READ = block('numbered-texts', {
    title: 'Lo más leído',
    collectionId: `${key}-mas-leidos`,
    feedSize: 3,
    repeats: true,
  });

  /** The front: a portrait, an unequal pair, three portraits, a sentence of a column, a row of cards, three columns. */
  const home: PageDocument = {
    layout: 'front',
    title: '',
    regions: {
      main: [
        block('portrait-opening', COVER),
        block('story-pair', COVER),
        block('portrait-row', COVER),
        block('quote-band', { section: '/opinion-fucsia' }),
        { block: 'ad-slot' },
        block('card-carousel', { title: 'Belleza', url: '/belleza/', section: '/belleza', feedSize: 8 }),
        block('story-pair', COVER),
        block('opinion-strip', {
          title: 'Opinión',
          url: '/opinion-fucsia/',
          section: '/opinion-fucsia',
          feedSize: 3,
          phone: 'rail',
        }),
        MOST_READ,
        block('edition-shelf', { title: 'La revista', url: MAGAZINE_PATH }),
        block('gallery-carousel', { title: 'Galerías', url: '/galerias/', section: '/galerias' }),
        block('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' }),
      ],
    },
  };

  const list = listPages({ after: [MOST_READ] });

  return {
    ...standardPages(key),
    home,
    section: list({ top: [pageBlock('portrait-opening'), pageBlock('story-pair')] }),
    author: list({ lead: true, after: [...columnists(key), MOST_READ] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([block('portrait-row', { ...COVER, title: 'En portada' })]),
    sections: [
      magazinePage(brand),
      {
        paths: ['/videos/'],
        document: list({ mode: 'dark', preset: 'videoArchive', top: [pageBlock('story-pair')] }),
      },
      {
        paths: ['/galerias/'],
        document: list({
          mode: 'dark',
          preset: 'multimedia',
          top: [pageBlock('portrait-opening'), pageBlock('story-pair')],
        }),
      },
      {
        paths: ['/opinion-fucsia/'],
        document: list({
          top: [pageBlock('opinion-strip', { feedSize: 3, standfirst: true })],
          after: [...columnists(key), MOST_READ],
        }),
      },
    ],
  };
}
