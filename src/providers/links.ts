import type { LinksPort } from './ports/links.ts';

const withSlashes = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (set.length === 0) return path;
  return `${path}?${new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()}`;
};

/** Which page of a list: the first has no number in its address. */
const pageNumber = (page: number): number | undefined => (page > 1 ? page : undefined);

export interface LinksOptions {
  /** The path of the search page, from the brand's routes. */
  search?: string;
}

/**
 * The addresses of a site.
 * @param origin with scheme and host; a path behind it is dropped
 * @throws TypeError when the origin is no address
 */
export function createLinks(origin: string, { search = '/buscar/' }: LinksOptions = {}): LinksPort {
  const base = new URL(origin).origin;
  return {
    origin: base,
    home: () => '/',
    document: (canonicalUrl) => {
      if (!URL.canParse(canonicalUrl, base)) return '/';
      const { pathname } = new URL(canonicalUrl, base);
      // A file such as '/nota.html' keeps its name; anything else is a folder.
      return /\.[a-z0-9]+$/i.test(pathname) ? pathname : withSlashes(pathname);
    },
    section: (path, page = 1) => withQuery(withSlashes(path), { pagina: pageNumber(page) }),
    author: (slug) => `/autor/${encodeURIComponent(slug)}/`,
    tag: (slug) => `/noticias/${encodeURIComponent(slug)}/`,
    search: (words, page = 1) => withQuery(search, { q: words, pagina: pageNumber(page) }),
    absolute: (path) => new URL(path, base).href,
  };
}
