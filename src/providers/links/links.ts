import { pageAddress } from '../../domain/feed/page-number.ts';
import { authorAddress, tagAddress } from '../../domain/page/addresses.ts';
import { documentPath } from '../../domain/page/path.ts';
import type { LinksPort } from '../ports/links.ts';

const withSlashes = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

export interface LinksOptions {
  /** Path of the search page, from the brand's routes. */
  search?: string | undefined;
  /** The path of a section by its id, if a site's section paths differ from the ids. */
  section?: ((id: string) => string) | undefined;
  /** Path of the section whose authors have a page of columns. */
  opinion?: string | undefined;
}

/**
 * The addresses of a site.
 * @param origin with scheme and host; a path after it is dropped
 * @throws TypeError for an invalid origin
 */
export function createLinks(
  origin: string,
  { search = '/buscar/', section = (id) => id, opinion }: LinksOptions = {},
): LinksPort {
  const base = new URL(origin).origin;
  return {
    origin: base,
    home: () => '/',
    document: documentPath,
    section: (path, page = 1) => pageAddress(withSlashes(section(path)), page),
    author: (slug, filed) => authorAddress(slug, filed, opinion),
    tag: tagAddress,
    search: (words, page = 1) =>
      pageAddress(words ? `${search}?${new URLSearchParams({ q: words })}` : search, page),
    absolute: (path) => new URL(path, base).href,
  };
}
