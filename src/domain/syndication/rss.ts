import { rssDate } from './dates.ts';
import { changedAt, type SyndicatedFeed, type SyndicatedItem, type SyndicatedPodcast } from './feed.ts';
import { element, optional, xmlDocument, type Xml } from './xml.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** The words of the directories of podcasts. */
const PODCAST_NAMESPACE = { 'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd' };

/** Minutes for which a reader's program may keep the feed. */
const FRESH_MINUTES = 5;

const atomLink = (rel: string, href: string): Xml =>
  element('atom:link', '', { rel, href, type: 'application/rss+xml' });

/** The file of an item that programs download: its video or recording, else its picture. RSS wants 0 for an unknown size. */
function enclosure({ media, picture }: SyndicatedItem): Xml | undefined {
  const file = media ?? picture;
  return file?.type
    ? element('enclosure', '', { url: file.url, length: media?.bytes ?? 0, type: file.type })
    : undefined;
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

const truth = (value: boolean): string => (value ? 'true' : 'false');

/** The words of the directories of podcasts about a programme. @see B19 */
const programme = ({ title, podcast }: SyndicatedFeed): (Xml | undefined)[] =>
  podcast
    ? [
        element('itunes:title', title),
        element('itunes:author', podcast.author),
        element('itunes:type', 'episodic'),
        element('itunes:category', '', { text: podcast.category }),
        element('itunes:explicit', truth(podcast.explicit)),
        podcast.image === undefined ? undefined : element('itunes:image', '', { href: podcast.image }),
        element('itunes:owner', [
          element('itunes:name', podcast.author),
          element('itunes:email', podcast.email),
        ]),
      ]
    : [];

/** The same about an episode. */
const episode = (
  { title, media, picture }: SyndicatedItem,
  podcast: SyndicatedPodcast,
): (Xml | undefined)[] => [
  element('itunes:title', title),
  element('itunes:author', podcast.author),
  element('itunes:episodeType', 'full'),
  element('itunes:explicit', truth(podcast.explicit)),
  optional('itunes:duration', media?.seconds),
  picture && element('itunes:image', '', { href: picture.url }),
];

const item = (one: SyndicatedItem, podcast?: SyndicatedPodcast): Xml =>
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
    ...(podcast ? episode(one, podcast) : []),
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
        ...programme(feed),
        ...feed.items.map((one) => item(one, feed.podcast)),
      ]),
      { version: '2.0', ...NAMESPACES, ...(feed.podcast && PODCAST_NAMESPACE) },
    ),
  );
