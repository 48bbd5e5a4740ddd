import { rssDate } from './dates.ts';
import { changedAt, type SyndicatedFeed, type SyndicatedItem } from './feed.ts';
import { element, optional, xmlDocument, type Xml } from './xml.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** Minutes for which a reader's program may keep the feed. */
const FRESH_MINUTES = 5;

const atomLink = (rel: string, href: string): Xml =>
  element('atom:link', '', { rel, href, type: 'application/rss+xml' });

/** The file of an item that programs download: its video, else its picture. RSS wants 0 for an unknown size. */
function enclosure({ media, picture }: SyndicatedItem): Xml | undefined {
  const file = media ?? picture;
  return file?.type ? element('enclosure', '', { url: file.url, length: 0, type: file.type }) : undefined;
}

function pictureOf({ picture }: SyndicatedItem): Xml | undefined {
  if (!picture) return undefined;
  const { url, type, width, height, alt, credit } = picture;
  return element('media:content', [optional('media:description', alt), optional('media:credit', credit)], {
    url,
    type,
    medium: 'image',
    width,
    height,
  });
}

const item = (one: SyndicatedItem): Xml =>
  element('item', [
    element('title', one.title),
    element('link', one.url),
    element('guid', one.id, { isPermaLink: 'false' }),
    optional('pubDate', rssDate(one.published)),
    element('description', one.summary),
    optional('content:encoded', one.html),
    ...one.authors.map(({ name }) => element('dc:creator', name)),
    ...[one.section, ...one.tags].map((name) => optional('category', name)),
    enclosure(one),
    pictureOf(one),
    one.media &&
      element('media:content', '', {
        url: one.media.url,
        type: one.media.type,
        duration: one.media.seconds,
      }),
  ]);

/** The feed as RSS 2.0, with the modules that readers' programs know. @see X13 */
export const rssFeed = (feed: SyndicatedFeed): string =>
  xmlDocument(
    element(
      'rss',
      element('channel', [
        element('title', feed.title),
        element('link', feed.home),
        element('description', feed.description),
        element('language', feed.language.toLowerCase()),
        element('copyright', feed.publisher),
        optional('lastBuildDate', rssDate(changedAt(feed))),
        element('ttl', FRESH_MINUTES),
        element('docs', 'https://www.rssboard.org/rss-specification'),
        atomLink('self', feed.self),
        feed.next === undefined ? undefined : atomLink('next', feed.next),
        ...feed.items.map(item),
      ]),
      { version: '2.0', ...NAMESPACES },
    ),
  );
