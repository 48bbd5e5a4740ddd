import type { BlockPage, PageDocument } from 'rotativa/blocks';
import type { AnsDocument, PageKind, PageNumbers } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../../config/env.ts';
import type { Places, Site } from '../../config/site.ts';
import { numberOnly } from '../addresses/addresses.ts';
import { errorPage } from '../documents/error-page.ts';
import { listRules } from '../list-rules.ts';
import type { SitePages } from '../documents/page-documents.ts';
import type { FoundPage, Resolved } from '../found-page.ts';

/** A request for a page, and everything that decides which page it gets. */
export interface Requested extends PageNumbers {
  readonly url: URL;
  readonly path: string;
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
export type Route = (requested: Requested) => Resolved | undefined | Promise<Resolved | undefined>;

/** Pages that read parameters besides the number. Others do not see them, so that every address has the same bytes. */
const READS_QUERY: ReadonlySet<PageKind> = new Set(['search', 'info']);

/** The page that a route has found. */
export function foundPage(
  { brand, number, path, query, through }: Requested,
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

export const notFound = ({ site, url, pages }: Requested): FoundPage =>
  errorPage('notFound', site, url, pages);

/** A list may have no stories yet, but a page after the last one does not exist. */
export const emptyList = ({ number }: Requested): FoundPage['emptyState'] =>
  number > 1 ? 'not-found' : 'notice';
