import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEditorSearchContract } from '../../../tests/contract/editor-search.ts';
import { CONTRACT_STAFF } from '../../../tests/contract/pages.ts';
import { editorSearchOfContract } from '../../../tests/contract/editor-search-world.ts';
import { editorSearchAnswer } from './editor-search-server.fixture.ts';
import { createHttpEditorSearch } from './editor-search.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, type LocalServer } from './local-server.fixture.ts';

describeEditorSearchContract('http', async () => {
  const server = await localServer(editorSearchAnswer(editorSearchOfContract()));
  const { origin } = server;
  return {
    as: (member) =>
      createHttpEditorSearch({
        origin,
        token: member === 'stranger' ? undefined : CONTRACT_STAFF[member].email,
      }),
    close: async () => server[Symbol.asyncDispose](),
  };
});

describe('X5 editor search over HTTP', () => {
  let server: LocalServer;
  beforeEach(async () => {
    server = await localServer();
  });
  afterEach(() => server[Symbol.asyncDispose]());
  const port = (timeoutMs?: number) =>
    createHttpEditorSearch({ origin: server.origin, base: '/api/paginas', timeoutMs });

  it('sends lists as JSON, because ids may have commas, and nothing that is not asked', async () => {
    server.answer = json({ total: 0, stories: [], choices: [] });
    await port().stories({ brand: 'weekly', ids: ['a,b'], at: new Date(0) });
    await port().choices({ brand: 'weekly', of: 'sections', values: ['/a'] });
    expect(server.received.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/paginas/stories?brand=weekly&ids=["a,b"]&at=1970-01-01T00:00:00.000Z',
      '/api/paginas/choices?brand=weekly&of=sections&values=["/a"]',
    ]);
  });

  it('a date that is none is refused before it is sent', async () => {
    const search = { brand: 'weekly', at: new Date(Number.NaN) };
    await expect(port().stories(search)).rejects.toMatchObject({ name: 'ApiError', code: 'badRequest' });
    expect(server.received).toEqual([]);
  });

  it.each([{ total: 1, stories: [{ id: 'x' }] }, { total: '1', stories: [] }, []])(
    'an unreadable reply is a bad reply',
    async (body) => {
      server.answer = json(body);
      await expect(port().stories({ brand: 'weekly' })).rejects.toMatchObject({ code: 'badReply' });
    },
  );

  it.each(FAULTS)('%s: an ApiError', async (_name, answer, code) => {
    server.answer = answer;
    await expect(port(limitFor(code)).choices({ brand: 'weekly', of: 'sections' })).rejects.toMatchObject({
      name: 'ApiError',
      code,
    });
  });
});
