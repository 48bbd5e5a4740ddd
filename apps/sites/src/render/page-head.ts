import {
  articleData,
  breadcrumbData,
  liveBlogData,
  recipeData,
  videoData,
  type ArticleDataOptions,
  type JsonLd,
  type PreparedArticle,
} from 'rotativa/domain';
import type { Site } from '../config/site.ts';
import { articleOf, isFree } from '../pages/article.ts';
import type { FoundPage } from '../pages/resolve.ts';
import { sectionAddress } from '../pages/sections.ts';
import type { Head } from './head.ts';

/** Seconds until an error page reloads automatically. */
export const RETRY_AFTER_S = 15;

/** The structured data of an article by its layout. @see N16 */
function articleGraph(article: PreparedArticle, options: ArticleDataOptions): JsonLd[] {
  const main =
    article.layout === 'live-blog' ? liveBlogData(article, options) : articleData(article, options);
  return [
    main,
    ...(article.lead?.type === 'video' ? [videoData(article, options)] : []),
    ...(article.recipe ? [recipeData(article, options)] : []),
  ];
}

/** The picture of shared links: the first in the article's structured data. */
function shownImage([main]: readonly JsonLd[]): string | undefined {
  const images = main?.['image'];
  const [first] = Array.isArray(images) ? images : [];
  return typeof first === 'string' ? first : undefined;
}

/** The breadcrumb from the home page to a section. */
function trail(site: Site, section: { id: string; name: string } | undefined): JsonLd[] {
  if (!section?.name) return [];
  const crumbs = [
    { name: site.brand.name, href: '/' },
    { name: section.name, href: sectionAddress(site.brand, section.id) },
  ];
  return [breadcrumbData(crumbs, { origin: site.origin })];
}

/** The previous and next page of a list, as absolute addresses. */
function neighbours(
  { number }: FoundPage['page'],
  pages: number,
  canonical: string,
): Pick<Head, 'previous' | 'next'> {
  const address = (at: number): string | undefined => {
    if (at < 1 || at > pages) return undefined;
    const url = new URL(canonical);
    if (at > 1) url.searchParams.set('pagina', String(at));
    else url.searchParams.delete('pagina');
    return url.href;
  };
  return { previous: address(number - 1), next: address(number + 1) };
}

/**
 * The head of a page.
 * @param pages number of pages of its list
 */
export function pageHead(found: FoundPage, site: Site, pages = 1): Head {
  const { brand, origin } = site;
  const { page, canonical, status } = found;
  const absolute = new URL(canonical, origin).href;
  const named = (title: string): string =>
    title ? `${title} | ${brand.name}` : `${brand.name}: ${brand.tagline}`;
  const document = page.document;
  if (!document) {
    return {
      title: named(page.number > 1 ? `${found.title}, página ${page.number}` : found.title),
      ...(found.description && { description: found.description }),
      canonical: absolute,
      ...neighbours(page, pages, absolute),
      type: 'website',
      hidden: found.hidden ?? false,
      structuredData: page.kind === 'section' ? trail(site, { id: page.path, name: found.title }) : [],
      ...(status === 503 && { refreshAfter: RETRY_AFTER_S }),
    };
  }
  const article = articleOf(document, brand, origin, page.path);
  const options = { origin, name: brand.name, free: isFree(article, brand, page.path) };
  const graph = articleGraph(article, options);
  const image = shownImage(graph);
  return {
    title: named(article.headline),
    ...(article.description && { description: article.description }),
    canonical: absolute,
    type: 'article',
    ...(image && { image }),
    hidden: found.hidden ?? false,
    structuredData: [...graph, ...trail(site, article.section)],
  };
}
