import { describe, expect, it } from 'vitest';
import { recode } from '../compression.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

describe('the memory of a site', () => {
  async function site() {
    let seconds = 0;
    const requested: string[] = [];
    let answer: Answer = (source) => (source === 'content-apir' ? feed('a', 'b') : undefined);
    const { get } = await openSites(
      (source, query, request) => {
        requested.push(source);
        return answer(source, query, request);
      },
      { PAGE_CACHE_MB: '8' },
      { now: () => seconds * 1000 },
    );
    return {
      get,
      will: (next: Answer) => void (answer = next),
      after: (more: number) => void (seconds += more),
      /** The calls of the content service by what runs. */
      calls: async (run: () => Promise<unknown>): Promise<number> => {
        const before = requested.length;
        await run();
        return requested.length - before;
      },
    };
  }

  it('asks for nothing for a page in memory, and says its age', async () => {
    const { get, calls, after, will } = await site();
    const { html } = await get('/economia/');
    will((source) => (source === 'content-apir' ? feed('c') : undefined));
    after(20);
    expect(await calls(() => get('/economia/?utm_source=x&pagina=1'))).toBe(0);
    const again = await get('/economia/');
    expect(again.html).toBe(html);
    expect(again.headers.get('Age')).toBe('20');
    const same = await get('/economia/', { 'If-None-Match': again.headers.get('ETag') ?? '' });
    expect([same.status, same.html]).toEqual([304, '']);
  });

  it('keeps apart what changes the bytes', async () => {
    const { get } = await site();
    const pages = [
      await get('/economia/'),
      await get('/economia/', { Cookie: 'rt-mode=dark' }),
      await get('/economia/', { 'Accept-Encoding': 'br' }),
      await get('/economia/', { 'Accept-Encoding': 'gzip' }),
      await get('/economia/?pagina=2'),
      await get('/economia/', {}, 'daily'),
    ];
    expect(new Set(pages.map(({ headers }) => headers.get('ETag'))).size).toBe(6);
    expect((await get('/economia/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).toBe(
      'gzip',
    );
    expect((await get('/economia/')).html).toContain('<!doctype html>');
  });

  it.each([
    '/buscador/?q=a',
    '/no/existe/',
    '/loginsemanario/?form=signin',
    // The same page with another name, which callers can make up.
    '/%65conomia/',
    'http://x1.localhost:3001/economia/',
    'http://localhost:9/economia/',
    'http://127.0.0.2:3001/economia/',
  ])('keeps no page of %s', async (address) => {
    const { get, after, will } = await site();
    will((source) => (['content-apir', 'search-api'].includes(source) ? feed('a') : undefined));
    await get(address);
    after(5);
    const again = await get(address);
    expect(again.headers.get('Age')).toBeNull();
    // A kept page has an age.
    const { headers } = await get('/economia/').then(() => (after(5), get('/economia/')));
    expect(headers.get('Age')).toBe('5');
  });

  it('has a page for every encoding while the content service is down', async () => {
    const { get, will } = await site();
    const inMemory = await get('/economia/', { 'Accept-Encoding': 'br' });
    will(() => new TypeError('fetch failed'));
    const { status, html } = await get('/economia/');
    expect([status, html.includes('<!doctype html>')]).toEqual([200, true]);
    const zipped = await get('/economia/', { 'Accept-Encoding': 'gzip' });
    expect([zipped.status, zipped.headers.get('Content-Encoding')]).toEqual([200, 'gzip']);
    const bytes = new Uint8Array(await zipped.response.arrayBuffer());
    expect(Buffer.from(await recode(bytes, 'gzip', 'identity')).toString()).toBe(html);
    expect(zipped.headers.get('Content-Security-Policy')).toBe(
      inMemory.headers.get('Content-Security-Policy'),
    );
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': zipped.headers.get('ETag') ?? '' };
    expect((await get('/economia/', known)).status).toBe(304);
  });

  it('mixes no two searches that run at the same time', async () => {
    const { get } = await site();
    const [one, two] = await Promise.all([get('/buscador/?q=uno'), get('/buscador/?q=dos')]);
    expect([one.html.includes('«uno»'), two.html.includes('«dos»')]).toEqual([true, true]);
  });

  it('keeps an old page while the content service is down', async () => {
    const { get, after, will } = await site();
    await get('/economia/');
    will(() => new TypeError('fetch failed'));
    after(4000);
    expect((await get('/economia/')).status).toBe(200);
    expect((await get('/politica/')).status).toBe(503);
  });
});
