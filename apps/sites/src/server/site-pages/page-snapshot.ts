import type { PageName } from 'rotativa/providers';
import type { SitePages } from '../../pages/documents/page-documents.ts';
import { documentsOf, sectionName } from '../../pages/documents/page-names.ts';

/** Names the set of a brand's special sections, which decides the document of every section. */
const SECTIONS = 'sections';

/** The pages of a brand at an instant, and what is known of the revision of each. */
export interface PageSnapshot {
  readonly pages: SitePages;
  /** The revision of a page: different for other documents. '' for one that does not exist. */
  stampOf(name: PageName): string;
}

/** The revisions that a finished page was made with, by the names of the pages. */
export type UsedRevisions = ReadonlyMap<PageName, string>;

/** Pages that note which of them are read. */
export interface WatchedPages {
  readonly pages: SitePages;
  used(): UsedRevisions;
  /** Whether a page that was made with those revisions would be made with the same ones now. */
  isCurrent(used: UsedRevisions | undefined): boolean;
  stampOf(name: PageName): string;
}

/** A snapshot of pages with their revisions. @param stamps the revisions of stored pages; others are this build's */
export function pageSnapshot(pages: SitePages, stamps: ReadonlyMap<PageName, string>): PageSnapshot {
  const names = documentsOf(pages);
  const sections = pages.sections.map(sectionName).join(' ');
  return {
    pages,
    stampOf: (name) =>
      name === SECTIONS ? sections : (stamps.get(name) ?? (names.has(name) ? 'build' : '')),
  };
}

/** The pages of a snapshot for one request: what it reads decides when its finished page is out of date. */
export function watchPages({ pages, stampOf }: PageSnapshot): WatchedPages {
  const used = new Map<PageName, string>();
  const note = (name: PageName): void => void used.set(name, stampOf(name));
  const { sections, ...kinds } = pages;
  const watched = { ...pages };
  for (const [name, document] of Object.entries(kinds))
    Object.defineProperty(watched, name, {
      enumerable: true,
      get: () => {
        note(name);
        return document;
      },
    });
  const watchedSections = sections.map((section) =>
    Object.defineProperty({ ...section }, 'document', {
      enumerable: true,
      get: () => {
        note(sectionName(section));
        return section.document;
      },
    }),
  );
  Object.defineProperty(watched, 'sections', {
    enumerable: true,
    get: () => {
      note(SECTIONS);
      return watchedSections;
    },
  });
  return {
    pages: watched,
    used: () => used,
    isCurrent: (known) => [...(known ?? [])].every(([name, stamp]) => stampOf(name) === stamp),
    stampOf,
  };
}
