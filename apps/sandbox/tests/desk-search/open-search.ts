import { createHttpEditorSearch } from 'rotativa/providers/http';
import {
  CONTRACT_FRONT,
  CONTRACT_LISTS,
  CONTRACT_MOST_READ,
  CONTRACT_SECTIONS,
  CONTRACT_STORIES,
  CONTRACT_TREE,
  CONTRACT_WRITERS,
  type EditorSearchWorld,
} from '../../../../tests/contract/editor-search.ts';
import { CONTRACT_BRAND } from '../../../../tests/contract/pages.ts';
import { columnsOf } from '../../src/content/columns.ts';
import { putCollection, putDocument } from '../../src/content/store.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { authors, navigations, sections, trending } from '../../src/db/schema/index.ts';
import { listen } from '../../src/http/listen.ts';
import { openPages } from '../pages/open-pages.ts';

/** The contract's world over the network, on the embedded database or another. */
export async function openSearch(given?: OpenDatabase): Promise<EditorSearchWorld> {
  const pages = await openPages(given);
  const { db } = pages.database;
  const site = CONTRACT_BRAND;
  for (const json of CONTRACT_STORIES) await putDocument(db, site, columnsOf(json, new Date()));
  for (const { id, title, items } of CONTRACT_LISTS)
    await putCollection(db, site, 'import', {
      id,
      record: { _id: id, headlines: { basic: title } },
      members: items,
    });
  for (const author of CONTRACT_WRITERS)
    await db.insert(authors).values({ id: author._id, name: author.name, sites: [site], record: author });
  for (const section of CONTRACT_SECTIONS)
    await db.insert(sections).values({ site, id: section._id, record: section });
  await db.insert(navigations).values({ site, id: CONTRACT_TREE._id, tree: CONTRACT_TREE });
  await db.insert(trending).values({ site, position: 0, documentId: CONTRACT_MOST_READ });
  await pages.seed({ page: 'home', document: CONTRACT_FRONT });
  const server = await listen(pages.app, 0, '127.0.0.1');
  return {
    as: (member) =>
      createHttpEditorSearch({
        origin: server.url,
        token: member === 'stranger' ? undefined : pages.tokens[member],
      }),
    close: async () => {
      pages.streams.close();
      await server.close();
      await pages.close();
    },
  };
}
