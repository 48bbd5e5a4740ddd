import {
  articleLayout,
  authorAddress,
  bogotaDay,
  bylines,
  isColumn,
  isOpinion,
  pageAddress,
  PUBLICATION_DATES,
  searchedWords,
  sectionIdAt,
  tagAt,
  writtenBy,
} from 'rotativa/domain';
import { shortened, slugWords, withQuery } from '../addresses/addresses.ts';
import { archivePlace } from '../archive.ts';
import { DESCRIPTIONS } from '../descriptions.ts';
import { pageListOf } from '../list-rules.ts';
import { liveReads } from '../live.ts';
import { movedTo } from '../addresses/redirects.ts';
import { LATEST_PATH } from '../documents/page-documents.ts';
import { laterPage, sectionPage } from '../section-pages.ts';
import { navigationName, opinionPaths, sectionAddress } from '../addresses/sections.ts';
import { authorOfAddress } from '../addresses/author-address.ts';
import { foundPage, notFound, emptyList, type Requested, type Route } from './route.ts';

/** The pages of stories: lists, and the stories themselves. */

export const search: Route = (requested) => {
  const { brand, number, pages, path, query, services } = requested;
  if (path !== brand.routes.search) return undefined;
  const words = searchedWords({ query });
  return foundPage(requested, 'search', pages.search, {
    title: words ? `Resultados para «${shortened(words)}»` : 'Buscar',
    canonical: services.links.search(words, number),
    hidden: true,
    emptyState: emptyList(requested),
  });
};

export const latest: Route = (requested) => {
  const { brand, number, pages, path } = requested;
  if (path !== LATEST_PATH || !pages.latest) return undefined;
  return foundPage(requested, 'latest', pages.latest, {
    title: 'Lo último',
    description: DESCRIPTIONS.latest(brand.name),
    canonical: pageAddress(path, number),
    emptyState: emptyList(requested),
  });
};

/** The name of a section of opinion without a record. */
const OPINION = 'Opinión';

const BYLINE_FIELDS = ['credits', 'vanity_credits', 'copyright', ...PUBLICATION_DATES].join(',');

/** The byline as a story prints it, for an author without a record; undefined if no story has it. */
async function printedByline({ brand, services }: Requested, slug: string): Promise<string | undefined> {
  const { content_elements: stories } = await services.content.feed(
    writtenBy(slug, { feedSize: 1, sourceInclude: BYLINE_FIELDS }),
  );
  const { product, name: siteName } = brand;
  const printed = stories.flatMap((story) => bylines(story, { product, siteName }));
  return printed.find(({ href }) => href === authorAddress(slug))?.text;
}

export const author: Route = async (requested) => {
  const { brand, number, pages, path, services } = requested;
  const address = authorOfAddress(brand, path);
  const record = address && (await services.content.author(address.slug));
  // Below the section of opinion there are also other sections.
  if (!address || (address.section && !record)) return undefined;
  const { slug, section } = address;
  const name =
    (record ? record.byline || record.name : await printedByline(requested, slug)) || slugWords(slug);
  return foundPage(requested, 'author', section ? pages.columnist : pages.author, {
    title: name,
    ...(record && { author: record }),
    description: record?.description || DESCRIPTIONS.author(name, brand.name),
    canonical: pageAddress(authorAddress(slug, section, section), number),
    // A speaker without stories still has a page, a columnist without columns none.
    emptyState:
      record && !section ? (record.description && number === 1 ? 'head' : emptyList(requested)) : 'not-found',
  });
};

export const archive: Route = (requested) => {
  const { brand, number, pages, path, query, services } = requested;
  const place = archivePlace(path, query, bogotaDay(services.clock.now()) ?? '');
  if (place === 'unknown') return notFound(requested);
  if (!place || 'redirect' in place) return place;
  const { day, title } = place;
  return foundPage(requested, 'archive', day ? pages.archive : pages.archiveMonth, {
    title,
    description: DESCRIPTIONS.archive(title, brand.name),
    canonical: pageAddress(path, number),
    emptyState: number > 1 ? 'not-found' : 'head',
  });
};

export const tag: Route = async (requested) => {
  const { brand, number, pages, path, services } = requested;
  const slug = tagAt(path);
  if (!slug) return undefined;
  // The slug does not have the accents of the name.
  const named = await services.content.tag(slug).catch(() => null);
  const name = named?.text || slugWords(slug);
  return foundPage(requested, 'tag', pages.tag, {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    description: DESCRIPTIONS.tag(name, brand.name),
    canonical: pageAddress(services.links.tag(slug), number),
    emptyState: 'not-found',
  });
};

/** A document, at an address that no menu names. */
export const article: Route = async (requested) => {
  const { brand, pages, path, query, services, url } = requested;
  if (navigationName(brand, path)) return undefined;
  const content = await services.content.document(path);
  const moved = await movedTo(content, path, services);
  if (moved) return { redirect: withQuery(moved, url.search) };
  if (!content) return undefined;
  const reads = liveReads(content, brand, path, query);
  const layout = articleLayout(content, path, brand.product);
  const column = isColumn({ layout, opinion: isOpinion(content, services) });
  return foundPage(requested, 'article', column ? pages.column : pages.article, {
    title: '',
    canonical: services.links.document(content.canonical_url || path),
    ...(reads && { reads }),
    content,
    emptyState: 'not-found',
  });
};

export const section: Route = async (requested) => {
  const { brand, number, pages, path, services, url } = requested;
  const isOpinionPage = opinionPaths(brand).includes(path);
  const named = navigationName(brand, path) ?? (isOpinionPage ? OPINION : undefined);
  const record = await services.content.section(sectionIdAt(path));
  if (!named && !record) return undefined;
  const address = sectionAddress(brand, path);
  if (address !== path) return { redirect: `${address}${url.search}` };
  const title = record?.title ?? record?.name ?? named ?? '';
  const listed = sectionPage(pages, path);
  if (number > 1 && !pageListOf(listed)) return notFound(requested);
  return foundPage(requested, 'section', number > 1 ? laterPage(listed) : listed, {
    title,
    description: record?.description || DESCRIPTIONS.section(title, brand.name),
    canonical: services.links.section(path, number),
    // A section of opinion that no menu names exists with its first column.
    emptyState: isOpinionPage && !navigationName(brand, path) ? 'not-found' : emptyList(requested),
  });
};
