import { DAY_MS } from '../dates/units.ts';
import { isoDate } from './dates.ts';
import { element, optional, xmlDocument, type Xml } from './xml.ts';

/** A video on a page. Addresses are absolute. Search engines require its thumbnail, title, description, and a file or player. */
export interface SitemapVideo {
  thumbnail: string;
  title: string;
  description: string;
  file?: string | undefined;
  player?: string | undefined;
  seconds?: number | undefined;
  published?: string | undefined;
}

/** A page in a sitemap. Addresses are absolute, dates are ISO. */
export interface SitemapPage {
  url: string;
  changed?: string | undefined;
  pictures?: readonly string[] | undefined;
  videos?: readonly SitemapVideo[] | undefined;
}

/** A story in a news sitemap. */
export interface SitemapStory {
  url: string;
  title: string;
  published: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE = 'http://www.google.com/schemas';

/** The protocol's limits of a title and a description, in characters, and of a duration, in seconds. */
const LONGEST_TITLE = 100;
const LONGEST_DESCRIPTION = 2048;
const LONGEST_VIDEO = 28_800;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

const video = (one: SitemapVideo): Xml =>
  element('video:video', [
    element('video:thumbnail_loc', one.thumbnail),
    element('video:title', cut(one.title, LONGEST_TITLE)),
    element('video:description', cut(one.description, LONGEST_DESCRIPTION)),
    optional('video:content_loc', one.file),
    optional('video:player_loc', one.player),
    one.seconds && one.seconds <= LONGEST_VIDEO ? element('video:duration', one.seconds) : undefined,
    optional('video:publication_date', isoDate(one.published)),
  ]);

const page = ({ url, changed, pictures = [], videos = [] }: SitemapPage): Xml =>
  element('url', [
    element('loc', url),
    optional('lastmod', isoDate(changed)),
    ...pictures.map((address) => element('image:image', element('image:loc', address))),
    ...videos.map(video),
  ]);

/** Pages with their pictures and videos. @see X13 */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  xmlDocument(
    element('urlset', pages.map(page), {
      xmlns: NAMESPACE,
      'xmlns:image': `${GOOGLE}/sitemap-image/1.1`,
      'xmlns:video': `${GOOGLE}/sitemap-video/1.1`,
    }),
  );

/** The sitemaps of a site. @see X13 */
export const sitemapIndex = (addresses: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      addresses.map((address) => element('sitemap', element('loc', address))),
      { xmlns: NAMESPACE },
    ),
  );

/** How long a story is news for a news sitemap, and how many stories it may have. */
export const NEWS_MS = 2 * DAY_MS;
/** The most stories that a sitemap of news may have. */
export const NEWS_STORIES_MAX = 1000;

/**
 * The stories of the last two days.
 * @param publication the name of the publication, and its language as 'es'
 * @see X13
 */
export const newsSitemap = (
  stories: readonly SitemapStory[],
  { name, language }: { name: string; language: string },
): string =>
  xmlDocument(
    element(
      'urlset',
      stories.map(({ url, title, published }) =>
        element('url', [
          element('loc', url),
          element('news:news', [
            element('news:publication', [element('news:name', name), element('news:language', language)]),
            optional('news:publication_date', isoDate(published)),
            element('news:title', title),
          ]),
        ]),
      ),
      { xmlns: NAMESPACE, 'xmlns:news': `${GOOGLE}/sitemap-news/0.9` },
    ),
  );
