import {
  articleData,
  breadcrumbData,
  eventData,
  galleryData,
  isFreeArticle,
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
import type { Site } from '../config/site.ts';
import { articleOf } from '../pages/article.ts';
import { helpPageAt } from '../pages/help/index.ts';
import { helpTrail } from '../pages/help/trail.ts';
import { liveViewOf } from '../pages/live.ts';
import type { FoundPage } from '../pages/found-page.ts';
import { swgProduct } from '../pages/calls/swg-calls.ts';
import { sectionsOf, trailTo, type NamedSection } from '../pages/addresses/trail.ts';

/** The settings that the structured data of an article depends on. */
export type GraphConfig = Parameters<typeof swgProduct>[1];

/** The parts of an article by its layout. */
function partsOf(
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
  if (!event) return [];
  const node = eventData(article, event, options, new Intl.Locale(brand.language).region ?? '');
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
export function listGraph({ page, title, author, canonical }: FoundPage, site: Site): JsonLd[] {
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

/** The structured data of the page of an article. @see N16 */
export function articleGraph(
  page: FoundPage['page'],
  document: AnsDocument,
  site: Site,
  config: GraphConfig,
  { url, video }: { url: string; video: VideoMetadata | undefined },
): JsonLd[] {
  const { brand, origin } = site;
  const article = articleOf(document, brand, origin, page.path);
  const options = {
    ...dataSite(site),
    url,
    free: isFreeArticle(article, brand, page.path),
    product: swgProduct(site, config),
  };
  return [
    ...partsOf(article, options, liveViewOf(page, site)?.stretch.posts, video),
    ...eventGraph(document, article, options, site),
    ...trail(site, article.section, sectionsOf(document)),
  ];
}
