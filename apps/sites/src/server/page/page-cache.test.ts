import { describe, expect, it, vi } from 'vitest';
import { INCOMPLETE_CACHE, PAGE_CACHE } from '../cache-control.ts';
import { compress, recode, type Encoding } from '../compression.ts';
import { createPageCache, type MadePage, type MakePage } from './page-cache.ts';
import { feed, openSites, type Answer } from '../sites.fixture.ts';

const MB = 2 ** 20;

const settled = () => new Promise((resolve) => setImmediate(resolve));

const made = (text: string, extra: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: {},
  body: new TextEncoder().encode(text),
  tag: text,
  keep: PAGE_CACHE,
  ...extra,
});

function open(maxBytes = MB, onTooSmall?: (pages: number) => void) {
  let seconds = 0;
  let next: MakePage = async () => made('first');
  let runs = 0;
  /** The revision of the front that is published. */
  let revision = '1';
  const cache = createPageCache(maxBytes, () => seconds * 1000, onTooSmall);
  const isCurrent = (used: ReadonlyMap<string, string> | undefined): boolean =>
    used?.get('home') === revision;
  return {
    cache,
    publish: (other: string) => void (revision = other),
    will: (make: MakePage | MadePage) => void (next = typeof make === 'function' ? make : async () => make),
    after: (more: number) => void (seconds += more),
    runs: () => runs,
    ask: async (key = '/', search = '', variant = 'anonymous') => {
      const asked = { key, search, variant, isCurrent, encoding: 'identity' } as const;
      const { page, age } = await cache.get(asked, async (has) => {
        runs += 1;
        return { ...(await next(has)), used: new Map([['home', revision]]) };
      });
      return [page.body && new TextDecoder().decode(page.body), age];
    },
  };
}

