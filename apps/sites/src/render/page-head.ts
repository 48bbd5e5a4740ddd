import {
  articleData,
  breadcrumbData,
  eventData,
  galleryData,
  liveBlogData,
  podcastData,
  profileData,
  readEvent,
  recipeData,
  siteData,
  videoData,
  type AnsDocument,
  type ArticleDataOptions,
  type JsonLd,
  type LivePost,
  type PreparedArticle,
  type StructuredDataSite,
  type VideoMetadata,
} from 'rotativa/domain';
import type { Config } from '../config/env.ts';
import type { Site } from '../config/site.ts';
import { articleOf, isFree } from '../pages/article.ts';
import { helpPageAt } from '../pages/help/index.ts';
import { helpTrail } from '../pages/help/trail.ts';
import { liveViewOf } from '../pages/live.ts';
import type { FoundPage } from '../pages/resolve.ts';
import { sectionsOf, trailTo, type NamedSection } from '../pages/trail.ts';
import { swgProduct } from '../pages/swg.ts';
import { alternatesOf } from './alternates.ts';
import type { ArticleFacts, Head } from './head.ts';
import { shareImage } from './share-image.ts';

/** Seconds until an error page reloads automatically. */
export const RETRY_AFTER_S = 15;

/** The structured data of an article by its layout. @see N16 */
function articleGraph(
  article: PreparedArticle,
  options: ArticleDataOptions,
  posts: readonly LivePost[] | undefined,
  video: VideoMetadata | undefined,
): JsonLd[] {
  const main =
    article.layout === 'live-blog' ? liveBlogData(article, options, posts) : articleData(article, options);
  const episode = podcastData(article, options);
  return [
    main,
    ...(episode ? [episode] : []),
    ...(article.gallery.length > 0 ? [galleryData(article, options)] : []),
    ...(article.lead?.type === 'video' ? [videoData(article, options, video)] : []),
    ...(article.recipe ? [recipeData(article, options)] : []),
  ];
}

/** The forum that a document announces, at a place of the site's country. @see B7, N16 */
function eventGraph(
  document: AnsDocument,
  article: PreparedArticle,
  options: ArticleDataOptions,
  { brand }: Site,
): JsonLd[] {
  const event = readEvent(document);
  const country = new Intl.Locale(brand.language).region ?? '';
  const node = event && eventData(article, event, options, country);
  return node ? [node] : [];
}

/** The site, for structured data. */
const dataSite = ({ brand, origin }: Site): StructuredDataSite => ({
  origin,
  name: brand.name,
  logo: { url: '/favicon.svg' },
});

/** The breadcrumb of a page, without a section none. */
const trail = (site: Site, section: NamedSection | undefined, known?: readonly NamedSection[]): JsonLd[] => {
  const crumbs = trailTo(site.brand, section, known);
  return crumbs.length > 0 ? [breadcrumbData(crumbs, site)] : [];
};

/** The structured data of a page without an article. @see N16 */
function listGraph({ page, title, author, canonical }: FoundPage, site: Site): JsonLd[] {
  const { brand } = site;
  if (page.kind === 'section') return trail(site, { id: page.path, name: title });
  const help = helpPageAt(brand, page.path);
  if (help) return [breadcrumbData(helpTrail(brand, help, page.path), site)];
  if (page.kind === 'author' && author) return [profileData(author, canonical, site)];
  if (page.kind !== 'home') return [];
  const { twitterURL, facebookURL, instagramURL, youtubeURL, tiktokURL } = brand.properties;
  return siteData({
    ...dataSite(site),
    description: brand.tagline,
    language: brand.language,
    search: brand.routes.search,
    networks: [twitterURL, facebookURL, instagramURL, youtubeURL, tiktokURL].filter(Boolean),
    legalName: brand.legalName,
  });
}

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
  const address = (at: number): string | undefined => {
    if (at < 1 || at > pages) return undefined;
    const url = new URL(canonical);
    if (at > 1) url.searchParams.set('pagina', String(at));
    else url.searchParams.delete('pagina');
    return url.href;
  };
  return { previous: address(number - 1), next: address(through + 1) };
}

/** Settings that the head of a page depends on. */
type HeadConfig = Pick<Config, 'sharePicture'> & Parameters<typeof swgProduct>[1];

/** The data of a page's head besides its document. */
export interface HeadFacts {
  /** Number of pages of its list. @defaultValue 1 */
  readonly pages?: number;
  /** The metadata of its video. */
  readonly video?: VideoMetadata | undefined;
}

export function pageHead(
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
  const options = {
    ...dataSite(site),
    free: isFree(article, brand, page.path),
    product: swgProduct(site, config),
  };
  const graph = articleGraph(article, options, liveViewOf(page, site)?.stretch.posts, video);
  return {
    ...titles(article.headline),
    ...(article.description && { description: article.description }),
    canonical: absolute,
    type: 'article',
    article: articleFacts(article, origin),
    image: shareImage(site, config, document),
    hidden: found.hidden ?? false,
    alternates: alternatesOf(found, site, article),
    structuredData: [
      ...graph,
      ...eventGraph(document, article, options, site),
      ...trail(site, article.section, sectionsOf(document)),
    ],
  };
}
