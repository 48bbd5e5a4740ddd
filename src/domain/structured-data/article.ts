import type { JsonRecord } from '../ans/common.ts';
import { isNewsroom } from '../article/byline.ts';
import { isOpenArticle } from '../article/access.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import type { LeadBlock } from '../article/lead.ts';
import { LOCKED_PART_CLASS } from '../article/locked-article.ts';
import { liveUpdates, wordsOf } from '../article/updates.ts';
import { coverage } from '../dates/day.ts';
import { language } from '../../messages/language.ts';
import { documentPath } from '../page/path.ts';
import { livePostAddress } from '../live/addresses.ts';
import type { LivePost } from '../live/live-blog.ts';
import { absolute, filled, publisher, withoutQuotes, type JsonLd, type StructuredDataSite } from './site.ts';

/** The site of the article, and who may read it. */
export interface ArticleDataOptions extends StructuredDataSite {
  /** The absolute address by which search engines know the article. Default: its path on the site. */
  url?: string | undefined;
  /** Whether all readers may read the article: false behind the paywall. A preview is never free. */
  free: boolean;
  /** The publication's product at the search engine, as 'example.com:digital', where the site sells there. @see C10 */
  product?: string | undefined;
}

/** The pictures of the lead, which represent the article in search results. */
export function leadImages(lead: LeadBlock | undefined, origin: string): string[] {
  switch (lead?.type) {
    case 'image':
      return [absolute(lead.picture.url, origin)];
    case 'gallery':
      return lead.images.slice(0, 3).map(({ picture }) => absolute(picture.url, origin));
    case 'video':
      return lead.player.poster ? [absolute(lead.player.poster, origin)] : [];
    default:
      return [];
  }
}

/** The address by which search engines know the article. */
export const articleUrl = ({ canonicalUrl }: PreparedArticle, { origin, url }: ArticleDataOptions): string =>
  url ?? absolute(documentPath(canonicalUrl), origin);

function authors({ bylines }: PreparedArticle, { origin, name }: ArticleDataOptions): JsonRecord[] {
  return bylines.map((byline) =>
    filled({
      '@type': isNewsroom(byline, name) ? 'Organization' : 'Person',
      name: byline.text,
      url: byline.href && absolute(byline.href, origin),
      jobTitle: byline.role,
      image: byline.portrait && absolute(byline.portrait, origin),
    }),
  );
}

/** The fields that articles and live blogs share. */
export function articleFields(article: PreparedArticle, options: ArticleDataOptions): JsonRecord {
  const { origin, name, product } = options;
  const free = isOpenArticle(article, options);
  const url = articleUrl(article, options);
  const lockedPart = {
    '@type': 'WebPageElement',
    isAccessibleForFree: false,
    cssSelector: `.${LOCKED_PART_CLASS}`,
  };
  return filled({
    headline: withoutQuotes(article.headline),
    description: article.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: article.date,
    dateModified: article.updatedDate ?? article.date,
    articleSection: article.section?.name,
    keywords: article.tags.map(({ text }) => text),
    image: leadImages(article.lead, origin),
    author: authors(article, options),
    publisher: publisher(options),
    inLanguage: language.tag,
    isAccessibleForFree: free,
    hasPart: free ? undefined : lockedPart,
    isPartOf: product ? { '@type': ['CreativeWork', 'Product'], name, productID: product } : undefined,
  });
}

/** Structured data of an article. @see N16 */
export function articleData(article: PreparedArticle, options: ArticleDataOptions): JsonLd {
  return {
    '@type': article.opinion ? 'OpinionNewsArticle' : 'NewsArticle',
    ...articleFields(article, options),
  };
}

/** A post of the live blog that a page shows. */
const livePost = (
  { id, title, dateTime, changed, edited, body }: LivePost,
  url: string,
  free: boolean,
): JsonRecord =>
  filled({
    '@type': 'BlogPosting',
    headline: withoutQuotes(title),
    datePublished: dateTime,
    dateModified: edited ? changed : undefined,
    articleBody: free ? body.map(wordsOf).filter(Boolean).join(' ') : undefined,
    url: livePostAddress(url, id),
  });

/**
 * Structured data of a live blog: its coverage day and its updates.
 * @param posts those that the page shows; default: all of the body. Of a preview only those of its beginning count
 * @see N9, N16
 */
export function liveBlogData(
  article: PreparedArticle,
  options: ArticleDataOptions,
  posts?: readonly LivePost[],
): JsonLd {
  const day = coverage(article.date ?? '');
  const url = articleUrl(article, options);
  const free = isOpenArticle(article, options);
  const readable = new Set(article.updates.map(({ id }) => id));
  const updates =
    posts
      ?.filter(({ id }) => article.access === 'whole' || readable.has(id))
      .map((post) => livePost(post, url, free)) ??
    liveUpdates(article.body).map(({ id, text, dateTime, body }) =>
      filled({
        '@type': 'BlogPosting',
        headline: withoutQuotes(text),
        datePublished: dateTime,
        articleBody: free ? body : undefined,
        url: `${url}#${id}`,
      }),
    );
  return {
    '@type': 'LiveBlogPosting',
    ...articleFields(article, options),
    ...filled({ coverageStartTime: day?.start, coverageEndTime: day?.end, liveBlogUpdate: updates }),
  };
}
