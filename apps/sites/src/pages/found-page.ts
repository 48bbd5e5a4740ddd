import type { BlockPage, PageDocument } from 'rotativa/blocks';
import type { AuthorRecord } from 'rotativa/domain';

/** The page at an address. */
export interface FoundPage {
  readonly status: 200 | 404 | 410 | 422 | 429 | 500 | 502 | 503;
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

/** The page at an address, or the address that it has moved to. */
export type Resolved = FoundPage | { readonly redirect: string };
