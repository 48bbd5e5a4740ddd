import type { BlockPage, PageDocument } from 'rotativa/blocks';
import {
  bogotaDay,
  receiptPath,
  safeRedirect,
  searchedWords,
  sectionPath,
  type AnsDocument,
  type AuthorRecord,
  type PageKind,
} from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { accountSectionAt, accountTitle, RECORDS_PATH, recordsTitle } from 'rotativa/patterns/account';
import { BRANDS } from 'rotativa/themes';
import { consentPage } from 'rotativa/patterns/consent/ConsentChoices';
import { SITES } from '../config/brands.ts';
import {
  LAST_PAGE,
  numbered,
  numberOnly,
  pageNumbers,
  segmentsOf,
  shortened,
  slugWords,
  withQuery,
  withSlash,
} from './addresses.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { errorPage } from './error-page.ts';
import { archivePlace } from './archive.ts';
import type { Config } from '../config/env.ts';
import { siteOrigin, type Places, type Site } from '../config/site.ts';
import { signInPage, withBlock } from './sign-in.ts';
import { listRules, pageListOf } from './list-rules.ts';
import { liveReads } from './live.ts';
import { CASE_NAME, helpPageAt, withHead } from './help/index.ts';
import { infoPage } from './info/index.ts';
import { letterPageAt } from './letters.ts';
import { movedPath, movedTo } from './moved.ts';
import { ASKED_NAME, newsletterDocument, newsletterPageAt } from './newsletters.ts';
import { checkoutPage, purchasePath, soldAt } from './purchase.ts';
import { storePage } from './swg.ts';
import { registrationHead } from './registration.ts';
import { LATEST_PATH, laterPage, sectionPage, type SitePages } from './page-documents.ts';
import { navigationName, sectionAddress } from './sections.ts';
import { isColumn, writerAt } from './writers.ts';

/** The page at an address. */
export interface FoundPage {
  readonly status: 200 | 404 | 422 | 429 | 500 | 502 | 503;
  readonly document: PageDocument;
  readonly page: BlockPage;
  /** The title of the page, without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** The record of an author's page. */
  readonly author?: AuthorRecord;
  /** The address without parameters that do not change the page. */
  readonly canonical: string;
  /** Not for search engines. */
  readonly hidden?: boolean;
  /**
   * The store. It reads no parameters, so it is kept like a list, and has a separate notice when the sales service
   * does not reply.
   */
  readonly sells?: boolean;
  /** It shows what the reader decided, so no shared cache keeps it. */
  readonly personal?: boolean;
  /** The page if no block has anything to show: a list without stories, an unknown page, or a page with only its head. */
  readonly emptyState: 'notice' | 'not-found' | 'head';
}

export type Resolved = FoundPage | { readonly redirect: string };

/** Pages that read parameters besides the number. Others do not see them, so that every address has the same bytes. */
const READS_QUERY: ReadonlySet<PageKind> = new Set(['search', 'info']);

/**
 * Finds the page at an address.
 * @throws ApiError if content that decides it cannot be read
 */
