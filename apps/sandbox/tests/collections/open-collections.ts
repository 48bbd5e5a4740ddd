import { createHttpCollections } from 'rotativa/providers/http';
import {
  CONTRACT_LIST,
  CONTRACT_PLACED,
  type CollectionsWorld,
} from '../../../../tests/contract/collections.ts';
import { CONTRACT_BRAND } from '../../../../tests/contract/pages.ts';
import { columnsOf } from '../../src/content/columns.ts';
import { putCollection, putDocument } from '../../src/content/store.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { listen } from '../../src/http/listen.ts';
import { openPages, type PagesApp } from '../pages/open-pages.ts';

export interface CollectionsApp extends PagesApp {
  /** Makes a collection of the contract, as a seed or an import does. @returns its id */
  fresh(): Promise<string>;
}

/** The app with the stories of the contract of collections. */
export async function openCollections(given?: OpenDatabase): Promise<CollectionsApp> {
  const pages = await openPages(given);
  const { db } = pages.database;
  for (const json of CONTRACT_PLACED) await putDocument(db, CONTRACT_BRAND, columnsOf(json, new Date()));
  let count = 0;
  return {
    ...pages,
    fresh: async () => {
      count += 1;
      const id = `contrato-${count}`;
      await putCollection(db, CONTRACT_BRAND, 'import', {
        id,
        record: { _id: id, headlines: { basic: CONTRACT_LIST.title } },
        members: CONTRACT_LIST.items.map((item) => item.id),
      });
      return id;
    },
  };
}

/** The contract's world over the network. */
export async function openCollectionsWorld(given?: OpenDatabase): Promise<CollectionsWorld> {
  const pages = await openCollections(given);
  const server = await listen(pages.app, 0, '127.0.0.1');
  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  return {
    as: (member) =>
      createHttpCollections({
        origin: server.url,
        token: member === 'stranger' ? undefined : pages.tokens[member],
        fetch: call,
      }),
    freshCollection: async () => ({ brand: CONTRACT_BRAND, id: await pages.fresh() }),
    reachable: (now) => {
      isDown = !now;
    },
    close: async () => {
      pages.streams.close();
      await server.close();
      await pages.close();
    },
  };
}
