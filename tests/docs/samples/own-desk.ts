import { migrateDocument, type Block } from 'rotativa/blocks';
import { cardGridBlock } from 'rotativa/blocks/lists/StoryGrid';
import { ApiError } from 'rotativa/domain';
import {
  changesInWords,
  editorConfig,
  labelsOf,
  mergeDocuments,
  validateDocument,
  type DocumentChange,
  type DocumentIssue,
  type MergeConflict,
  type PageDocument,
} from 'rotativa/editor';
import type { FullRevision, PageAddress, PagesPort, RevisionConflict } from 'rotativa/providers';
import { topicListBlock } from './topic-list.ts';

const BLOCKS: ReadonlyMap<string, Block> = new Map(
  [cardGridBlock, topicListBlock].map((block) => [block.name, block]),
);
const LAYOUTS = { front: ['main', 'aside'] };

/** Sent to the editor as JSON: the catalogue, and a form for each block. */
export const config = editorConfig(BLOCKS.values(), {
  onUnknown: (field) => console.warn(`The editor shows ${field} as text.`),
});

/** The faults of a document: in the editor at the field, and on the server before it is saved. */
export const faultsOf = (document: unknown): DocumentIssue[] =>
  validateDocument(document, BLOCKS.values(), { layouts: LAYOUTS });

/** The list of the dialog that publishes. */
export const changesOf = (before: PageDocument, after: PageDocument): DocumentChange[] =>
  changesInWords(migrateDocument(before, BLOCKS), migrateDocument(after, BLOCKS), labelsOf(config));

export type Saved =
  | { revision: FullRevision }
  | { document: PageDocument; conflicts: readonly MergeConflict[]; expected: number };

/** Saves, and merges with a newer revision of a colleague; where both changed the same the editor chooses. */
export async function save(
  pages: PagesPort,
  page: PageAddress,
  expected: number,
  document: PageDocument,
  note: string,
): Promise<Saved> {
  try {
    return { revision: await pages.save({ ...page, expected, document, note }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'revision_conflict') throw error;
    const { base, theirs } = error.details as RevisionConflict;
    const [from, mine, other] = [base.document, document, theirs.document].map((one) =>
      migrateDocument(one, BLOCKS),
    ) as [PageDocument, PageDocument, PageDocument];
    const merged = mergeDocuments(from, mine, other);
    if (merged.conflicts.length > 0) return { ...merged, expected: theirs.number };
    return save(pages, page, theirs.number, merged.document, note);
  }
}
