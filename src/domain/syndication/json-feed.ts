import type { Json } from '../ans/common.ts';
import { filled } from '../structured-data/site.ts';
import { isoDate } from './dates.ts';
import type { SyndicatedFeed, SyndicatedItem } from './feed.ts';

const author = ({ name, url }: SyndicatedItem['authors'][number]): Json => filled({ name, url });

function attachments({ media }: SyndicatedItem): Json[] {
  if (!media) return [];
  const { url, type, seconds, bytes } = media;
  return [filled({ url, mime_type: type, size_in_bytes: bytes, duration_in_seconds: seconds })];
}

const item = (one: SyndicatedItem): Json => ({
  ...filled({
    id: one.id,
    url: one.url,
    title: one.title,
    summary: one.summary,
    image: one.picture?.url,
    date_published: isoDate(one.published),
    date_modified: isoDate(one.updated),
    authors: one.authors.map(author),
    tags: [...new Set([one.section ?? '', ...one.tags])].filter(Boolean),
    attachments: attachments(one),
  }),
  // Each item must have one of the two, even when it is empty.
  ...(one.html ? { content_html: one.html } : { content_text: one.summary }),
});

/** The feed as JSON Feed 1.1. @see X13 */
export const jsonFeed = (feed: SyndicatedFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...filled({
      title: feed.title,
      home_page_url: feed.home,
      feed_url: feed.self,
      description: feed.description,
      next_url: feed.next,
      icon: feed.icon,
      authors: [{ name: feed.publisher }],
      language: feed.language,
    }),
    items: feed.items.map(item),
  });
