import type { PageDocument } from 'rotativa/blocks';

/** Sections with special pages: videos, galleries, forums. */
export interface SectionPages {
  /** Prefixes of their paths, as '/videos/'. */
  readonly paths: readonly string[];
  /** Whether the pages below these paths have another document. @defaultValue false */
  readonly only?: boolean;
  readonly document: PageDocument;
}

/** The address of a brand's page of all stories. */
export const LATEST_PATH = '/lo-ultimo/';

/** The address of the printed magazine. */
export const MAGAZINE_PATH = '/impresa/';

/** The pages of a brand, as data. */
export interface SitePages {
  home: PageDocument;
  section: PageDocument;
  /** These have precedence over `section`. The longest matching path applies, and before all one that is meant alone. */
  sections: readonly SectionPages[];
  article: PageDocument;
  /** An article in the brand's section of opinion. */
  column: PageDocument;
  author: PageDocument;
  /** The columns of an author. */
  columnist: PageDocument;
  tag: PageDocument;
  /** The stories of a day. */
  archive: PageDocument;
  /** All stories, at `LATEST_PATH`, if the brand has such a page. @see B16 */
  latest?: PageDocument;
  /** The days of a month. */
  archiveMonth: PageDocument;
  search: PageDocument;
  /** An information page: contact, advertising, future services. */
  info: PageDocument;
  /** A page of the help centre. */
  help: PageDocument;
  /** The newsletters, and the page of each. */
  newsletters: PageDocument;
  /** An information page that is a long text: terms, policies. */
  legal: PageDocument;
  /** The products of the sales service. */
  store: PageDocument;
  /** The debug page 'Usuario'. */
  records: PageDocument;
  /** A page of the reader's account. */
  account: PageDocument;
  /** The page on which a subscription is bought. */
  checkout: PageDocument;
  /** The receipt of a payment. */
  receipt: PageDocument;
  /** The privacy preferences. */
  consent: PageDocument;
  /** The page that an e-mail opens. */
  emailLink: PageDocument;
  /** The registration for a forum, and the page of a guest. */
  registration: PageDocument;
  notFound: PageDocument;
  error: PageDocument;
  unavailable: PageDocument;
  /** The store while the sales service does not reply. */
  closed: PageDocument;
  /** For readers whose page is not made, because too many ask for one. */
  busy: PageDocument;
}

/** The pages besides the front, which `fronts/` has. */
export type OtherPages = Omit<SitePages, 'home'>;
