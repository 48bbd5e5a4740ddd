import type { PageDocument } from 'rotativa/blocks';
import type { BrandKey } from 'rotativa/themes';

/** Sections that have a page of their own: videos, galleries, forums. */
export interface SectionPages {
  /** The beginnings of their paths, as '/videos/'. */
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
  /** Before `section`; the first whose path fits is taken. */
  sections: readonly SectionPages[];
  article: PageDocument;
  author: PageDocument;
  tag: PageDocument;
  search: PageDocument;
  /** A page of words only: contact, terms, what is not open yet. */
  info: PageDocument;
  notFound: PageDocument;
  error: PageDocument;
  unavailable: PageDocument;
}

export type SitePagesByBrand = Readonly<Record<BrandKey, SitePages>>;

/** The page of a section by its path. */
export const sectionPage = ({ sections, section }: SitePages, path: string): PageDocument =>
  sections.find(({ paths }) => paths.some((start) => path.startsWith(start)))?.document ?? section;
