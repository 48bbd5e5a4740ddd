import type { BlockPage, PageDocument } from 'rotativa/blocks';
import {
  bogotaDay,
  receiptPath,
  searchedWords,
  sectionPath,
  type AnsDocument,
  type PageKind,
} from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { accountSectionAt, accountTitle, RECORDS_PATH, recordsTitle } from 'rotativa/patterns/account';
import { BRANDS, type BrandConfig } from 'rotativa/themes';
import { consentPage } from 'rotativa/patterns/consent/ConsentChoices';
import { SITES } from '../config/brands.ts';
import type { Config } from '../config/env.ts';
import { siteOrigin, type Places, type Site } from '../config/site.ts';
import { numbered, numberOnly, shortened, slugWords, withQuery, type PageNumbers } from './addresses.ts';
import { archivePlace } from './archive.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { errorPage } from './error-page.ts';
import { CASE_NAME, helpPageAt, withHead } from './help/index.ts';
import { infoPage } from './info/index.ts';
import { letterPageAt } from './letters.ts';
import { listRules, pageListOf } from './list-rules.ts';
import { liveReads } from './live.ts';
import { movedTo } from './moved.ts';
import { ASKED_NAME, newsletterDocument, newsletterPageAt } from './newsletters.ts';
import { LATEST_PATH, laterPage, sectionPage, type SitePages } from './page-documents.ts';
import { checkoutPage, purchasePath, soldAt } from './purchase.ts';
import { registrationHead } from './registration.ts';
import type { FoundPage, Resolved } from './resolve.ts';
import { navigationName, sectionAddress } from './sections.ts';
import { signInPage, withBlock } from './sign-in.ts';
import { storePage } from './swg.ts';
import { isColumn, writerAt } from './writers.ts';

