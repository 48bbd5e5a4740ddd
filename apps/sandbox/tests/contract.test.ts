import { afterAll } from 'vitest';
import { createHttpContent } from 'rotativa/providers/http';
import {
  CONTRACT_AUTHOR,
  CONTRACT_COLLECTION,
  CONTRACT_DOCUMENTS,
  CONTRACT_SECTION,
  CONTRACT_TRENDING,
  describeContentContract,
} from '../../../tests/contract/content.ts';
import { sampleJson } from '../../../tests/contract/documents.ts';
import { putCollection } from '../src/content/store.ts';
import { authors, sections, trending } from '../src/db/schema/index.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { importJson } from '../src/import/import-json.ts';
import { PRODUCT, siteOf } from '../src/sites.ts';
import { CONTENT_TOKEN, openApp } from './open-app.ts';

let server: Listening | undefined;
let closeApp: (() => Promise<void>) | undefined;
afterAll(async () => {
  await server?.close();
  await closeApp?.();
});

const EMPTY = { stories: [], authors: [], editions: [], collections: [] };

/** The package's own HTTP adapter against the sandbox, over the network. */
describeContentContract('HTTP against the sandbox', async () => {
  const site = siteOf('daily');
  const { app, context, close } = await openApp(EMPTY);
  closeApp = close;
  server = await listen(app, 0, '127.0.0.1');
  const { db } = context;
  await importJson(CONTRACT_DOCUMENTS.map(sampleJson), { db, site, now: context.clock() });
  await putCollection(db, site.brand, 'import', {
    id: CONTRACT_COLLECTION.id,
    record: { _id: CONTRACT_COLLECTION.id },
    members: CONTRACT_COLLECTION.items,
  });
  const author = {
    id: CONTRACT_AUTHOR._id,
    name: CONTRACT_AUTHOR.name,
    sites: [site.brand],
    record: CONTRACT_AUTHOR,
  };
  await db.insert(authors).values(author).onConflictDoUpdate({ target: authors.id, set: author });
  await db
    .insert(sections)
    .values({ site: site.brand, id: CONTRACT_SECTION._id, record: CONTRACT_SECTION })
    .onConflictDoNothing();
  await db.insert(trending).values({ site: site.brand, position: 0, documentId: CONTRACT_TRENDING });
  return createHttpContent({
    origin: server.url,
    website: site.slug,
    product: PRODUCT,
    timeoutMs: 10_000,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init?.headers as object), authorization: `Bearer ${CONTENT_TOKEN}` },
      }),
  });
});
