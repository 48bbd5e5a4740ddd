import {
  changedDate,
  collectionOrSection,
  instantOf,
  isLockedStory,
  isPodcastPath,
  isTitled,
  leadImages,
  MAX_FEED_SIZE,
  PLACE_FIELDS,
  PODCAST_SECTION,
  printEditions,
  PUBLICATION_DATES,
  publishedAt,
  sectionPath,
  titleOf,
  type AnsDocument,
} from 'rotativa/domain';
import {
  leadBlock,
  NEWS_MS,
  NEWS_STORIES_MAX,
  newsSitemap,
  sitemap,
  sitemapIndex,
  sitemapVideo,
  type SitemapPage,
} from 'rotativa/domain/server';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import { magazinePath } from '../../pages/addresses/redirects.ts';
import { originalAddress } from '../../pages/addresses/original-address.ts';
import { navigationPaths } from '../../pages/addresses/sections.ts';
import { PAGE_CACHE, TEXT_CACHE } from '../cache-control.ts';
import type { PageRequest } from '../page/page-request.ts';
import type { ReadTextPage, TextPage } from './text-page.ts';
import { ofWholeSite } from './whole-site.ts';

/** The index, the sections, the news, and the documents in numbered files. */
export const SITEMAP_PATHS = /^\/sitemap(?:-(secciones|noticias|[1-9]\d?))?\.xml$/;

/** Documents of one sitemap, newest first. */
const DOCUMENTS = 1000;
/** The content service has no offset beyond. Older documents are found through the sections. */
const LAST_DOCUMENT = 10_000;

const FIELDS = [
  ...PLACE_FIELDS,
  ...['headlines.basic', 'description.basic', 'subheadlines.basic', 'last_updated_date'],
  ...PUBLICATION_DATES,
  ...['promo_items', 'content_restrictions', 'duration', 'streams', 'youtube_content_id'],
  ...['promo_image', 'image'],
].join(',');
const NEWS_FIELDS = [...PLACE_FIELDS, 'headlines.basic', ...PUBLICATION_DATES].join(',');

type Newest = AsyncGenerator<AnsDocument, void>;

/**
 * The newest documents of the site with a headline, as others are only listed in their section, and first published
 * here: the others are in the sitemaps of their first site.
 */
async function* newest(
  { services, site, context: { config } }: PageRequest,
  fields: string,
  from: number,
  many: number,
): Newest {
  for (let at = from; at < from + many; at += MAX_FEED_SIZE) {
    const feed = await services.content.feed(
      collectionOrSection({}, { feedSize: MAX_FEED_SIZE, feedOffset: at, sourceInclude: fields }),
    );
    if (at === 0) ofWholeSite(feed);
    yield* feed.content_elements.filter((one) => isTitled(one) && !originalAddress(one, site, config));
    if (feed.count <= at + MAX_FEED_SIZE) return;
  }
}

/** The podcasts of the site: their page, and one for each programme, a section below theirs. @see B19 */
async function podcastPaths({ content, links }: ContentServices): Promise<string[]> {
  const { content_elements: episodes } = await content.feed(
    collectionOrSection(
      { section: PODCAST_SECTION },
      { feedSize: MAX_FEED_SIZE, sourceInclude: 'taxonomy.sections._id' },
    ),
  );
  const ids = episodes.flatMap(({ taxonomy }) => taxonomy.sections.map(({ _id }) => _id));
  return [PODCAST_SECTION, ...new Set(ids.filter((id) => isPodcastPath(id)))].map((id) => links.section(id));
}

/** The sections in the menus that belong to this site and have stories. */
async function filledSections(brand: BrandConfig, services: ContentServices): Promise<string[]> {
  const { content } = services;
  const paths = [...new Set([...navigationPaths(brand), ...(await podcastPaths(services))])];
  const feeds = await Promise.all(
    paths.map((path) =>
      content.feed(
        collectionOrSection(
          { section: sectionPath(path) },
          { feedSize: 1, sourceInclude: 'canonical_url,headlines.basic,type' },
        ),
      ),
    ),
  );
  return paths.filter((_, at) => (feeds[at]?.content_elements.length ?? 0) > 0);
}

const page = (document: AnsDocument, { links, product }: ContentServices): SitemapPage => {
  const lead = leadBlock(document);
  const free = !isLockedStory(document, product);
  const video = sitemapVideo(document, lead, { origin: links.origin, free });
  return {
    url: links.absolute(links.document(document.canonical_url)),
    changed: changedDate(document) ?? publishedAt(document),
    pictures: leadImages(lead, links.origin),
    videos: video ? [video] : [],
  };
};

async function indexed({ services }: PageRequest): Promise<string> {
  const { content, links } = services;
  const { count } = ofWholeSite(
    await content.feed(collectionOrSection({}, { feedSize: 1, sourceInclude: 'canonical_url' })),
  );
  const files = Math.ceil(Math.min(count, LAST_DOCUMENT) / DOCUMENTS);
  const names = ['secciones', 'noticias', ...Array.from({ length: files }, (_, at) => String(at + 1))];
  return sitemapIndex(names.map((name) => links.absolute(`/sitemap-${name}.xml`)));
}

async function sections({ site, services }: PageRequest): Promise<string> {
  const { content_elements: editions } = await services.content.feed(printEditions({ feedSize: 1 }));
  const magazine = editions.length > 0 ? [magazinePath(site.brand)] : [];
  const paths = [...new Set(['/', ...(await filledSections(site.brand, services)), ...magazine])];
  return sitemap(paths.map((path) => ({ url: services.links.absolute(path) })));
}

/** The documents of a numbered file; undefined if there are none. */
async function documents(request: PageRequest, number: number): Promise<string | undefined> {
  const from = (number - 1) * DOCUMENTS;
  if (from >= LAST_DOCUMENT) return undefined;
  const pages: SitemapPage[] = [];
  for await (const document of newest(request, FIELDS, from, DOCUMENTS))
    pages.push(page(document, request.services));
  return pages.length > 0 || number === 1 ? sitemap(pages) : undefined;
}

async function news(request: PageRequest): Promise<string> {
  const { site, services } = request;
  const { links, clock } = services;
  const since = clock.now().getTime() - NEWS_MS;
  const stories = [];
  for await (const document of newest(request, NEWS_FIELDS, 0, NEWS_STORIES_MAX)) {
    const published = publishedAt(document);
    // Where it is in the list says nothing about the stories that follow.
    if (published === undefined) continue;
    if (instantOf(published) < since) break;
    stories.push({
      url: links.absolute(links.document(document.canonical_url)),
      title: titleOf(document),
      published,
    });
  }
  const { name, language } = site.brand;
  return newsSitemap(stories, { name, language: language.slice(0, 2) });
}

/** The sitemap at an address. @see X13 */
export const readSitemap: ReadTextPage = async (request) => {
  const [, name] = SITEMAP_PATHS.exec(request.url.pathname) ?? [];
  const made = (body: string, keep = TEXT_CACHE): TextPage => ({ type: 'application/xml', body, keep });
  if (name === undefined) return made(await indexed(request));
  if (name === 'secciones') return made(await sections(request));
  if (name === 'noticias') return made(await news(request), PAGE_CACHE);
  const body = await documents(request, Number(name));
  return body === undefined ? undefined : made(body);
};
