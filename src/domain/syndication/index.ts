export type {
  SyndicatedFeed,
  SyndicatedItem,
  SyndicatedMedia,
  SyndicatedPicture,
  SyndicatedPodcast,
} from './feed.ts';
export { changedAt } from './feed.ts';
export { syndicatedItem, type SyndicationOptions } from './item.ts';
export { jsonFeed } from './json-feed.ts';
export { oembed, oembedXml, type EmbedOptions } from './oembed.ts';
export { rssFeed } from './rss.ts';
export {
  NEWS_MS,
  NEWS_STORIES_MAX,
  newsSitemap,
  sitemap,
  sitemapIndex,
  type SitemapPage,
  type SitemapStory,
  type SitemapVideo,
} from './sitemap.ts';
export { sitemapVideo, type SitemapVideoOptions } from './sitemap-video.ts';
