import { searchedWords, sectionPath } from 'rotativa/blocks';
import type { BlockPage, PageDocument, PageKind } from 'rotativa/blocks';
import { safeHref, safeRedirect, type AnsDocument } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { Site } from '../config/site.ts';
import { infoPage } from './info.ts';
import { sectionPage, type SitePages } from './page-documents.ts';
import { navigationName } from './sections.ts';

/** What an address turned out to be. */
export interface FoundPage {
  readonly status: 200 | 404 | 500 | 503;
  readonly document: PageDocument;
  readonly page: BlockPage;
  /** The page's own name, without the site's. */
  readonly title: string;
  readonly description?: string;
  /** Its address without what does not change it. */
  readonly canonical: string;
  /** Not for search engines. */
  readonly hidden?: boolean;
  /** What stands for it when no block has anything to show: nothing yet, or no such page. */
  readonly whenEmpty: 'notice' | 'not-found';
}

export type Resolved = FoundPage | { readonly redirect: string };

/** Farther than any list goes. */
const LAST_PAGE = 500;

const withSlash = (path: string): boolean => path.endsWith('/') || /\.[a-z0-9]{1,5}$/i.test(path);

const pageNumber = (query: URLSearchParams): number => {
  const number = Number(query.get('pagina') ?? 1);
  return Number.isInteger(number) && number >= 1 ? number : 1;
};

/** The address of a page of a list. */
export const numbered = (path: string, number: number): string =>
  number > 1 ? `${path}${path.includes('?') ? '&' : '?'}pagina=${number}` : path;

/** What a page of stories says of itself to search engines when nobody described it. */
const DESCRIPTIONS = {
  author: (name: string, site: string) => `Las notas de ${name} en ${site}.`,
  tag: (name: string, site: string) => `Noticias, crónicas y opinión sobre ${name} en ${site}.`,
  section: (name: string, site: string) => `Las noticias de ${name} en ${site}.`,
};

const LONGEST_TITLE = 80;

/** As much of a reader's words as a title holds. */
const shortened = (words: string): string =>
  words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE).trim()}…` : words;

/** The decoded segments of a path; undefined for one that no browser would write. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => /\p{Cc}/u.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** A slug in words, for a tag or an author that nobody described. */
const words = (slug: string): string => {
  const text = slug.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Finds the page at an address.
 * @throws ApiError when the content that decides it cannot be read
 */
export async function resolvePage(
  url: URL,
  site: Site,
  pages: SitePages,
  services: ContentServices,
): Promise<Resolved> {
  const { pathname: path, searchParams: query } = url;
  const { brand } = site;
  if (!withSlash(path)) return { redirect: safeRedirect(`${path}/${url.search}`) };

  const number = pageNumber(query);
  if (number > LAST_PAGE) return troublePage('notFound', site, pages, url);
  // A list may be waiting for its first story; a page after the last one does not exist.
  const whenEmpty = number > 1 ? 'not-found' : 'notice';
  const found = (
    kind: PageKind,
    document: PageDocument,
    rest: { title: string; canonical: string } & Partial<FoundPage> & {
        content?: AnsDocument;
        heading?: string;
      },
  ): FoundPage => {
    const { content, ...own } = rest;
    const page: BlockPage = {
      brand: brand.key,
      kind,
      path,
      query,
      number,
      title: rest.title,
      ...(content && { document: content }),
    };
    return { status: 200, whenEmpty: 'notice', document, page, ...own };
  };

  if (path === '/' || path === '/homepage/') {
    return found('home', pages.home, { title: '', description: brand.tagline, canonical: '/' });
  }
  if (path === '/buscar/' && brand.routes.search !== '/buscar/') {
    return { redirect: `${brand.routes.search}${url.search}` };
  }
  if (path === brand.routes.search) {
    const asked = searchedWords({ query });
    const title = asked ? `Resultados para «${shortened(asked)}»` : 'Buscar';
    return found('search', pages.search, {
      title,
      canonical: services.links.search(asked, number),
      hidden: true,
      whenEmpty,
    });
  }

  const decoded = segmentsOf(path);
  if (!decoded) return troublePage('notFound', site, pages, url);
  const [first, slug, third] = decoded;
  if (first === 'autor' && slug && !third) {
    const author = await services.content.author(slug);
    const name = author?.byline ?? author?.name ?? words(slug);
    return found('author', pages.author, {
      title: name,
      description: author?.description || DESCRIPTIONS.author(name, brand.name),
      canonical: numbered(services.links.author(slug), number),
      whenEmpty: author ? whenEmpty : 'not-found',
    });
  }
  if (first === 'noticias' && slug && !third) {
    // The slug has lost the accents of its name.
    const named = await services.content.tag(slug).catch(() => null);
    const name = named?.text || words(slug);
    return found('tag', pages.tag, {
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: DESCRIPTIONS.tag(name, brand.name),
      canonical: numbered(services.links.tag(slug), number),
      whenEmpty: 'not-found',
    });
  }

  const info = infoPage(brand, path);
  if (info) return found('section', pages.info, { title: info.title, canonical: path });

  const named = navigationName(brand, path);
  if (!named) {
    const content = await services.content.document(path);
    const moved = safeHref(content?.related_content.redirect[0]?.redirect_url);
    if (moved) return { redirect: moved };
    if (content) {
      return found('article', pages.article, {
        title: '',
        canonical: services.links.document(content.canonical_url || path),
        content,
        whenEmpty: 'not-found',
      });
    }
  }
  const section = await services.content.section(sectionPath(path).replace(/\/$/, ''));
  if (!named && !section) return troublePage('notFound', site, pages, url);
  const title = section?.title ?? section?.name ?? named ?? '';
  return found('section', number > 1 ? pages.more : sectionPage(pages, path), {
    title,
    description: section?.description || DESCRIPTIONS.section(title, brand.name),
    canonical: services.links.section(path, number),
    whenEmpty,
  });
}

/** Why a brand shows a page of its own instead of what was asked for. */
export type Trouble = 'notFound' | 'error' | 'unavailable';

const STATUS = { notFound: 404, error: 500, unavailable: 503 } as const;

/** The brand's own page for an address that leads nowhere, for a fault of ours, for content out of reach. */
export function troublePage(trouble: Trouble, site: Site, pages: SitePages, url: URL): FoundPage {
  const document = pages[trouble];
  return {
    status: STATUS[trouble],
    document,
    page: {
      brand: site.brand.key,
      kind: 'error',
      path: url.pathname,
      query: url.searchParams,
      number: 1,
      title: document.title,
    },
    title: document.title,
    canonical: url.pathname,
    hidden: true,
    whenEmpty: 'notice',
  };
}
