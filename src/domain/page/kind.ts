/** The kind of page of an address; `info` is an information page without stories. @see H10 */
export type PageKind = 'home' | 'article' | 'section' | 'author' | 'tag' | 'search' | 'info' | 'error';
