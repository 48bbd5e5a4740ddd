import type { BlockPage, PageDocument } from 'rotativa/blocks';
import { safeRedirect, searchedWords, sectionPath, type AnsDocument, type PageKind } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { accountSectionAt, accountTitle, RECORDS_PATH, recordsTitle } from 'rotativa/patterns/account';
import { BRANDS } from 'rotativa/themes';
import { SITES } from '../config/brands.ts';
import { siteOrigin, type Places, type Site } from '../config/site.ts';
import { signInPage, withBlock } from './sign-in.ts';
import { infoPage } from './info/index.ts';
import { letterPageAt } from './letters.ts';
import { movedTo } from './moved.ts';
import { purchasePath, soldAt } from './purchase.ts';
import { sectionPage, type SitePages } from './page-documents.ts';
import { navigationName, sectionAddress } from './sections.ts';

/** The page at an address. */
export interface FoundPage {
  readonly status: 200 | 404 | 422 | 429 | 500 | 502 | 503;
  readonly document: PageDocument;
  readonly page: BlockPage;
  /** The title of the page, without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** The address without parameters that do not change the page. */
  readonly canonical: string;
  /** Not for search engines. */
  readonly hidden?: boolean;
  /**
   * The store. It reads no parameters, so it is kept like a list, and has a separate notice when the sales service
   * does not reply.
   */
  readonly sells?: boolean;
  /** The page if no block has anything to show: a list without stories, an unknown page, or a page with only its head. */
  readonly emptyState: 'notice' | 'not-found' | 'head';
}

export type Resolved = FoundPage | { readonly redirect: string };

/** More pages than any list has. */
const LAST_PAGE = 500;

const withSlash = (path: string): boolean => path.endsWith('/') || /\.[a-z0-9]{1,5}$/i.test(path);

/** The number of a list's page in the parameters of its address. */
export const pageNumber = (query: URLSearchParams): number => {
  const number = Number(query.get('pagina') ?? 1);
  return Number.isInteger(number) && number >= 1 ? number : 1;
};

/** Pages that read parameters besides the number. Others do not see them, so that every address has the same bytes. */
const READS_QUERY: ReadonlySet<PageKind> = new Set(['search', 'info']);

const numberOnly = (number: number): URLSearchParams =>
  new URLSearchParams(number > 1 ? { pagina: String(number) } : {});

/** The address of a page of a list. */
export const numbered = (path: string, number: number): string =>
  number > 1 ? `${path}${path.includes('?') ? '&' : '?'}pagina=${number}` : path;

/** Descriptions for search engines of story pages without a description. */
const DESCRIPTIONS = {
  author: (name: string, site: string) => `Las notas de ${name} en ${site}.`,
  tag: (name: string, site: string) => `Noticias, crónicas y opinión sobre ${name} en ${site}.`,
  purchase: (product: string, site: string) => `Comprar ${product} de ${site}.`,
  account: (site: string) => `La cuenta de lector de ${site}.`,
  section: (name: string, site: string) => `Las noticias de ${name} en ${site}.`,
};

/** The weekly family's page of subscriptions. */
const FAMILY_SUBSCRIPTIONS = SITES.weekly.routes.subscriptions;

const LONGEST_TITLE = 80;

