import type { JsonRecord } from '../ans/common.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import type { LeadBlock } from '../article/lead.ts';
import { liveUpdates } from '../article/updates.ts';
import { coverage } from '../dates/day.ts';
import { absolute, filled, publisher, withoutQuotes } from './site.ts';
import type { JsonLd, StructuredDataSite } from './site.ts';

export interface ArticleDataOptions extends StructuredDataSite {
  /** Whether everyone may read the article: false for one behind the paywall. */
  free: boolean;
  /** CSS selector of what the paywall hides. Default: '.article-body'. */
  lockedSelector?: string;
}

/** The pictures of the lead, by which an article is shown in search results. */
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

function authors({ authors, byline }: PreparedArticle, origin: string): JsonRecord[] {
  const named = authors.filter(({ name }) => name !== '');
  if (named.length === 0) {
    const url = byline.href && absolute(byline.href, origin);
    return byline.text ? [filled({ '@type': 'Organization', name: byline.text, url })] : [];
  }
  return named.map(({ name, role, image }) => filled({ '@type': 'Person', name, jobTitle: role, image }));
}

/** What articles and live blogs share. */
export function articleFields(article: PreparedArticle, options: ArticleDataOptions): JsonRecord {
  const { origin, free, lockedSelector = '.article-body' } = options;
  const url = absolute(article.canonicalUrl, origin);
  const lockedPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: lockedSelector };
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
    author: authors(article, origin),
    publisher: publisher(options),
    inLanguage: 'es-CO',
    isAccessibleForFree: free,
    hasPart: free ? undefined : lockedPart,
  });
}

/**
 * Structured data of an article. @see 001 §5, §9, N16
 */
export function articleData(article: PreparedArticle, options: ArticleDataOptions): JsonLd {
  return {
    '@type': article.opinion ? 'OpinionNewsArticle' : 'NewsArticle',
    ...articleFields(article, options),
  };
}

/** Structured data of a live blog: its coverage day and its updates. @see 001 §2 'Live blog', N9, N16 */
export function liveBlogData(article: PreparedArticle, options: ArticleDataOptions): JsonLd {
  const day = coverage(article.date ?? '');
  const url = absolute(article.canonicalUrl, options.origin);
  const updates = liveUpdates(article.body).map(({ id, text, dateTime, body }) =>
    filled({
      '@type': 'BlogPosting',
      headline: withoutQuotes(text),
      datePublished: dateTime,
      articleBody: options.free ? body : undefined,
      url: `${url}#${id}`,
    }),
  );
  return {
    '@type': 'LiveBlogPosting',
    ...articleFields(article, options),
    ...filled({ coverageStartTime: day?.start, coverageEndTime: day?.end, liveBlogUpdate: updates }),
  };
}
