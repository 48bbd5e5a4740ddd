import type { ContentKey } from 'rotativa/domain';
import type { PageName } from 'rotativa/providers';
import type { SitePages } from '../../pages/documents/page-documents.ts';
import { documentsOf, sectionName } from '../../pages/documents/page-names.ts';

/** The stamp of what changed while a page was made. */
const CHANGED = 'changed';

/** Names the set of a brand's special sections, which decides the document of every section. */
const SECTIONS = 'sections';

/** The pages of a brand at an instant, and what is known of the revision of each. */
export interface PageSnapshot {
  readonly pages: SitePages;
  /** The revision of a page: different for other documents. '' for one that does not exist. */
  stampOf(name: PageName): string;
}

/** The revisions and contents that a finished page was made with, by `PAGE_PREFIX` and the names of pages, and by keys. */
export type UsedRevisions = ReadonlyMap<string, string>;

/** Pages that note which of them are read. */
export interface WatchedPages {
  readonly pages: SitePages;
  used(): UsedRevisions;
  /** Whether a page that was made with those revisions would be made with the same ones now. */
  isCurrent(used: UsedRevisions | undefined): boolean;
  stampOf(name: PageName): string;
  /** Notes contents that a page shows. */
  shows(keys: Iterable<ContentKey>): void;
}

/** The changes of the contents of a brand. */
export interface ContentStamps {
  /** The number of the last change. */
  readonly now: number;
  lastOf(key: ContentKey): number;
}

/** Of pages that are made for one request, and not kept. */
const UNCHANGED: ContentStamps = { now: 0, lastOf: () => 0 };

/** Before the names of pages among what a page was made with; contents have a kind, too. */
export const PAGE_PREFIX = 'page/';

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
export function watchPages(
  { pages, stampOf }: PageSnapshot,
  contents: ContentStamps = UNCHANGED,
): WatchedPages {
  const used = new Map<string, string>();
  const since = contents.now;
  const note = (name: PageName): void => void used.set(PAGE_PREFIX + name, stampOf(name));
  const present = (key: string): string =>
    key.startsWith(PAGE_PREFIX)
      ? stampOf(key.slice(PAGE_PREFIX.length))
      : String(contents.lastOf(key as ContentKey));
  const { sections, ...kinds } = pages;
  const watched = { ...pages };
  for (const [name, document] of Object.entries(kinds))
    Object.defineProperty(watched, name, {
      get: () => {
        note(name);
        return document;
      },
    });
  const watchedSections = sections.map((section) =>
    Object.defineProperty({ ...section }, 'document', {
      get: () => {
        note(sectionName(section));
        return section.document;
      },
    }),
  );
  Object.defineProperty(watched, 'sections', {
    get: () => {
      note(SECTIONS);
      return watchedSections;
    },
  });
  return {
    pages: watched,
    used: () => used,
    isCurrent: (known) => [...(known ?? [])].every(([key, stamp]) => present(key) === stamp),
    stampOf,
    shows: (keys) => {
      for (const key of keys) {
        const last = contents.lastOf(key);
        // Changes while the page was made may be missing on it: the next request makes it again.
        used.set(key, last > since ? CHANGED : String(last));
      }
    },
  };
}
