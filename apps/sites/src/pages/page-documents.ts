import type { PageDocument } from 'rotativa/blocks';
import type { BrandKey } from 'rotativa/themes';

/** Sections with special pages: videos, galleries, forums. */
export interface SectionPages {
  /** Prefixes of their paths, as '/videos/'. */
  readonly paths: readonly string[];
  readonly document: PageDocument;
}

/** The pages that every brand has, as data. */
export interface SitePages {
  home: PageDocument;
  /** The first page of a section. */
  section: PageDocument;
  /** The later pages of a section. */
  more: PageDocument;
  /** These have precedence over `section`. The first matching path applies. */
  sections: readonly SectionPages[];
  article: PageDocument;
  author: PageDocument;
  tag: PageDocument;
  search: PageDocument;
  /** An information page: contact, advertising, future services. */
  info: PageDocument;
  /** An information page that is a long text: terms, policies. */
  legal: PageDocument;
  /** What the sales service sells. */
  store: PageDocument;
  /** The debug page 'Usuario'. */
  records: PageDocument;
  /** A page of the reader's account. */
  account: PageDocument;
  /** The page on which a subscription is bought. */
  checkout: PageDocument;
  /** The page that a letter opens. */
  letter: PageDocument;
  notFound: PageDocument;
  error: PageDocument;
  unavailable: PageDocument;
  /** The store while the sales service does not reply. */
  closed: PageDocument;
}

export type SitePagesByBrand = Readonly<Record<BrandKey, SitePages>>;

/** The page document of a section, by its path. */
export const sectionPage = ({ sections, section }: SitePages, path: string): PageDocument =>
  sections.find(({ paths }) => paths.some((start) => path.startsWith(start)))?.document ?? section;