/** The reader's words, shortened for a title. */
const shortened = (words: string): string =>
  words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE).trim()}…` : words;

/** Maximum length of a path and of a segment, in characters. */
const LONGEST_PATH = 2000;
const LONGEST_SEGMENT = 255;

/** The decoded segments of a path that ends in a slash; undefined for an invalid path. */
function segmentsOf(path: string): string[] | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  try {
    const segments = path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
    const odd = (segment: string): boolean =>
      segment.trim() === '' || segment.length > LONGEST_SEGMENT || /[\p{Cc}/\\]/u.test(segment);
    return segments.some(odd) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** The words of a slug, for a tag or an author without a record. */
const words = (slug: string): string => {
  const text = slug.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Finds the page at an address.
 * @throws ApiError if content that decides it cannot be read
 */
export async function resolvePage(
  url: URL,
  site: Site,
  pages: SitePages,
  services: ContentServices,
  places: Places,
): Promise<Resolved> {
  const { pathname: path, searchParams: query } = url;
  const { brand } = site;
  const decoded = path === '/' ? [] : segmentsOf(path);
  if (!decoded) return errorPage('notFound', site, pages, url);
  if (!withSlash(path)) return { redirect: safeRedirect(`${path}/${url.search}`) };

  const number = pageNumber(query);
  if (number > LAST_PAGE) return errorPage('notFound', site, pages, url);
  // A list may have no stories yet, but a page after the last one does not exist.
  const emptyState = number > 1 ? 'not-found' : 'notice';
  const found = (
    kind: PageKind,
    document: PageDocument,
    rest: { title: string; canonical: string } & Partial<FoundPage> & {
        content?: AnsDocument;
        heading?: string;
      },
  ): FoundPage => {
    const { content, ...own } = rest;
    const shown = READS_QUERY.has(kind) && !rest.sells ? query : numberOnly(number);
    const page: BlockPage = {
      brand: brand.key,
      kind,
      path,
      query: shown,
      number,
      title: rest.title,
      ...(content && { document: content }),
    };
    return { status: 200, emptyState: 'notice', document, page, ...own };
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
      emptyState,
    });
  }

  const [first, slug, third] = decoded;
  if (first === 'autor' && slug && !third) {
    const author = await services.content.author(slug);
    const name = author?.byline ?? author?.name ?? words(slug);
    return found('author', pages.author, {
      title: name,
      description: author?.description || DESCRIPTIONS.author(name, brand.name),
      canonical: numbered(services.links.author(slug), number),
      // A speaker without stories still has a page.
      emptyState: author ? (author.description && number === 1 ? 'head' : emptyState) : 'not-found',
    });
  }
  if (first === 'noticias' && slug && !third) {
    // The slug does not have the accents of the name.
    const named = await services.content.tag(slug).catch(() => null);
    const name = named?.text || words(slug);
    return found('tag', pages.tag, {
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: DESCRIPTIONS.tag(name, brand.name),
      canonical: numbered(services.links.tag(slug), number),
      emptyState: 'not-found',
    });
  }

  const account = accountSectionAt(brand, path);
  if (account) {
    return found('info', pages.account, {
      title: accountTitle(account),
      description: DESCRIPTIONS.account(brand.name),
      canonical: path,
      hidden: true,
    });
  }
  const signIn = signInPage(brand, path, query);
  if (signIn) {
    const { title, description } = signIn;
    const document = withBlock(pages.info, signIn);
    return found('info', document, { title, description, hidden: true, canonical: path });
  }
  if (path === RECORDS_PATH) {
    const title = recordsTitle();
    return found('info', pages.records, { title, description: title, canonical: path, hidden: true });
  }
  const letter = letterPageAt(brand, path);
  if (letter) {
    const { title } = letter;
    return found('info', pages.letter, {
      title,
      description: DESCRIPTIONS.account(brand.name),
      canonical: path,
      hidden: true,
    });
  }
  // Letters and the customer service name the family's address, also to readers of the daily.
  if (path === FAMILY_SUBSCRIPTIONS && brand.routes.subscriptions !== path)
    return { redirect: `${brand.routes.subscriptions}${url.search}` };
  if (path === purchasePath(brand)) {
    const sold = await soldAt(query, brand, services);
    if (!sold) return errorPage('notFound', site, pages, url);
    return found('info', pages.checkout, {
      title: 'Comprar una suscripción',
      description: DESCRIPTIONS.purchase(sold.product.name, brand.name),
      canonical: path,
      hidden: true,
    });
  }
  const info = infoPage(brand, path);
  if (info) {
    const { title, description, legal = false, hidden = false, sells = false } = info;
    const document = sells ? pages.store : legal ? pages.legal : pages.info;
    // The store has two addresses.
    const canonical = sells ? brand.routes.subscribe : path;
    return found('info', document, { title, description, hidden, sells, canonical });
  }

  const sister = BRANDS.find((key) => key !== brand.key && path === `/${SITES[key].slug}/`);
  if (sister) return { redirect: `${siteOrigin(sister, url, places)}/` };

  const named = navigationName(brand, path);
  if (!named) {
    const content = await services.content.document(path);
    const moved = await movedTo(content, path, services);
    if (moved) return { redirect: moved };
    if (content) {
      return found('article', pages.article, {
        title: '',
        canonical: services.links.document(content.canonical_url || path),
        content,
        emptyState: 'not-found',
      });
    }
  }
  const section = await services.content.section(sectionPath(path).replace(/\/$/, ''));
  if (!named && !section) return errorPage('notFound', site, pages, url);
  const address = sectionAddress(brand, path);
  if (address !== path) return { redirect: `${address}${url.search}` };
  const title = section?.title ?? section?.name ?? named ?? '';
  return found('section', number > 1 ? pages.more : sectionPage(pages, path), {
    title,
    description: section?.description || DESCRIPTIONS.section(title, brand.name),
    canonical: services.links.section(path, number),
    emptyState,
  });
}

/** The kinds of error pages of a brand. */
export type ErrorPage = 'notFound' | 'error' | 'unavailable' | 'closed';

const STATUS = { notFound: 404, error: 500, unavailable: 503, closed: 503 } as const;

/** The brand's error page: unknown address, internal error, or a service that is unavailable. */
export function errorPage(name: ErrorPage, site: Site, pages: SitePages, url: URL): FoundPage {
  const document = pages[name];
  return {
    status: STATUS[name],
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
    // An address that begins with two slashes would name a host.
    canonical: url.pathname.replace(/^\/+/, '/'),
    hidden: true,
    emptyState: 'notice',
  };
}