describe('the kept pages', () => {
  it('are sent for as long as the headers say, then while a newer one is made', async () => {
    const { ask, after, will, runs } = open();
    expect(await ask()).toEqual(['first', 0]);
    will(made('second'));
    after(59);
    expect(await ask()).toEqual(['first', 59]);
    expect(runs()).toBe(1);
    after(2);
    expect(await ask()).toEqual(['first', 61]);
    expect(runs()).toBe(2);
    await settled();
    expect(await ask()).toEqual(['second', 0]);
  });

  it('are made again at once when editors have published another revision, and kept if they cannot be', async () => {
    const { ask, will, runs, publish } = open();
    await ask();
    publish('2');
    will(made('', { status: 503 }));
    expect(await ask()).toEqual(['first', 0]);
    expect(await ask()).toEqual(['first', 0]);
    expect(runs()).toBe(2);
    publish('1');
    expect(await ask()).toEqual(['first', 0]);
    expect(runs()).toBe(2);
  });

  it('count as those of the new revision when it has the same bytes', async () => {
    const { ask, will, runs, publish } = open();
    await ask();
    publish('2');
    will(made('first', { body: undefined }));
    expect(await ask()).toEqual(['first', 0]);
    expect(await ask()).toEqual(['first', 0]);
    expect(runs()).toBe(2);
  });

  it('are made once for all that ask at the same time', async () => {
    const { ask, runs } = open();
    await Promise.all([ask(), ask(), ask()]);
    expect(runs()).toBe(1);
  });

  it('are made by address until it is known that they may be kept', async () => {
    const { ask, will, runs } = open();
    let turn = 0;
    will(async () => made(`search ${(turn += 1)}`, { keep: undefined as never }));
    expect(await Promise.all([ask('/', '?q=a'), ask('/', '?q=b')])).toEqual([
      ['search 1', 0],
      ['search 2', 0],
    ]);
    await ask();
    expect(runs()).toBe(3);
  });

  it('are not kept when the service answers with an error, a redirect or nothing', async () => {
    for (const status of [301, 404, 500, 503]) {
      const { ask, will, runs } = open();
      will(made('no', { status }));
      await ask();
      await ask();
      expect(runs(), String(status)).toBe(2);
    }
  });

  it('are kept only seconds when a block is missing', async () => {
    const { ask, will, after, runs } = open();
    will(made('incomplete', { keep: INCOMPLETE_CACHE }));
    await ask();
    after(3);
    await ask();
    expect(runs()).toBe(2);
  });

  it('are better than an error for a day, and the service is left alone for seconds', async () => {
    const { ask, will, after, runs } = open();
    await ask();
    will(made('down', { status: 503, keep: undefined as never }));
    after(80_000);
    expect(await ask()).toEqual(['first', 80_000]);
    expect(await ask()).toEqual(['first', 80_000]);
    expect(runs()).toBe(2);
    after(10_000);
    expect(await ask()).toEqual(['down', 0]);
  });

  it('are sent while a newer page is long in coming, whatever their age within the day', async () => {
    vi.useFakeTimers();
    try {
      const { ask, will, after, runs } = open();
      await ask();
      let release!: (page: MadePage) => void;
      will(() => new Promise<MadePage>((resolve) => (release = resolve)));
      after(80_000);
      const early = [ask(), ask()];
      await vi.advanceTimersByTimeAsync(500);
      expect(await Promise.all(early)).toEqual([
        ['first', 80_000],
        ['first', 80_000],
      ]);
      expect(runs()).toBe(2);
      release(made('second'));
      await vi.advanceTimersByTimeAsync(0);
      expect(await ask()).toEqual(['second', 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are better than a refusal, whatever their age', async () => {
    const { ask, will, after } = open();
    await ask();
    will(made('busy', { status: 503, keep: undefined as never, refused: true }));
    after(10 * 86_400);
    expect(await ask()).toEqual(['first', 10 * 86_400]);
  });

  it('are counted with their headers, and never take more than the room', async () => {
    const policy = 'x'.repeat(3000);
    const { ask, will, cache } = open(MB / 4);
    for (let at = 0; at < 200; at += 1) {
      will(made('y'.repeat(1000), { headers: { 'Content-Security-Policy': policy } }));
      await ask(`/${at}/`);
      expect(cache.size).toBeLessThanOrEqual(MB / 4);
    }
    expect(cache.size).toBeGreaterThan(MB / 4 - 2 * 8000);
    const one = open();
    one.will(made('y'.repeat(1000), { headers: { 'Content-Security-Policy': policy } }));
    await one.ask();
    expect(one.cache.size).toBeGreaterThan(4000);
  });

  it('say once that they do not fit, and nothing while they do', async () => {
    const said: number[] = [];
    const page = made('y'.repeat(4000));
    const small = open(20 * 6000, (pages) => said.push(pages));
    small.will(page);
    // More pages than there is room for, again and again.
    for (let at = 0; at < 3000; at += 1) await small.ask(`/${at % 40}/`);
    expect(said).toHaveLength(1);
    const large = open(60 * 6000, () => said.push(0));
    large.will(page);
    for (let at = 0; at < 3000; at += 1) await large.ask(`/${at % 40}/`);
    // Addresses that are asked for once would not be here in a larger room either.
    const flood = open(20 * 6000, () => said.push(0));
    flood.will(page);
    for (let at = 0; at < 3000; at += 1) await flood.ask(`/${at}/`);
    expect(said).toHaveLength(1);
  });

  it('end when their document is gone', async () => {
    const { ask, will, after } = open();
    await ask();
    will(made('gone', { status: 404 }));
    after(61);
    await ask();
    await settled();
    expect((await ask())[0]).toBe('gone');
  });

  it('are not rendered again while their tag is the same', async () => {
    const { ask, will, after } = open();
    await ask();
    will(async (has) => (has('first') ? { ...made('first'), body: undefined } : made('rendered')));
    after(700);
    expect(await ask()).toEqual(['first', 0]);
    after(30);
    expect(await ask()).toEqual(['first', 30]);
  });

  it('stay within their bytes, and the least used go first', async () => {
    const { ask, will, cache, runs } = open(100_000);
    will(async () => made('x'.repeat(10_000)));
    await ask('hot');
    for (let at = 0; at < 200; at += 1) {
      await ask(`cold ${at}`);
      await ask('hot');
      expect(cache.size).toBeLessThanOrEqual(100_000);
    }
    expect(runs()).toBe(201);
  });

  it('hold no more bytes than are counted, though compressed ones are a part of a larger buffer', async () => {
    const { cache } = open();
    const body = await compress('Bogotá '.repeat(500), 'br');
    expect(body.buffer.byteLength).toBeGreaterThan(body.byteLength);
    const ask = () =>
      cache.get(
        { key: '/', search: '', variant: 'anonymous', encoding: 'br', isCurrent: () => true },
        async () => made('', { body, encoding: 'br' }),
      );
    for (const { page } of [await ask(), await ask()])
      expect([page.body?.buffer.byteLength, Buffer.from(page.body!)]).toEqual([
        body.byteLength,
        Buffer.from(body),
      ]);
  });

  it('that are larger than the memory are sent and not kept', async () => {
    const { ask, will, cache } = open(5000);
    will(made('x'.repeat(10_000)));
    expect((await ask())[0]).toHaveLength(10_000);
    expect(cache.size).toBe(0);
  });
});

describe('a kept page in another encoding', () => {
  const TEXT = 'Bogotá '.repeat(2000);

  /** Pages that are made in the encoding that is asked for, and how they are sent. */
  async function pages(maxBytes = MB) {
    const cache = createPageCache(maxBytes, () => 0);
    let text = TEXT;
    let current = '1';
    let runs = 0;
    const ask = async (encoding: Encoding, variant = 'anonymous', varies = false) => {
      const asked = { key: '/', search: '', variant, encoding };
      const { page } = await cache.get(
        { ...asked, isCurrent: (used) => used?.get('home') === current },
        async (has) => {
          runs += 1;
          const own = text + (varies ? variant : '');
          const used = new Map([['home', current]]);
          const body = has(own) ? undefined : await compress(own, encoding);
          return made(own, { body, encoding, used, varies });
        },
      );
      expect(page.encoding).toBe(encoding);
      const { ETag, 'Content-Encoding': sent } = page.headers;
      return {
        text: (await recode(page.body!, encoding, 'identity')).toString(),
        ETag,
        sent,
        body: page.body,
      };
    };
    return {
      ask,
      cache,
      runs: () => runs,
      publish: (next: string) => {
        text = next;
        current += '1';
      },
    };
  }

  it('has the same content and a tag and a header for itself, without being made again', async () => {
    for (const first of ['br', 'gzip', 'identity'] as const) {
      const { ask, runs } = await pages();
      await ask(first);
      for (const encoding of ['gzip', 'identity', 'br', 'gzip', 'identity'] as const) {
        const { text, ETag, sent } = await ask(encoding);
        expect(text).toBe(TEXT);
        if (encoding === first) continue;
        expect(sent).toBe(encoding === 'identity' ? undefined : encoding);
        expect(ETag).toBe(encoding === 'identity' ? `"${TEXT}"` : `"${TEXT}-${encoding}"`);
      }
      expect(runs()).toBe(1);
    }
  });

  it('is made once for all that ask, and counts in the room; an uncompressed one gives way', async () => {
    const { ask, cache } = await pages();
    await ask('br');
    const alone = cache.size;
    const [one, two] = await Promise.all([ask('gzip'), ask('gzip')]);
    expect(one.body).toBe(two.body);
    expect((await ask('gzip')).body).toBe(one.body);
    expect(cache.size).toBe(alone + one.body!.byteLength);
    const both = cache.size;
    await ask('identity');
    expect(cache.size).toBe(both);
    const plain = await pages();
    await plain.ask('identity');
    await plain.ask('br');
    // The tag of the encoding is in the headers.
    expect(plain.cache.size).toBeLessThan(alone + 2 * TEXT.length);
    expect(plain.cache.size).toBeLessThan(TEXT.length * 3);
  });

  it('is never of a content that has been replaced', async () => {
    const { ask, publish, runs } = await pages();
    await ask('br');
    await ask('gzip');
    publish('Medellín');
    expect((await ask('br')).text).toBe('Medellín');
    expect((await ask('gzip')).text).toBe('Medellín');
    expect(runs()).toBe(2);
    publish('Medellín');
    // The page has the same bytes: those of the other encoding stay too.
    const before = await ask('gzip');
    expect((await ask('gzip')).body).toBe(before.body);
    expect(runs()).toBe(3);
  });

  it('is of the reader who asks: each kind of reader has another', async () => {
    const { ask } = await pages();
    await ask('br', 'subscriber', true);
    await ask('gzip', 'subscriber', true);
    for (const encoding of ['gzip', 'br', 'identity'] as const)
      expect((await ask(encoding, 'anonymous', true)).text).toBe(`${TEXT}anonymous`);
  });
});

describe('a site', () => {
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
