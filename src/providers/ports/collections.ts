import type { CollectionDocument } from '../../domain/collection/document.ts';
import type { OriginalStory } from '../../domain/collection/original-story.ts';
import type { CollectionKind } from '../../domain/collection/rules.ts';
import type { ReadOptions } from './content.ts';

export type { OriginalStory } from '../../domain/collection/original-story.ts';

/** A collection of a brand. */
export interface CollectionAddress {
  /** The brand's key. */
  brand: string;
  id: string;
}

/** A collection in the list of a brand. */
export interface CollectionSummary extends CollectionAddress {
  kind: CollectionKind;
  title: string;
  /** The number of its last revision. */
  revision: number;
  /** How many items it has, and how many readers get now. A story that is not published is not among these. */
  items: number;
  shown: number;
  /** Who saved it last ('seed' for none), and when. */
  author: string;
  created: string;
}

/** A saved state of a collection. It never changes, and readers get the last one. */
export interface CollectionRevision extends CollectionAddress {
  number: number;
  /** The revision from which it was made; null for the first one. */
  parent: number | null;
  /** The e-mail address of its author, or 'seed'. */
  author: string;
  note: string;
  created: string;
  /** The changes, a sentence in Spanish each. */
  changes: readonly string[];
}

export interface FullCollection extends CollectionRevision {
  document: CollectionDocument;
}

/** Both sides of a conflict, and the revision from which both began. */
export interface CollectionConflictSides {
  base: FullCollection;
  theirs: FullCollection;
}

/**
 * The collections of a member of staff. Every method rejects with an `ApiError`: `unauthenticated` (401) without a session,
 * `forbidden` (403) without the role, `unknown_collection` and `unknown_revision` (404).
 */
export interface CollectionsPort {
  /** The collections of a brand and its two strips, by their ids. */
  list(question: { brand: string }, options?: ReadOptions): Promise<readonly CollectionSummary[]>;
  /** A revision. @param address without a number: the last one */
  read(
    address: CollectionAddress & { number?: number | undefined },
    options?: ReadOptions,
  ): Promise<FullCollection>;
  /**
   * Saves what readers get from now on, with the role `publish`. `expected` is the number of the revision on which it is
   * based. New items are by the caller.
   * @throws ApiError `collection_conflict` (409) if there is a newer one: `details` are `CollectionConflictSides`;
   * `invalid_collection` (422): `details` are the `CollectionIssue`s
   */
  save(
    revision: CollectionAddress & { expected: number; document: CollectionDocument; note: string },
    options?: ReadOptions,
  ): Promise<FullCollection>;
  /** The revisions of a collection, the last one first. */
  history(address: CollectionAddress, options?: ReadOptions): Promise<readonly CollectionRevision[]>;
  /** The stories with these ids, at most 200, as they are. One that there is not is left out. */
  stories(
    question: { brand: string; ids: readonly string[] },
    options?: ReadOptions,
  ): Promise<readonly OriginalStory[]>;
}
