/** Addresses of the site, all with a trailing slash. They come from the brand's configuration, without requests. */
export interface LinksPort {
  /** The site's origin without a trailing slash, for canonical addresses: 'https://www.example.com'. */
  readonly origin: string;
  home(): string;
  /** A document on this site, by its canonical address. */
  document(canonicalUrl: string): string;
  /** A page of a section, by its path (page 1 is the first). */
  section(path: string, page?: number): string;
  /**
   * The page of an author; of the author's columns for a story in the section of opinion.
   * @param section id of the story's section
   * @see N13, B10
   */
  author(slug: string, section?: string): string;
  /** @see N14 */
  tag(slug: string): string;
  search(words?: string, page?: number): string;
  /** A path with the origin before it. */
  absolute(path: string): string;
}
