import type { AnsDocumentBase } from '../ans/document.ts';
import { primarySectionId } from '../article/sections.ts';
import type { Filed } from '../article/sections.ts';
import type { SourceRequest } from './sources.ts';

/** Sizes of the feeds that articles show. @see 001 §9 */
export const GALLERY_GRID_SIZE = 4;
export const LATEST_BOX_SIZE = 5;
export const DATE_ARCHIVE_SIZE = 50;

const fields = (...names: string[]): string => names.join(',');

/** @see 001 §7 */
export const LATEST_GALLERY_FIELDS = fields(
  'canonical_url',
  'promo_items',
  'headlines.basic',
  'copyright',
  'subtype',
  'credits.by.name',
);
/** @see 001 §7 */
export const RELATED_GALLERY_FIELDS = fields(
  'content_elements',
  'canonical_url',
  'promo_items',
  'headlines',
  'subheadlines',
  'description',
  'taxonomy',
  'subtype',
);

/** 'Encuentra aquí lo último': five items of a collection. @see 001 §2, N7 */
export function latestBox(collectionId: string): SourceRequest {
  return { source: 'content-api-collections', query: { queryString: collectionId, size: LATEST_BOX_SIZE } };
}

/** 'Últimas galerías'. @see 001 §7, N10 */
export function latestGalleries(): SourceRequest {
  const query = {
    includeSections: 'galerias',
    feedSize: GALLERY_GRID_SIZE,
    sourceInclude: LATEST_GALLERY_FIELDS,
  };
  return { source: 'content-apir', query };
}

/** 'Galerías relacionadas': those of the article's subtype. @see 001 §7, N10 */
export function relatedGalleries({ subtype }: Pick<AnsDocumentBase, 'subtype'>): SourceRequest {
  const query = {
    includeSections: 'galerias',
    includeSubtypes: subtype,
    feedSize: GALLERY_GRID_SIZE,
    sourceInclude: RELATED_GALLERY_FIELDS,
  };
  return { source: 'content-apir-v2', query };
}

/** Articles of the same primary section (its id without the slash) and subtype. @see 002 §7 */
export function relatedArticles(
  document: Filed & Pick<AnsDocumentBase, 'subtype'>,
  feedSize: number,
): SourceRequest {
  const includeSections = primarySectionId(document).replace(/^\//, '');
  return {
    source: 'content-apir-v2',
    query: { includeSections, includeSubtypes: document.subtype, feedSize },
  };
}

/** A page of the date archive. @param date as '2025-03-31' @see 002 §7, B9 */
export function dateArchive(date: string, feedOffset = 0): SourceRequest {
  return { source: 'content-apir-date', query: { date, feedSize: DATE_ARCHIVE_SIZE, feedOffset } };
}

/** The record of an author. @see 001 §7 */
export function authorRecord(idAutor: string): SourceRequest {
  return { source: 'authors-api', query: { idAutor } };
}

/** A collection where one is set, else a section: blocks let the editor choose. @see 002 §7 */
export function collectionOrSection(
  { collectionId, section }: { collectionId?: string; section?: string },
  page: { feedSize: number; feedOffset?: number },
): SourceRequest {
  if (collectionId)
    return { source: 'content-api-collections', query: { queryString: collectionId, size: page.feedSize } };
  return { source: 'content-apir', query: { includeSections: section ?? '', ...page } };
}
