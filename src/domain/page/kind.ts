/**
 * The kind of page of an address; `archive` has the stories of a day, `latest` all stories, `info` is an information page
 * without stories. @see H10
 */
export type PageKind =
  'home' | 'latest' | 'article' | 'section' | 'author' | 'tag' | 'archive' | 'search' | 'info' | 'error';
