import { documentOf } from './documents.ts';
import {
  CONTRACT_FRONT,
  CONTRACT_LISTS,
  CONTRACT_MOST_READ,
  CONTRACT_SECTIONS,
  CONTRACT_STORIES,
  CONTRACT_TREE,
  CONTRACT_WRITERS,
} from './editor-search.ts';
import { CONTRACT_BRAND, CONTRACT_STAFF } from './pages.ts';
import type { AuthorRecord } from '../../src/domain/ans/document.ts';
import type { StaffRole } from '../../src/providers/ports/pages.ts';
import {
  createMemoryEditorSearch,
  type MemoryEditorSearch,
} from '../../src/providers/memory/editor-search.ts';

/** Searches over the content of the contract. */
export function editorSearchOfContract(
  staff: Readonly<Record<string, Readonly<Record<string, StaffRole>>>> = Object.fromEntries(
    Object.values(CONTRACT_STAFF).map(({ email, roles }) => [email, roles]),
  ),
): MemoryEditorSearch {
  const documents = CONTRACT_STORIES.map((json) => documentOf(json));
  const mostRead = documents.find(({ _id }) => _id === CONTRACT_MOST_READ)!;
  return createMemoryEditorSearch({
    clock: { now: () => new Date() },
    staff,
    content: {
      [CONTRACT_BRAND]: {
        documents,
        authors: CONTRACT_WRITERS as readonly unknown[] as AuthorRecord[],
        sections: CONTRACT_SECTIONS,
        navigation: [CONTRACT_TREE],
        collections: Object.fromEntries(CONTRACT_LISTS.map(({ id, items }) => [id, items])),
        collectionTitles: Object.fromEntries(CONTRACT_LISTS.map(({ id, title }) => [id, title])),
        trending: [{ url: mostRead.canonical_url, title: mostRead.headlines.basic }],
        pages: { home: CONTRACT_FRONT },
      },
    },
  });
}
