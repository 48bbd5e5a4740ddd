/** The size of a page of a feed. */
interface Paged {
  feedSize?: number;
  feedOffset?: number;
}
/** Which fields the answer holds, as a comma list. */
interface Chosen {
  sourceInclude?: string;
}

/**
 * The named content sources and their queries. '{product}' stands for the weekly's slug.
 * @see 001 §7, 002 §7 'Content feeds', B3
 */
export interface SourceQueries {
  'content-apir': { includeSections: string; subsection?: string; section?: string } & Paged & Chosen;
  'content-apir-{product}TV-v2': { includeSections: string } & Paged & Chosen;
  'content-api-collections': { queryString: string; size?: number };
  'content-apir-date': { date: string } & Paged & Chosen;
  'content-apir-v2': { includeSections: string; includeSubtypes: string; feedSize?: number } & Chosen;
  'content-apir-search-query': { queryString: string; sort: 'publish_date:desc' } & Paged & Chosen;
  'content-apir-subsection': { subsection: string; includeSections: string } & Paged;
  'content-api-search-author': { includeSections: string; includeId: string } & Paged & Chosen;
  'authors-api': { idAutor: string };
  'gallery-by-id': { queryString: string };
  'navigation-api': { queryString: string };
  'section-api': { queryString: string };
  'trending-newsroom': Record<never, never>;
  'video-metadata': { videoId: string };
}

export type SourceName = keyof SourceQueries;

/** A source and what is asked of it. */
export type SourceRequest = { [S in SourceName]: { source: S; query: SourceQueries[S] } }[SourceName];

/** The source's name on a site: '{product}' replaced by the weekly's slug. */
export function sourceName(source: SourceName, product: string): string {
  return source.replace('{product}', product);
}

/** The query as text parameters in a stable order, values left out where there are none. */
export function sourceParameters(request: SourceRequest): [string, string][] {
  return Object.entries(request.query)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '')
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
