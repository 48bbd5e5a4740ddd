import type { FeedPage, FeedRequest } from './sources.ts';

/** The types of a list without videos. */
const NOT_VIDEOS = 'story,gallery';

/** The editors' choice in the settings of a block. */
interface ChosenSource {
  collectionId?: string;
  authorId?: string;
  section?: string;
  videos?: boolean;
}

/** The collection if one is set, else what the author wrote in the section, else the section, else the newest stories of the site. */
export function collectionOrSection(
  { collectionId, authorId, section, videos = true }: ChosenSource,
  page: FeedPage,
): FeedRequest {
  if (collectionId)
    return { source: 'content-api-collections', query: { queryString: collectionId, ...page } };
  if (authorId)
    return {
      source: 'content-api-search-author',
      query: { includeId: authorId, ...(section && { includeSections: section }), ...page },
    };
  return {
    source: 'content-apir',
    query: {
      ...(section && { includeSections: section }),
      ...(!videos && { includeTypes: NOT_VIDEOS }),
      ...page,
    },
  };
}