export async function resolvePage(
  url: URL,
  site: Site,
  pages: SitePages,
  services: ContentServices,
  places: Places & Pick<Config, 'accountOrigin' | 'swgScript' | 'walletAddress'>,
): Promise<Resolved> {
  const { pathname: path, searchParams: query } = url;
  const { brand } = site;
  const decoded = path === '/' ? [] : segmentsOf(path);
  if (!decoded) return errorPage('notFound', site, pages, url);
  if (!withSlash(path)) return { redirect: safeRedirect(`${path}/${url.search}`) };

  const other = movedPath(brand, path);
  if (other) return { redirect: withQuery(other, url.search) };

  const { number, through } = pageNumbers(query);
  if (number > LAST_PAGE) return errorPage('notFound', site, pages, url);
  // A list may have no stories yet, but a page after the last one does not exist.
  const emptyState = number > 1 ? 'not-found' : 'notice';
  const found = (
    kind: PageKind,
    document: PageDocument,
    rest: { title: string; canonical: string } & Partial<FoundPage> & {
        content?: AnsDocument;
        heading?: string;
        /** The parameters that the page reads, if they are others. */
        reads?: URLSearchParams;
      },
  ): FoundPage => {
    const { content, reads, ...own } = rest;
    const title = rest.title || document.title;
    const shown = reads ?? (READS_QUERY.has(kind) && !rest.sells ? query : numberOnly(number));
    const page: BlockPage = {
      brand: brand.key,
      kind,
      path,
      query: shown,
      number,
      through,
      list: listRules(document),
      title,
      ...(content && { document: content }),
    };
    return {
      ...{ status: 200, emptyState: 'notice', document, page, ...own, title },
      ...(document.description && { description: document.description }),
    };
  };

  if (path === '/' || path === '/homepage/') {
    return found('home', pages.home, { title: '', description: brand.tagline, canonical: '/' });
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

  if (path === LATEST_PATH && pages.latest) {
    return found('latest', pages.latest, {
      title: 'Lo último',
      description: DESCRIPTIONS.latest(brand.name),
      canonical: numbered(path, number),
      emptyState,
    });
  }

  const [first, slug, third] = decoded;
  const writer = writerAt(brand, path);
  const author = writer && (await services.content.author(writer.slug));
  // Below the section of opinion there are also other sections.
  if (writer && (author || !writer.section)) {
    const { slug: id, section } = writer;
    const name = author?.byline ?? author?.name ?? slugWords(id);
    return found('author', section ? pages.columnist : pages.author, {
      title: name,
      ...(author && { author }),
      description: author?.description || DESCRIPTIONS.author(name, brand.name),
      canonical: numbered(services.links.author(id, section), number),
      // A speaker without stories still has a page, a columnist without columns none.
      emptyState:
        author && !section ? (author.description && number === 1 ? 'head' : emptyState) : 'not-found',
    });
  }
  const archive = archivePlace(path, query, bogotaDay(services.clock.now()) ?? '');
  if (archive === 'unknown') return errorPage('notFound', site, pages, url);
  if (archive && 'redirect' in archive) return archive;
  if (archive) {
    const { day, title } = archive;
    return found('archive', day ? pages.archive : pages.archiveMonth, {
      title,
      description: DESCRIPTIONS.archive(title, brand.name),
      canonical: numbered(path, number),
      emptyState: number > 1 ? 'not-found' : 'head',
    });
  }
  if (first === 'noticias' && slug && !third) {
    // The slug does not have the accents of the name.
    const named = await services.content.tag(slug).catch(() => null);
    const name = named?.text || slugWords(slug);
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
  if (path === purchasePath(brand)) {
    const sold = await soldAt(query, brand, services);
    if (!sold) return errorPage('notFound', site, pages, url);
    return found('info', checkoutPage(pages.checkout, brand, places), {
      title: 'Comprar una suscripción',
      description: DESCRIPTIONS.purchase(sold.product.name, brand.name),
      canonical: path,
      hidden: true,
    });
  }
  if (path === receiptPath(brand.routes.buy))
    return found('info', pages.receipt, {
      title: 'Recibo de la compra',
      description: DESCRIPTIONS.account(brand.name),
      canonical: path,
      hidden: true,
    });
  if (path === brand.routes.consent) {
    return found('info', pages.consent, { ...consentPage(), canonical: path, hidden: true, personal: true });
  }
  const help = helpPageAt(brand, path);
  if (help) {
    const { title, description } = help;
    // Results of a search are not for search engines; neither is a case.
    const hidden = query.has('q') || query.has(CASE_NAME);
    return found('info', withHead(pages.help, help), { title, description, hidden, canonical: path });
  }
  const letters = newsletterPageAt(brand, path);
  if (letters) {
    const { title, description } = letters;
    const hidden = query.has(ASKED_NAME);
    const document = newsletterDocument(pages.newsletters, letters);
    return found('info', document, { title, description, hidden, canonical: path });
  }
  const info = infoPage(brand, path);
  if (info) {
    const { title, description, legal = false, hidden = false, sells = false } = info;
    const document = sells ? storePage(pages, places) : legal ? pages.legal : pages.info;
    // The store has two addresses.
    const canonical = sells ? brand.routes.subscribe : path;
    return found('info', document, { title, description, hidden, sells, canonical });
  }

  const registration = await registrationHead(brand, path, services);
  if (registration) return found('info', pages.registration, registration);

  const sister = BRANDS.find((key) => key !== brand.key && path === `/${SITES[key].slug}/`);
  if (sister) return { redirect: `${siteOrigin(sister, url, places)}/` };

  const named = navigationName(brand, path);
  if (!named) {
    const content = await services.content.document(path);
    const moved = await movedTo(content, path, services);
    if (moved) return { redirect: withQuery(moved, url.search) };
    if (content) {
      const reads = liveReads(content, brand, path, query);
      return found('article', isColumn(content, brand) ? pages.column : pages.article, {
        title: '',
        canonical: services.links.document(content.canonical_url || path),
        ...(reads && { reads }),
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
  const listed = sectionPage(pages, path);
  if (number > 1 && !pageListOf(listed)) return errorPage('notFound', site, pages, url);
  return found('section', number > 1 ? laterPage(listed) : listed, {
    title,
    description: section?.description || DESCRIPTIONS.section(title, brand.name),
    canonical: services.links.section(path, number),
    emptyState,
  });
}
