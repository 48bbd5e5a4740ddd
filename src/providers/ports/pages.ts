import type { PageDocument } from '../../domain/page/document.ts';
import type { ContentKey } from '../../domain/caching/content-keys.ts';
import type { ReadOptions } from './content.ts';

/**
 * The name of a page in its brand: the kind of page ('home', 'article', 'section'), or a special section with the prefix
 * of its path ('section:/videos/').
 */
export type PageName = string;

/** A page of a brand. */
export interface PageAddress {
  /** The brand's key. */
  brand: string;
  page: PageName;
}

/** A revision of a page that readers get from `from` until `until`. Instants are ISO 8601 in UTC. */
export interface PublishedPage extends PageAddress {
  /** Names the publication. */
  id: string;
  /** The number of the revision. */
  revision: number;
  from: string;
  /** Null: until another revision takes its place. */
  until: string | null;
  document: PageDocument;
}

/** A change for readers. */
export interface PageChange extends PageAddress {
  /** The number of the change; each is higher than the one before. */
  id: number;
}

/** A change of what pages show: stories, the lists that have them. */
export interface ContentChange {
  /** The number of the change, in the same order as those of pages. */
  id: number;
  brand: string;
  keys: readonly ContentKey[];
}

/** The published pages that are wanted: all of a brand, or one of them; now, or at an instant. */
export interface PublishedQuestion {
  brand: string;
  page?: PageName | undefined;
  at?: Date | undefined;
}

/** Listens to changes. */
export interface ChangeListener {
  /** Called for each change, in their order, and none twice. */
  changed(change: PageChange): void;
  /** Called for each change of contents, in the order of all changes. */
  contentChanged?: ((change: ContentChange) => void) | undefined;
  /**
   * Called when changes may have been missed: when it begins to listen, and when a connection was lost for longer than
   * changes are kept. Read everything then.
   */
  missed(): void;
}

/** Reads the published pages of all brands, for a site's server. Every method rejects with an `ApiError`. */
export interface PublishedPagesPort {
  /**
   * The publications of a brand, or of one of its pages, that are in force at `at` or begin after it, by page and `from`.
   * Their times do not overlap: one that another interrupts is in the list twice.
   */
  published(question: PublishedQuestion, options?: ReadOptions): Promise<readonly PublishedPage[]>;
  /** Listens until the returned function is called. A lost connection is opened again, and asks for what it missed. */
  listen(listener: ChangeListener): () => void;
}

/** The right of a member of staff to the pages of a brand. Each role may do what the ones before it may. */
export type StaffRole = 'propose' | 'publish' | 'administer';

/** A page in the list of a brand's pages. */
export interface PageSummary extends PageAddress {
  /** The number of its last revision. */
  revision: number;
  /** The publication that readers get now: null if nothing of it is published. */
  published: { revision: number; from: string; until: string | null } | null;
  /** The publications that begin later, the next one first. */
  scheduled: readonly { id: string; revision: number; from: string; until: string | null }[];
  /** Drafts of staff, the newest first. */
  drafts: readonly { author: string; saved: string; base: number }[];
}

/** A decision about a page. It never changes. */
export interface Revision extends PageAddress {
  number: number;
  /** The revision from which it was made; null for the first one. */
  parent: number | null;
  /** The e-mail address of its author, or 'seed'. */
  author: string;
  note: string;
  created: string;
}

/** A revision with its document, as it was saved: with settings of older versions. */
export interface FullRevision extends Revision {
  document: PageDocument;
}

/** The unfinished work of one author on a page. It saves itself, and is no revision. */
export interface Draft extends PageAddress {
  author: string;
  /** The revision from which the author began. */
  base: number;
  document: PageDocument;
  saved: string;
}

/** An event of a page's history. */
export interface PageEvent extends PageAddress {
  action: 'saved' | 'published' | 'scheduled' | 'withdrawn' | 'rolled-back';
  by: string;
  at: string;
  revision: number;
  from: string | null;
  until: string | null;
  note: string;
}

/**
 * The pages of a member of staff. Every method rejects with an `ApiError`: `unauthenticated` (401) without a session,
 * `forbidden` (403) without the role, `unknown_page` and `unknown_revision` (404), `invalid_document` (422; `details` are
 * the `DocumentIssue`s).
 */
export interface PagesPort extends PublishedPagesPort {
  list(question: { brand: string }, options?: ReadOptions): Promise<readonly PageSummary[]>;
  revision(address: PageAddress & { number: number }, options?: ReadOptions): Promise<FullRevision>;
  /** The revisions of a page, the last one first, at most `limit` older than `before`. */
  revisions(
    address: PageAddress & { before?: number | undefined; limit?: number | undefined },
    options?: ReadOptions,
  ): Promise<readonly Revision[]>;
  /** The events of a page, the last one first. */
  history(address: PageAddress, options?: ReadOptions): Promise<readonly PageEvent[]>;
  /** The caller's draft, or null. */
  draft(address: PageAddress, options?: ReadOptions): Promise<Draft | null>;
  /** Keeps the caller's draft. It may be invalid: it is work in progress. */
  saveDraft(
    draft: PageAddress & { base: number; document: PageDocument },
    options?: ReadOptions,
  ): Promise<Draft>;
  /** Ends the caller's draft. Without one it resolves too. */
  discardDraft(address: PageAddress, options?: ReadOptions): Promise<void>;
  /**
   * Saves a revision, with the role `propose`, and ends the caller's draft. `expected` is the number of the revision on which it is based.
   * @throws ApiError `revision_conflict` (409) if there is a newer one: `details` is a `RevisionConflict`
   */
  save(
    revision: PageAddress & { expected: number; document: PageDocument; note: string },
    options?: ReadOptions,
  ): Promise<FullRevision>;
  /**
   * Publishes a revision from `from` (default: now; a time that is over means now) until `until` (default: until another
   * takes its place). What is published already ends when it begins, and continues after its `until`. What is scheduled
   * for a later time stays: it takes the place of this one when it begins.
   * @throws ApiError `invalid_period` (422): it ends before it begins, or is over; `guard_rails` (422) of a service that has
   * pages checked: `details` are the `DraftNote`s of `rotativa/editor` that stop it; `not_checked` (503)
   */
  publish(
    publication: PageAddress & { revision: number; from?: Date | undefined; until?: Date | undefined },
    options?: ReadOptions,
  ): Promise<PublishedPage>;
  /** Takes back a publication that has not begun. @throws ApiError `unknown_publication` (404), `already_begun` (409) */
  withdraw(publication: PageAddress & { id: string }, options?: ReadOptions): Promise<void>;
  /** Publishes the last revision that was published before the present one, from now. What is scheduled stays. @throws ApiError `nothing_before` (409) */
  rollBack(address: PageAddress, options?: ReadOptions): Promise<PublishedPage>;
}

/** Both sides of a conflict, and the revision from which both began. */
export interface RevisionConflict {
  base: FullRevision;
  theirs: FullRevision;
}
