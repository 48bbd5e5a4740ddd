/** The site's own addresses, all paths with a trailing slash. Pure: they come from the brand's configuration. */
export interface LinksPort {
  /** The site's origin without a slash behind, for canonical addresses: 'https://www.example.com'. */
  readonly origin: string;
  home(): string;
  /** A document by its canonical address, on this site. */
  document(canonicalUrl: string): string;
  /** A section by its path, and which page of it (1 is the first). @see 001 §2 */
  section(path: string, page?: number): string;
  /** @see N13 */
  author(slug: string): string;
  /** @see N14 */
  tag(slug: string): string;
  search(words?: string, page?: number): string;
  /** A path with the origin before it. */
  absolute(path: string): string;
}
