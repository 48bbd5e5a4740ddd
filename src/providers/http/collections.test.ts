import { describe, expect, it } from 'vitest';
import { describeCollectionsContract } from '../../../tests/contract/collections.ts';
import { collectionsOfContract } from '../../../tests/contract/collections-world.ts';
import { CONTRACT_STAFF } from '../../../tests/contract/pages.ts';
import { collectionsAnswer } from './collections-wire.fixture.ts';
import { createHttpCollections } from './collections.ts';
import { json, localServer } from './local-server.fixture.ts';

describeCollectionsContract('http', async () => {
  const { memory, freshCollection } = collectionsOfContract();
  const server = await localServer(async ({ method, url, headers, body }, response) => {
    const answer = await collectionsAnswer(memory, {
      ...{ method, url, body },
      authorization: headers.authorization ?? '',
    });
    response
      .writeHead(answer?.status ?? 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.body ?? {}));
  });
  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  return {
    as: (member) =>
      createHttpCollections({
        origin: server.origin,
        token: member === 'stranger' ? undefined : CONTRACT_STAFF[member].email,
        fetch: call,
      }),
    freshCollection,
    reachable: (now) => {
      isDown = !now;
    },
    close: async () => server[Symbol.asyncDispose](),
  };
});

describe('X5 collections over HTTP', () => {
  it.each([
    ['a document that is none', 200, { document: { items: 'x' } }],
    ['a conflict without its sides', 409, { code: 'collection_conflict', message: 'x', details: {} }],
  ])('%s is a bad reply', async (_name, status, body) => {
    await using server = await localServer(json(body, status));
    const port = createHttpCollections({ origin: server.origin, base: '/api/paginas' });
    await expect(port.read({ brand: 'weekly', id: 'x' })).rejects.toMatchObject({ code: 'badReply' });
  });
});
