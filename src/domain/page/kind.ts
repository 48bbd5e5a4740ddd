/** The kind of page of an address; `archive` has the stories of a day, `info` is an information page without stories. @see H10 */
export type PageKind =
  'home' | 'article' | 'section' | 'author' | 'tag' | 'archive' | 'search' | 'info' | 'error';
