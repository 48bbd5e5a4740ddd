import type { BrandConfig } from 'rotativa/themes';
import { opinionPaths } from '../addresses/sections.ts';
import { columnists } from './columnists.ts';
import { cover, mostRead } from './fronts/women.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  listPages,
  magazinePage,
  notFoundPage,
  podcastPages,
  VIDEO_SECTION,
} from './list-page.ts';
import type { OtherPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';
import { standardPages } from './standard.ts';

/** Fucsia's pages besides its front. @see T6 */
export function womenPages(brand: BrandConfig): OtherPages {
  const { key } = brand;

  const MOST_READ = mostRead(key);

  const list = listPages({ after: [MOST_READ] });

  return {
    ...standardPages(key),
    section: list({ top: [pageBlock('portrait-opening'), pageBlock('story-pair')] }),
    author: list({ lead: true, after: [...columnists(key), MOST_READ] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([block('portrait-row', { ...cover(key), title: 'En portada' })]),
    sections: [
      podcastPages(list),
      magazinePage(brand),
      {
        paths: ['/videos/'],
        document: list({ ...VIDEO_SECTION, mode: 'dark', preset: 'videos' }),
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
        paths: opinionPaths(brand),
        document: list({
          top: [pageBlock('opinion-strip', { feedSize: 3, standfirst: true })],
          after: [...columnists(key), MOST_READ],
        }),
      },
    ],
  };
}