/** A request for a page, and everything that decides which page it gets. */
export interface Asked extends PageNumbers {
  readonly url: URL;
  readonly path: string;
  /** The decoded segments of the path. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  readonly site: Site;
  readonly brand: BrandConfig;
  readonly pages: SitePages;
  readonly services: ContentServices;
  readonly places: Places & Pick<Config, 'accountOrigin' | 'swgScript' | 'walletAddress'>;
}

/**
 * Finds the page of the addresses that it knows; undefined for others.
 * @throws ApiError if content that decides it cannot be read
 */
export type Route = (asked: Asked) => Resolved | undefined | Promise<Resolved | undefined>;

/** Pages that read parameters besides the number. Others do not see them, so that every address has the same bytes. */
const READS_QUERY: ReadonlySet<PageKind> = new Set(['search', 'info']);

function foundPage(
  { brand, number, path, query, through }: Asked,
  kind: PageKind,
  document: PageDocument,
  rest: { title: string; canonical: string } & Partial<FoundPage> & {
      content?: AnsDocument;
      /** The parameters that the page reads, if they are others. */
      reads?: URLSearchParams;
    },
): FoundPage {
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
}

const notFound = ({ site, pages, url }: Asked): FoundPage => errorPage('notFound', site, pages, url);

/** A list may have no stories yet, but a page after the last one does not exist. */
const emptyList = ({ number }: Asked): FoundPage['emptyState'] => (number > 1 ? 'not-found' : 'notice');

const home: Route = (asked) => {
  const { brand, pages, path } = asked;
  if (path !== '/' && path !== '/homepage/') return undefined;
  return foundPage(asked, 'home', pages.home, { title: '', description: brand.tagline, canonical: '/' });
};

const search: Route = (asked) => {
  const { brand, number, pages, path, query, services } = asked;
  if (path !== brand.routes.search) return undefined;
  const words = searchedWords({ query });
  return foundPage(asked, 'search', pages.search, {
    title: words ? `Resultados para «${shortened(words)}»` : 'Buscar',
    canonical: services.links.search(words, number),
    hidden: true,
    emptyState: emptyList(asked),
  });
};

const latest: Route = (asked) => {
  const { brand, number, pages, path } = asked;
  if (path !== LATEST_PATH || !pages.latest) return undefined;
  return foundPage(asked, 'latest', pages.latest, {
    title: 'Lo último',
    description: DESCRIPTIONS.latest(brand.name),
    canonical: numbered(path, number),
    emptyState: emptyList(asked),
  });
};

const author: Route = async (asked) => {
  const { brand, number, pages, path, services } = asked;
  const writer = writerAt(brand, path);
  const record = writer && (await services.content.author(writer.slug));
  // Below the section of opinion there are also other sections.
  if (!writer || (writer.section && !record)) return undefined;
  const { slug, section } = writer;
  const name = record?.byline ?? record?.name ?? slugWords(slug);
  return foundPage(asked, 'author', section ? pages.columnist : pages.author, {
    title: name,
    ...(record && { author: record }),
    description: record?.description || DESCRIPTIONS.author(name, brand.name),
    canonical: numbered(services.links.author(slug, section), number),
    // A speaker without stories still has a page, a columnist without columns none.
    emptyState:
      record && !section ? (record.description && number === 1 ? 'head' : emptyList(asked)) : 'not-found',
  });
};

const archive: Route = (asked) => {
  const { brand, number, pages, path, query, services } = asked;
  const place = archivePlace(path, query, bogotaDay(services.clock.now()) ?? '');
  if (place === 'unknown') return notFound(asked);
  if (!place || 'redirect' in place) return place;
  const { day, title } = place;
  return foundPage(asked, 'archive', day ? pages.archive : pages.archiveMonth, {
    title,
    description: DESCRIPTIONS.archive(title, brand.name),
    canonical: numbered(path, number),
    emptyState: number > 1 ? 'not-found' : 'head',
  });
};

const tag: Route = async (asked) => {
  const { brand, number, pages, segments, services } = asked;
  const [first, slug, third] = segments;
  if (first !== 'noticias' || !slug || third) return undefined;
  // The slug does not have the accents of the name.
  const named = await services.content.tag(slug).catch(() => null);
  const name = named?.text || slugWords(slug);
  return foundPage(asked, 'tag', pages.tag, {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    description: DESCRIPTIONS.tag(name, brand.name),
    canonical: numbered(services.links.tag(slug), number),
    emptyState: 'not-found',
  });
};

const account: Route = (asked) => {
  const { brand, pages, path } = asked;
  const section = accountSectionAt(brand, path);
  if (!section) return undefined;
  return foundPage(asked, 'info', pages.account, {
    title: accountTitle(section),
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

const signIn: Route = (asked) => {
  const { brand, pages, path, query } = asked;
  const page = signInPage(brand, path, query);
  if (!page) return undefined;
  const { title, description } = page;
  const document = withBlock(pages.info, page);
  return foundPage(asked, 'info', document, { title, description, hidden: true, canonical: path });
};

const records: Route = (asked) => {
  const { pages, path } = asked;
  if (path !== RECORDS_PATH) return undefined;
  const title = recordsTitle();
  return foundPage(asked, 'info', pages.records, {
    title,
    description: title,
    canonical: path,
    hidden: true,
  });
};

/** The page that a letter opens. */
const letter: Route = (asked) => {
  const { brand, pages, path } = asked;
  const page = letterPageAt(brand, path);
  if (!page) return undefined;
  return foundPage(asked, 'info', pages.letter, {
    title: page.title,
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

const purchase: Route = async (asked) => {
  const { brand, pages, path, places, query, services } = asked;
  if (path !== purchasePath(brand)) return undefined;
  const sold = await soldAt(query, brand, services);
  if (!sold) return notFound(asked);
  return foundPage(asked, 'info', checkoutPage(pages.checkout, brand, places), {
    title: 'Comprar una suscripción',
    description: DESCRIPTIONS.purchase(sold.product.name, brand.name),
    canonical: path,
    hidden: true,
  });
};

const receipt: Route = (asked) => {
  const { brand, pages, path } = asked;
  if (path !== receiptPath(brand.routes.buy)) return undefined;
  return foundPage(asked, 'info', pages.receipt, {
    title: 'Recibo de la compra',
    description: DESCRIPTIONS.account(brand.name),
    canonical: path,
    hidden: true,
  });
};

const consent: Route = (asked) => {
  const { brand, pages, path } = asked;
  if (path !== brand.routes.consent) return undefined;
  const own = { canonical: path, hidden: true, personal: true };
  return foundPage(asked, 'info', pages.consent, { ...consentPage(), ...own });
};

const help: Route = (asked) => {
  const { brand, pages, path, query } = asked;
  const page = helpPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  // Results of a search are not for search engines; neither is a case.
  const hidden = query.has('q') || query.has(CASE_NAME);
  return foundPage(asked, 'info', withHead(pages.help, page), {
    title,
    description,
    hidden,
    canonical: path,
  });
};

const newsletters: Route = (asked) => {
  const { brand, pages, path, query } = asked;
  const page = newsletterPageAt(brand, path);
  if (!page) return undefined;
  const { title, description } = page;
  const hidden = query.has(ASKED_NAME);
  const document = newsletterDocument(pages.newsletters, page);
  return foundPage(asked, 'info', document, { title, description, hidden, canonical: path });
};

/** A page of information, or the store. */
const info: Route = (asked) => {
  const { brand, pages, path, places } = asked;
  const page = infoPage(brand, path);
  if (!page) return undefined;
  const { title, description, legal = false, hidden = false, sells = false } = page;
  const document = sells ? storePage(pages, places) : legal ? pages.legal : pages.info;
  // The store has two addresses.
  const canonical = sells ? brand.routes.subscribe : path;
  return foundPage(asked, 'info', document, { title, description, hidden, sells, canonical });
};

const registration: Route = async (asked) => {
  const { brand, pages, path, services } = asked;
  const head = await registrationHead(brand, path, services);
  return head && foundPage(asked, 'info', pages.registration, head);
};

/** The path of another site of the family. */
const sister: Route = ({ brand, path, places, url }) => {
  const key = BRANDS.find((other) => other !== brand.key && path === `/${SITES[other].slug}/`);
  return key && { redirect: `${siteOrigin(key, url, places)}/` };
};

/** A document, at an address that no menu names. */
const article: Route = async (asked) => {
  const { brand, pages, path, query, services, url } = asked;
  if (navigationName(brand, path)) return undefined;
  const content = await services.content.document(path);
  const moved = await movedTo(content, path, services);
  if (moved) return { redirect: withQuery(moved, url.search) };
  if (!content) return undefined;
  const reads = liveReads(content, brand, path, query);
  return foundPage(asked, 'article', isColumn(content, brand) ? pages.column : pages.article, {
    title: '',
    canonical: services.links.document(content.canonical_url || path),
    ...(reads && { reads }),
    content,
    emptyState: 'not-found',
  });
};

const section: Route = async (asked) => {
  const { brand, number, pages, path, services, url } = asked;
  const named = navigationName(brand, path);
  const record = await services.content.section(sectionPath(path).replace(/\/$/, ''));
  if (!named && !record) return undefined;
  const address = sectionAddress(brand, path);
  if (address !== path) return { redirect: `${address}${url.search}` };
  const title = record?.title ?? record?.name ?? named ?? '';
  const listed = sectionPage(pages, path);
  if (number > 1 && !pageListOf(listed)) return notFound(asked);
  return foundPage(asked, 'section', number > 1 ? laterPage(listed) : listed, {
    title,
    description: record?.description || DESCRIPTIONS.section(title, brand.name),
    canonical: services.links.section(path, number),
    emptyState: emptyList(asked),
  });
};

/** The routes of a site; the first that knows an address applies. Only the content service knows documents and sections: they are last. */
export const ROUTES: readonly Route[] = [
  home,
  search,
  latest,
  author,
  archive,
  tag,
  account,
  signIn,
  records,
  letter,
  purchase,
  receipt,
  consent,
  help,
  newsletters,
  info,
  registration,
  sister,
  article,
  section,
];
