import type { AnsDocumentBase } from '../ans/document.ts';
import { primarySectionId, type WithTaxonomy } from '../article/sections.ts';
import type { FeedPage, FeedRequest } from './sources.ts';

/** Number of galleries in the grids of a gallery page. */
export const GALLERY_GRID_SIZE = 4;

/** Number of stories in 'Encuentra aquí lo último'. @see N7 */
export const LATEST_BOX_SIZE = 5;

/** Number of recommendations in the middle of an article. @see N3 */
export const MID_ARTICLE_STORIES = 3;

/** Number of live blogs among which the one that runs is looked for. @see X11 */
export const LIVE_STRIP_STORIES = 4;

const GALLERIES = 'galerias';

/** 'Últimas galerías'. @see N10 */
export const latestGalleries = (page: FeedPage): FeedRequest => ({
  source: 'content-apir',
  query: { includeSections: GALLERIES, ...page },
});

/** 'Galerías relacionadas': galleries with the document's subtype; null without one. @see N10 */
export const relatedGalleries = (
  { subtype }: Pick<AnsDocumentBase, 'subtype'>,
  page: FeedPage,
): FeedRequest | null =>
  subtype
    ? {
        source: 'content-apir-v2',
        query: { includeSections: GALLERIES, includeSubtypes: subtype, ...page },
      }
    : null;

/**
 * Articles of the document's primary section (its id without the slash) and of its subtype, if it has one;
 * null without a section.
 */
export function relatedArticles(
  document: WithTaxonomy & Pick<AnsDocumentBase, 'subtype'>,
  page: FeedPage,
): FeedRequest | null {
  const section = primarySectionId(document).replace(/^\//, '');
  if (!section) return null;
  const { subtype } = document;
  return {
    source: 'content-apir-v2',
    query: { includeSections: section, ...(subtype && { includeSubtypes: subtype }), ...page },
  };
}

/** The newest videos: of a document's primary section, or of the site. @see B7 */
export function newestVideos(page: FeedPage, document?: WithTaxonomy): FeedRequest {
  const section = document && primarySectionId(document);
  return {
    source: 'content-apir',
    query: { ...(section && { includeSections: section }), includeTypes: 'video', ...page },
  };
}

/** The stories of an author: by id, or by the slug of a byline. @see N13 */
export const writtenBy = (includeId: string, page: FeedPage): FeedRequest => ({
  source: 'content-api-search-author',
  query: { includeId, ...page },
});

/** The columns of the document's first author in its section; null without an author or a section. @see N2 */
export function authorColumns(
  document: WithTaxonomy & Pick<AnsDocumentBase, 'credits'>,
  page: FeedPage,
): FeedRequest | null {
  const section = primarySectionId(document);
  const [author] = document.credits.by;
  if (!section || !author?._id) return null;
  return {
    source: 'content-api-search-author',
    query: { includeId: author._id, includeSections: section, ...page },
  };
}

/** The columns of the document's section; null without a section. @see N2 */
export function sectionColumns(document: WithTaxonomy, page: FeedPage): FeedRequest | null {
  const section = primarySectionId(document);
  return section ? { source: 'content-apir', query: { includeSections: section, ...page } } : null;
}

/** Recommendations in the middle of an article: of every type. @see N3, B12 */
export const midArticle = ({ _id }: Pick<AnsDocumentBase, '_id'>, page: FeedPage): FeedRequest => ({
  source: 'recommendations-api',
  query: { contentId: _id, placement: 'Mid Article', targetType: 'mix', ...page },
});

/** The video that goes best with an article, for the player at its end. @see N3 */
export const closingVideo = ({ _id }: Pick<AnsDocumentBase, '_id'>): FeedRequest => ({
  source: 'recommendations-api',
  query: { contentId: _id, placement: 'End of Article', targetType: 'video', feedSize: 1 },
});

/** The newest print editions, or those of a year. @see B15 */
export const printEditions = (page: FeedPage, year?: number): FeedRequest => ({
  source: 'editions-api',
  query: { ...(year !== undefined && { year }), ...page },
});
