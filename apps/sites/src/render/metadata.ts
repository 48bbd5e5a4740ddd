import { pageAddress, type PreparedArticle, type VideoMetadata } from 'rotativa/domain';
import type { Config } from '../config/env.ts';
import type { Places, Site } from '../config/site.ts';
import { originalAddress } from '../pages/addresses/original-address.ts';
import { articleOf } from '../pages/article.ts';
import type { FoundPage } from '../pages/found-page.ts';
import { alternatesOf } from './alternates.ts';
import type { ArticleFacts, Head } from './head.ts';
import { shareImage } from './share-image.ts';
import { articleGraph, listGraph, type GraphConfig } from './structured-data.ts';

/** Seconds until an error page reloads automatically. */
export const RETRY_AFTER_S = 15;

/** The article's properties for social networks besides title and picture. @see X13 */
const articleFacts = (
  { date, updatedDate, section, bylines, tags }: PreparedArticle,
  origin: string,
): ArticleFacts => ({
  published: date,
  modified: updatedDate,
  section: section?.name,
  authors: bylines.flatMap(({ href }) => (href ? [new URL(href, origin).href] : [])),
  tags: tags.map(({ text }) => text),
});

/** The previous and next page of a list, as absolute addresses. */
function neighbours(
  { number, through = number }: FoundPage['page'],
  pages: number,
  canonical: string,
): Pick<Head, 'previous' | 'next'> {
  const address = (at: number): string | undefined =>
    at < 1 || at > pages ? undefined : pageAddress(canonical, at);
  return { previous: address(number - 1), next: address(through + 1) };
}

/** Settings that the head of a page depends on. */
type HeadConfig = Pick<Config, 'sharePicture'> & GraphConfig & Places;

/** The data of a page's head besides its document. */
export interface HeadFacts {
  /** Number of pages of its list. @defaultValue 1 */
  readonly pages?: number;
  /** The metadata of its video. */
  readonly video?: VideoMetadata | undefined;
}

/** The metadata of a page: of its list, or of its document. */
export function pageMetadata(
  found: FoundPage,
  site: Site,
  config: HeadConfig,
  { pages = 1, video }: HeadFacts = {},
): Head {
  const { brand, origin } = site;
  const { page, canonical, status } = found;
  const absolute = new URL(canonical, origin).href;
  const titles = (title: string): Pick<Head, 'title' | 'sharedTitle'> =>
    title
      ? { title: `${title} | ${brand.name}`, sharedTitle: title }
      : { title: `${brand.name}: ${brand.tagline}`, sharedTitle: brand.tagline };
  const document = page.document;
  if (!document) {
    return {
      ...titles(page.number > 1 ? `${found.title}, página ${page.number}` : found.title),
      ...(found.description && { description: found.description }),
      canonical: absolute,
      ...neighbours(page, pages, absolute),
      type: 'website',
      image: shareImage(site, config),
      hidden: found.hidden ?? false,
      alternates: alternatesOf(found, site),
      structuredData: found.hidden ? [] : listGraph(found, site),
      ...(status === 503 && { refreshAfter: RETRY_AFTER_S }),
    };
  }
  const article = articleOf(document, brand, origin, page.path);
  const url = originalAddress(document, site, config) ?? absolute;
  return {
    ...titles(article.headline),
    ...(article.description && { description: article.description }),
    canonical: url,
    type: 'article',
    article: articleFacts(article, origin),
    image: shareImage(site, config, document),
    hidden: found.hidden ?? false,
    alternates: alternatesOf(found, site, article),
    structuredData: articleGraph(page, document, site, config, { url, video }),
  };
}
