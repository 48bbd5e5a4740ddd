import { contentKey, type ContentKey, type ContentKind, type Feed } from 'rotativa/domain';
import type { ContentPort, FeedRequest } from 'rotativa/providers';
import type { WatchedPages } from './site-pages/page-snapshot.ts';

/** The filters of a feed that name lists: a story that joins one changes the feed. */
const LISTS: readonly (readonly [filter: string, kind: ContentKind])[] = [
  ['includeSections', 'section'],
  ['includeTags', 'tag'],
  ['includeId', 'author'],
];

/** The keys of the lists of which a feed is made. One without a filter has every story. */
function keysOfFeed({ source, query }: FeedRequest): ContentKey[] {
  const filters = query as Readonly<Record<string, unknown>>;
  if (source === 'content-api-collections') return [contentKey('collection', String(filters['queryString']))];
  const keys = LISTS.flatMap(([filter, kind]) =>
    String(filters[filter] ?? '')
      .split(',')
      .flatMap((name) => (name.trim() ? [contentKey(kind, name.trim())] : [])),
  );
  // The sections of a magazine are below it, and at the top level of its site: each may be the one that changes.
  if (source === 'content-apir-subsection') {
    const path = (own: string): string => `${query.subsection}/${own.trim()}`;
    keys.push(...query.includeSections.split(',').map((own) => contentKey('section', path(own))));
  }
  return keys.length > 0 ? keys : [contentKey('section', '/')];
}

const story = (document: { readonly _id: string } | null): ContentKey[] =>
  document ? [contentKey('story', document._id)] : [];

/** The keys of lists, each made once: pages share the lists that they read. */
const known = new WeakMap<Feed, ContentKey[]>();

function storiesOf(feed: Feed): ContentKey[] {
  const keys = known.get(feed) ?? feed.content_elements.flatMap(story);
  known.set(feed, keys);
  return keys;
}

/** The content service, which notes what a page reads: when it changes, the page is made again. */
export function noted(content: ContentPort, { shows }: Pick<WatchedPages, 'shows'>): ContentPort {
  return {
    ...content,
    document: async (path, options) => {
      const found = await content.document(path, options);
      shows(story(found));
      return found;
    },
    gallery: async (id, options) => {
      shows([contentKey('story', id)]);
      return content.gallery(id, options);
    },
    feed: async (request, options) => {
      shows(keysOfFeed(request));
      const found = await content.feed(request, options);
      shows(storiesOf(found));
      return found;
    },
    author: (id, options) => {
      shows([contentKey('author', id)]);
      return content.author(id, options);
    },
    section: (path, options) => {
      shows([contentKey('section', path)]);
      return content.section(path, options);
    },
    tag: (slug, options) => {
      shows([contentKey('tag', slug)]);
      return content.tag(slug, options);
    },
  };
}
