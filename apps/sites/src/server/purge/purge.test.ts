import { ApiError, withPlacementIds } from 'rotativa/domain';
import { createVarnishPurge } from 'rotativa/providers/http';
import { createMemoryPages, createMemoryPurge, type MemoryOutcome } from 'rotativa/providers/memory';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { documentsOf } from '../../pages/documents/page-names.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';
import { cachingProxy } from './caching-proxy.fixture.ts';
import { createPurgeQueue } from './purge-queue.ts';

const EDITOR = 'editora@redaccion.example';
/** Readers get what is published within this time. */
const SOON = { timeout: 2000, interval: 25 };

const storeOfPages = () =>
  createMemoryPages({
    clock: { now: () => new Date() },
    staff: { [EDITOR]: { weekly: 'publish' } },
    pages: [...documentsOf(PAGES.weekly)].map(([page, document]) => ({
      brand: 'weekly',
      page,
      document: withPlacementIds(document),
    })),
  });

/** The sites with a cache in front over HTTP, which is purged as a Varnish. */
async function openBehindCache() {
  const play = { stories: ['uno', 'dos'], path: '/' };
  const content: Answer = (source, query) => {
    // Every list of the other page has another story.
    if (play.path === OTHER && source.startsWith('content-ap')) return feed('aparte');
    if (source === 'content-api-collections' || source.startsWith('content-apir'))
      return feed(...play.stories);
    if (source === 'site-service-hierarchy' || source === 'section-api')
      return { _id: query['section'] ?? query['queryString'] ?? '/', name: 'Una sección', children: [] };
    return undefined;
  };
  const pages = storeOfPages();
  const proxyOrigin = { value: '' };
  const purge = createVarnishPurge({
    origins: ['http://cache.example'],
    fetch: (input, init) => fetch(String(input).replace('http://cache.example', proxyOrigin.value), init),
  });
  const open = await openSites(
    content,
    { PAGE_CACHE_MB: '8', CONTENT_FRESH_MS: '2000' },
    { publishedPages: pages, purge, clock: () => new Date() },
  );
  const proxy = await cachingProxy(async (path, headers) => {
    play.path = path;
    return (await open.get(path, headers)).response;
  });
  proxyOrigin.value = proxy.origin;
  onTestFinished(async () => {
    await open.sites.close();
    await proxy[Symbol.asyncDispose]();
  });
  const read = async (path: string) => {
    const response = await fetch(`${proxy.origin}${path}`);
    return {
      did: response.headers.get('x-cache'),
      html: await response.text(),
      keys: response.headers.get('xkey'),
    };
  };
  return { ...open, pages: pages.as(EDITOR), store: pages, play, read };
}

const HOME = { brand: 'weekly', page: 'home' };
const OTHER = '/nacion/';

describe('X5 a cache in front', () => {
  it('has the new front within 2 s of its publication, and keeps the other pages', async () => {
    const { pages, read } = await openBehindCache();
    await read('/');
    await read(OTHER);
    expect([(await read('/')).did, (await read(OTHER)).did]).toEqual(['hit', 'hit']);
    const { document } = await pages.revision({ ...HOME, number: 1 });
    await pages.save({
      ...HOME,
      expected: 1,
      document: { ...document, title: 'Portada nueva' },
      note: '',
    });
    await pages.publish({ ...HOME, revision: 2 });
    await vi.waitFor(async () => expect((await read('/')).did).toBe('miss'), SOON);
    expect((await read(OTHER)).did).toBe('hit');
  });

  it('has a changed story within 2 s on the pages that show it, and keeps the others', async () => {
    const { play, read, store } = await openBehindCache();
    await read(OTHER);
    expect((await read('/')).html).not.toContain('tres');
    expect((await read('/')).did).toBe('hit');
    play.stories = ['tres', 'dos'];
    store.changeContents('weekly', ['story/uno']);
    await vi.waitFor(async () => expect((await read('/')).html).toContain('tres'), SOON);
    expect((await read(OTHER)).did).toBe('hit');
    // Those of another brand, and a story that no page shows.
    await read('/');
    store.changeContents('daily', ['story/dos']);
    store.changeContents('weekly', ['story/otra']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await read('/')).did).toBe('hit');
  });

  it('does not give the keys to readers, and servers without a cache in front send none', async () => {
    const { read, get } = await openBehindCache();
    expect((await read('/')).keys).toBeNull();
    const { headers } = await get('/');
    expect(headers.get('xkey')?.split(' ')).toEqual(
      expect.arrayContaining(['weekly', 'weekly/page/home', 'weekly/story/uno']),
    );
    const plain = await openSites(() => feed('uno'));
    const sent = (await plain.get('/')).headers;
    for (const name of ['xkey', 'surrogate-key', 'cache-tag']) expect(sent.get(name)).toBeNull();
  });

  it('is purged when a plan begins, without a request', async () => {
    const purge = createMemoryPurge();
    const store = storeOfPages();
    const { sites } = await openSites(
      () => feed('uno'),
      {},
      { publishedPages: store, purge, clock: () => new Date() },
    );
    onTestFinished(() => sites.close());
    await sites.app.request('http://localhost:3001/', {}, { brand: 'weekly' });
    const pages = store.as(EDITOR);
    const { document } = await pages.revision({ ...HOME, number: 1 });
    await pages.save({ ...HOME, expected: 1, document: { ...document, title: 'Más tarde' }, note: '' });
    await pages.publish({ ...HOME, revision: 2, from: new Date(Date.now() + 400) });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(purge.purged).toEqual([]);
    await vi.waitFor(() => expect(purge.purged.flat()).toContain('weekly/page/home'), SOON);
  });
});

describe('X5 the queue of purges', () => {
  const TIMES = { together: 5, firstWait: 5, longestWait: 20, again: 60 };
  const open = () => {
    const play: MemoryOutcome = {};
    const port = createMemoryPurge(play);
    const lines: { level: string; what: unknown }[] = [];
    const queue = createPurgeQueue({
      port,
      log: {
        info: (what) => lines.push({ level: 'info', what }),
        warn: (what) => lines.push({ level: 'warn', what }),
      },
      times: TIMES,
    });
    onTestFinished(() => queue.close());
    return { play, port, lines, queue };
  };

  it('purges together what changes together, once more later, and logs it', async () => {
    const { port, lines, queue } = open();
    queue.add(['weekly/story/A']);
    queue.add(['weekly/story/B', 'weekly/story/A']);
    await vi.waitFor(() => expect(port.purged).toEqual([['weekly/story/A', 'weekly/story/B']]));
    await vi.waitFor(() => expect(port.purged).toHaveLength(2));
    expect(lines[0]).toEqual({
      level: 'info',
      what: { keys: ['weekly/story/A', 'weekly/story/B'], count: 2 },
    });
  });

  it('tries again until the cache has purged everything', async () => {
    const { play, port, lines, queue } = open();
    play.error = new ApiError('network', 'The cache cannot be reached.');
    queue.add(['weekly/story/A']);
    await vi.waitFor(() => expect(lines.filter(({ level }) => level === 'warn').length).toBeGreaterThan(2));
    queue.add(['weekly/story/B']);
    play.error = undefined;
    await vi.waitFor(() =>
      expect(new Set(port.purged.flat())).toEqual(new Set(['weekly/story/A', 'weekly/story/B'])),
    );
  });

  it('purges a whole brand when too much waits', async () => {
    const { port, queue } = open();
    queue.add(Array.from({ length: 5000 }, (_, at) => `weekly/story/${at}`));
    await vi.waitFor(() => expect(port.purged[0]).toEqual(['weekly']));
  });
});
