export * from './accounts/index.ts';
export type * from './ans/common.ts';
export type * from './ans/document.ts';
export type * from './ans/element.ts';
export {
  guardAuthorRecord,
  guardDocument,
  guardElement,
  guardFeed,
  guardGallery,
  guardStory,
  guardVideo,
} from './ans/guard.ts';
export type { Guarded } from './ans/guard.ts';
export type { AnsIssue } from './ans/read.ts';
export * from './article/byline.ts';
export * from './article/caption.ts';
export * from './article/flags.ts';
export * from './article/layout.ts';
export * from './article/lead.ts';
export * from './article/prepare.ts';
export * from './article/preview.ts';
export * from './article/promo.ts';
export * from './article/sections.ts';
export * from './article/tags.ts';
export * from './article/updates.ts';
export type * from './body/block.ts';
export * from './body/insert-ads.ts';
export * from './body/measure.ts';
export * from './body/preview.ts';
export * from './body/prepare-body.ts';
export * from './dates/day.ts';
export * from './dates/format.ts';
export * from './dates/update-time.ts';
export * from './errors/index.ts';
export * from './feed/load-more.ts';
export * from './feed/requests.ts';
export * from './feed/rules.ts';
export * from './feed/sources.ts';
export * from './feed/trending.ts';
export * from './html/plain-text.ts';
export * from './html/policy.ts';
export * from './image/focal.ts';
export * from './image/picture.ts';
export * from './image/srcset.ts';
export * from './page/path.ts';
export * from './page/type.ts';
export * from './paywall/index.ts';
export * from './sales/index.ts';
export * from './share/urls.ts';
export { articleData, liveBlogData } from './structured-data/article.ts';
export type { ArticleDataOptions } from './structured-data/article.ts';
export * from './structured-data/parts.ts';
export { jsonLdText, withoutQuotes } from './structured-data/site.ts';
export type { JsonLd, StructuredDataSite } from './structured-data/site.ts';
export * from './text/reading-time.ts';
export * from './text/slug.ts';
export * from './text/truncate.ts';
export * from './url/safe.ts';
export type * from './video/player.ts';
export * from './video/to-player.ts';
export * from './video/url.ts';
