import {
  CONTRACT_BRAND,
  CONTRACT_PAGE,
  CONTRACT_STAFF,
  describePagesContract,
} from '../../../tests/contract/pages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { json, localServer, type LocalServer } from './local-server.fixture.ts';
import { createMemoryPages } from '../memory/pages.ts';
import { CONTENT_TOKEN, pagesServer } from './pages-server.fixture.ts';
import { createHttpPages, createHttpPublishedPages } from './pages.ts';

describePagesContract('http', async () => {
  const memory = createMemoryPages({
    clock: { now: () => new Date() },
    staff: Object.fromEntries(Object.values(CONTRACT_STAFF).map(({ email, roles }) => [email, roles])),
  });
  const server = await pagesServer(memory);
  const { origin } = server;
  let isDown = false;
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return fetch(input, init);
  };
  let count = 0;
  return {
    as: (member) =>
      createHttpPages({
        origin,
        token: member === 'stranger' ? undefined : CONTRACT_STAFF[member].email,
        fetch: call,
      }),
    published: createHttpPublishedPages({ origin, token: CONTENT_TOKEN, fetch: call }),
    freshPage: async () => {
      count += 1;
      const page = { brand: CONTRACT_BRAND, page: `section:/${count}/` };
      memory.seed({ ...page, document: CONTRACT_PAGE });
      return page;
    },
    changeStory: async () => {
      memory.changeContents(CONTRACT_BRAND, ['story/UNA']);
      return 'story/UNA';
    },
    reachable: (now) => {
      isDown = !now;
      if (isDown) server.cut();
    },
    close: async () => server[Symbol.asyncDispose](),
  };
});

describe('X5 pages over HTTP', () => {
  let server: LocalServer;
  beforeEach(async () => {
    server = await localServer();
  });
  afterEach(() => server[Symbol.asyncDispose]());
  const home = { brand: 'weekly', page: 'home' };
  const desk = (timeoutMs?: number) =>
    createHttpPages({ origin: server.origin, base: '/api/paginas', timeoutMs });
  const publication = { ...home, id: '1', revision: 1, from: 'x', until: null, document: CONTRACT_PAGE };

  it('a site asks with its token, and no page is empty', async () => {
    server.answer = json([]);
    const pages = createHttpPublishedPages({ origin: server.origin, token: 'secret' });
    expect(await pages.published({ brand: 'weekly', at: new Date(0) })).toEqual([]);
    const [{ url, headers } = {}] = server.received;
    expect(url).toBe('/pages/v1/published?brand=weekly&at=1970-01-01T00%3A00%3A00.000Z');
    expect(headers?.authorization).toBe('Bearer secret');
  });

  it('a relay gets the session from its cookie', async () => {
    server.answer = json([]);
    await desk().list({ brand: 'weekly' });
    const [{ url, headers } = {}] = server.received;
    expect([url, headers?.authorization]).toEqual(['/api/paginas/pages?brand=weekly', undefined]);
  });

  it('null values of a document count', async () => {
    server.answer = json([publication]);
    const [found] = await desk().published(home);
    expect(found?.document).toEqual(CONTRACT_PAGE);
  });

  it.each([
    [{ ...publication, document: { layout: 'front', title: '', regions: [] } }],
    [{ ...publication, document: { ...CONTRACT_PAGE, regions: { main: [{ settings: {} }] } } }],
    [{ ...publication, until: undefined }],
    [{ ...publication, revision: '1' }],
  ])('an unreadable publication is a bad reply', async (entry) => {
    server.answer = json([entry]);
    await expect(desk().published(home)).rejects.toMatchObject({ name: 'ApiError', code: 'badReply' });
  });

  it.each([
    ['revision_conflict', 409, { base: {}, theirs: {} }],
    ['revision_conflict', 409, undefined],
    ['invalid_document', 422, [{ message: 'x' }]],
  ])('the error %s with details that cannot be read is a bad reply', async (code, status, details) => {
    server.answer = json({ code, message: 'x', details }, status);
    const saving = desk().save({ ...home, expected: 1, document: CONTRACT_PAGE, note: '' });
    await expect(saving).rejects.toMatchObject({ code: 'badReply', httpStatus: status });
  });

  it('the id of a publication cannot leave its path', async () => {
    await expect(desk().withdraw({ ...home, id: '..' })).rejects.toMatchObject({ code: 'badRequest' });
    server.answer = json({});
    await desk().withdraw({ ...home, id: 'a/b?c' });
    expect(server.received[0]?.url).toBe('/api/paginas/publications/a%2Fb%3Fc?brand=weekly&page=home');
  });

  it.each(FAULTS)('%s: an ApiError', async (_name, answer, code) => {
    server.answer = answer;
    await expect(desk(limitFor(code)).list({ brand: 'weekly' })).rejects.toMatchObject({
      name: 'ApiError',
      code,
    });
  });
});
