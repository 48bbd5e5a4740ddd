import {
  EDITION_SECTION,
  isFreeArticle,
  isTitled,
  pageAddress,
  pageCount,
  pageFeed,
  PLACE_FIELDS,
  PUBLICATION_DATES,
  STANDARD_LIST,
  teaserPicture,
  type AnsDocument,
  type PreparedArticle,
} from 'rotativa/domain';
import {
  changedAt,
  jsonFeed,
  rssFeed,
  syndicatedItem,
  type SyndicatedFeed,
  type SyndicatedItem,
  type SyndicatedPicture,
} from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import type { Site } from '../../config/site.ts';
import { magazinePath } from '../../pages/addresses/redirects.ts';
import { articleOf } from '../../pages/article.ts';
import { podcastAt } from '../../pages/podcasts.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { PAGE_CACHE } from '../cache-control.ts';
import type { PageRequest } from '../page/page-request.ts';
import {
  FEED_FILES,
  FEED_KINDS,
  FEED_PATHS,
  feedPath,
  feedTitle,
  type FeedFile,
} from '../../pages/addresses/feed-files.ts';
import type { ReadTextPage } from './text-page.ts';
import { ofWholeSite } from './whole-site.ts';

/** Fields of a document with its text. */
const FIELDS = [
  ...PLACE_FIELDS,
  ...['subtype', 'label', 'headlines', 'subheadlines', 'description', 'credits', 'owner'],
  ...['vanity_credits', 'copyright', ...PUBLICATION_DATES, 'last_updated_date', 'image'],
  ...['taxonomy', 'promo_items', 'content_elements', 'content_restrictions', 'corrections', 'sign_off'],
  ...['duration', 'streams', 'subtitles', 'youtube_content_id', 'embed_html', 'promo_image', 'video_type'],
].join(',');

/** Pixels. */
const PICTURE_WIDTH = 1280;

const WRITERS: Readonly<Record<FeedFile, (feed: SyndicatedFeed) => string>> = {
  'rss.xml': rssFeed,
  'feed.json': jsonFeed,
};

/** The teaser's picture in one size. The content service's own pictures are asked for as JPEG, which all programs show. */
function pictureOf(
  document: AnsDocument,
  { lead }: PreparedArticle,
  { images, links }: ContentServices,
): SyndicatedPicture | undefined {
  const picture = teaserPicture(document);
  if (!picture) return undefined;
  const { url, alt, width, height } = picture;
  const resized = images.url(url, { width: PICTURE_WIDTH });
  const own = resized.startsWith('/');
  const scale = width ? Math.min(1, PICTURE_WIDTH / width) : 1;
  return {
    url: links.absolute(own ? `${resized}&format=jpeg` : resized),
    type: own ? 'image/jpeg' : undefined,
    width: width && Math.round(width * scale),
    height: height && Math.round(height * scale),
    alt,
    credit: lead?.type === 'image' && lead.picture.url === url ? lead.caption.credit : undefined,
  };
}

function itemOf(document: AnsDocument, { brand, origin }: Site, services: ContentServices): SyndicatedItem {
  const article = articleOf(document, brand, origin, document.canonical_url);
  return syndicatedItem(article, {
    origin,
    free: isFreeArticle(article, brand, document.canonical_url),
    picture: pictureOf(document, article, services),
  });
}

/** The stories of a page as a feed; undefined if there is none. */
async function feedOf(
  { page, title, description, canonical, emptyState }: FoundPage,
  { site, services }: PageRequest,
  file: FeedFile,
): Promise<SyndicatedFeed | undefined> {
  const { brand } = site;
  const { number } = page;
  // The pages of a feed are those of no list.
  const { kind, path, query } = page;
  // The page of the printed magazine is that of the section of its editions.
  const listed = path === magazinePath(brand) ? `${EDITION_SECTION}/` : path;
  const requested = pageFeed({ kind, path: listed, query, number }, FIELDS);
  const feed = requested && (await services.content.feed(requested));
  if (!feed) return undefined;
  if (kind === 'home' && number === 1) ofWholeSite(feed);
  const podcast = await podcastAt(path, brand, services);
  const items = feed.content_elements.filter(isTitled).map((document) => itemOf(document, site, services));
  // A list whose page exists without stories has an empty feed.
  if (feed.content_elements.length === 0 && (number > 1 || emptyState === 'not-found')) return undefined;
  const first = canonical.split('?')[0] ?? '/';
  const at = (wanted: number): string => services.links.absolute(feedPath(pageAddress(first, wanted), file));
  return {
    title: feedTitle(brand.name, title),
    description: description ?? brand.tagline,
    language: brand.language,
    home: services.links.absolute(canonical),
    self: at(number),
    next: number < pageCount(STANDARD_LIST, feed.count) ? at(number + 1) : undefined,
    icon: services.links.absolute('/favicon.svg'),
    publisher: brand.name,
    podcast,
    // An app of podcasts cannot play a story.
    items: podcast ? items.filter(({ media }) => media) : items,
  };
}

/** The address of the same feed after a redirect of its page; undefined if that is no list. */
function movedFeed(redirect: string, origin: string, file: FeedFile): string | undefined {
  const target = new URL(redirect, origin);
  if (!target.pathname.endsWith('/')) return undefined;
  target.pathname += file;
  return target.origin === origin ? target.pathname + target.search : target.href;
}

/** The feed at an address: of the site, a section, an author or a tag. @see X13 */
export const readFeed: ReadTextPage = async (request) => {
  const { url, site, services, context } = request;
  const [, path = '/', file = ''] = FEED_PATHS.exec(url.pathname) ?? [];
  if (!(file in FEED_FILES)) return undefined;
  const name = file as FeedFile;
  const page = new URL(url);
  page.pathname = path;
  const found = await resolvePage(page, site, request.sitePages.pages, services, context.config);
  if ('redirect' in found) {
    const redirect = movedFeed(found.redirect, site.origin, name);
    return redirect === undefined ? undefined : { redirect };
  }
  if (found.status !== 200 || !FEED_KINDS.has(found.page.kind)) return undefined;
  const feed = await feedOf(found, request, name);
  return (
    feed && {
      type: FEED_FILES[name],
      body: WRITERS[name](feed),
      changed: changedAt(feed),
      keep: PAGE_CACHE,
    }
  );
};
