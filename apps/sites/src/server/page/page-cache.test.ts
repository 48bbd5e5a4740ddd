import { describe, expect, it, vi } from 'vitest';
import { INCOMPLETE_CACHE, PAGE_CACHE } from '../cache-control.ts';
import { compress } from '../compression.ts';
import { cacheState, createPageCache, type MadePage, type MakePage } from './page-cache.ts';

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
  const urgencies: string[] = [];
  /** The revision of the front that is published. */
  let revision = '1';
  const cache = createPageCache(maxBytes, () => seconds * 1000, onTooSmall);
  const isCurrent = (used: ReadonlyMap<string, string> | undefined): boolean =>
    used?.get('home') === revision;
  const get = (key = '/', search = '', variant = 'anonymous') =>
    cache.get({ key, search, variant, isCurrent, encoding: 'identity' }, async (has, urgency) => {
      runs += 1;
      urgencies.push(urgency);
      return { ...(await next(has, urgency)), used: new Map([['home', revision]]) };
    });
  return {
    cache,
    get,
    publish: (other: string) => void (revision = other),
    will: (make: MakePage | MadePage) => void (next = typeof make === 'function' ? make : async () => make),
    after: (more: number) => void (seconds += more),
    runs: () => runs,
    urgencies,
    ask: async (...asked: Parameters<typeof get>) => {
      const { page, age } = await get(...asked);
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
    after(1);
    expect(await ask()).toEqual(['first', 60]);
    expect(runs()).toBe(2);
    await settled();
    expect(await ask()).toEqual(['second', 0]);
  });

  it('are awaited when no reader can have the old one', async () => {
    const { ask, after, publish, urgencies } = open();
    await ask();
    after(60);
    await ask();
    await settled();
    after(660);
    await ask();
    publish('2');
    await ask();
    expect(urgencies).toEqual(['awaited', 'idle', 'awaited', 'awaited']);
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

  it('are not sent after the day, however long a newer page is in coming', async () => {
    vi.useFakeTimers();
    try {
      const { ask, will, after } = open();
      await ask();
      let release!: (page: MadePage) => void;
      will(() => new Promise<MadePage>((resolve) => (release = resolve)));
      after(100_000);
      let got: unknown;
      const asked = ask().then((page) => (got = page));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(got).toBeUndefined();
      release(made('second'));
      expect(await asked).toEqual(['second', 0]);
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

  it('have a name for metrics: made, in memory, old, or refused', async () => {
    const { get, after, will } = open();
    const state = async (key?: string) => cacheState(await get(key));
    expect([await state(), await state()]).toEqual(['miss', 'hit']);
    after(61);
    expect(await state()).toBe('stale');
    await settled();
    expect(await state()).toBe('hit');
    will(made('busy', { status: 503, keep: undefined as never, refused: true }));
    expect(await state('/other/')).toBe('refused');
    will(made('none', { status: 404 }));
    expect(await state('/none/')).toBe('miss');
    will(made('busy', { status: 503, keep: undefined as never, refused: true }));
    after(10_000);
    expect([await state(), await state()]).toEqual(['stale', 'stale']);
  });

  it.each([500, 502, 503])('are better than an error %i, which is sent after a day', async (status) => {
    const { ask, will, after } = open();
    await ask();
    will(made('down', { status, keep: undefined as never }));
    after(PAGE_CACHE.shared + PAGE_CACHE.ifError - 1);
    expect((await ask())[0]).toBe('first');
    after(2);
    expect((await ask())[0]).toBe('down');
  });

  it('are an error from the first second after the day on', async () => {
    const { ask, will, after } = open();
    await ask();
    will(made('down', { status: 503, keep: undefined as never }));
    after(PAGE_CACHE.shared + PAGE_CACHE.ifError);
    expect((await ask())[0]).toBe('down');
  });

  it('wait for a newer one from the end of the time in which it is made beside them', async () => {
    const { ask, will, after } = open();
    await ask();
    will(made('second'));
    after(PAGE_CACHE.shared + PAGE_CACHE.whileRevalidating);
    expect(await ask()).toEqual(['second', 0]);
  });

  it('leave a service that fails alone for two seconds, and then ask it again', async () => {
    const { ask, will, after, runs } = open();
    await ask();
    will(made('down', { status: 503, keep: undefined as never }));
    after(1000);
    await ask();
    after(1);
    await ask();
    expect(runs()).toBe(2);
    will(made('second'));
    after(1);
    expect(await ask()).toEqual(['second', 0]);
  });

  it('of a replaced revision wait longer for the new one, and no timer stays', async () => {
    vi.useFakeTimers();
    try {
      const { ask, will, publish } = open();
      await ask();
      publish('2');
      let release!: (page: MadePage) => void;
      will(() => new Promise<MadePage>((resolve) => (release = resolve)));
      let got: unknown;
      void ask().then((page) => (got = page));
      await vi.advanceTimersByTimeAsync(2999);
      expect(got).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(got).toEqual(['first', 0]);
      const next = ask();
      release(made('second'));
      expect(await next).toEqual(['second', 0]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('give way to a redirect, which has no bytes', async () => {
    const { get, will, publish } = open();
    await get();
    publish('2');
    will(made('', { status: 301, body: undefined }));
    expect((await get()).page).toMatchObject({ status: 301, body: undefined });
    will(made('second'));
    expect(cacheState(await get())).toBe('miss');
  });

  it('stay when a newer one cannot be made while they are sent', async () => {
    const { ask, will, after, runs } = open();
    await ask();
    will(() => Promise.reject(new Error('broken')));
    after(61);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask()).toEqual(['first', 61]);
      await settled();
    }
    expect(runs()).toBe(3);
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
    // One in forty is no reason for more room.
    const rare = open(20 * 6000, () => said.push(0));
    rare.will(page);
    for (let at = 0; at < 3000; at += 1) await rare.ask(at % 40 === 0 ? `/${(at / 40) % 25}/` : '/hot/');
    expect(said).toHaveLength(1);
    // Nor are pages that are gone, for which there was room.
    const gone = open(60 * 6000, () => said.push(0));
    for (let at = 0; at < 3000; at += 1) {
      gone.will(at % 2 === 0 ? page : made('gone', { status: 404 }));
      gone.after(100_000);
      await gone.ask(`/${Math.floor(at / 2) % 5}/`);
    }
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
    will(async (has) =>
      has('first') && !has('another') ? { ...made('first'), body: undefined } : made('rendered'),
    );
    after(700);
    expect(await ask()).toEqual(['first', 0]);
    after(30);
    expect(await ask()).toEqual(['first', 30]);
    // Without a page, the asker has none.
    expect((await ask('/other/'))[0]).toBe('rendered');
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

describe('a page that is not the same for every reader', () => {
  const SUBSCRIBER = ['/', '', 'subscriber'] as const;
  const locked = (text: string, extra: Partial<MadePage> = {}) => made(text, { varies: true, ...extra });

  it('is kept for each kind of reader, and any other page once for all', async () => {
    const { ask, will, runs } = open();
    will(locked('teaser'));
    expect(await ask()).toEqual(['teaser', 0]);
    will(locked('whole text'));
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 0]);
      expect(await ask()).toEqual(['teaser', 0]);
    }
    expect(runs()).toBe(2);
    const one = open();
    expect([await one.ask(), await one.ask(...SUBSCRIBER), one.runs()]).toEqual([
      ['first', 0],
      ['first', 0],
      1,
    ]);
  });

  it('is sent to its kind of reader alone while the service fails', async () => {
    const { ask, will, after } = open();
    will(locked('whole text'));
    await ask(...SUBSCRIBER);
    after(1000);
    will(made('down', { status: 503, keep: undefined as never }));
    expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 1000]);
    expect(await ask()).toEqual(['down', 0]);
  });

  it('takes the place of the one that all had before', async () => {
    const { ask, will, publish } = open();
    await ask();
    publish('2');
    will(locked('teaser'));
    expect(await ask()).toEqual(['teaser', 0]);
    will(locked('whole text'));
    expect(await ask(...SUBSCRIBER)).toEqual(['whole text', 0]);
  });

  it('is no more when its document is gone', async () => {
    const { ask, will, publish, cache } = open();
    will(locked('teaser'));
    await ask();
    publish('2');
    will(made('gone', { status: 404 }));
    expect(await ask()).toEqual(['gone', 0]);
    expect(cache.size).toBe(0);
  });
});

describe('what a kept page costs', () => {
  const sizeOf = async (page: MadePage, key = '/') => {
    const { ask, will, cache } = open();
    will(page);
    await ask(key);
    return cache.size;
  };

  it('are its bytes, those of its headers and of its address', async () => {
    const least = await sizeOf(made(''));
    expect(await sizeOf(made('x'.repeat(500)))).toBe(least + 500);
    expect(await sizeOf(made('', { headers: { Name: 'value' } }))).toBe(least + 9);
    // A letter of an address can take two bytes.
    expect(await sizeOf(made(''), '/economia/')).toBe(least + 2 * 'economia/'.length);
  });

  it('is nothing without memory: each request has a page that is made for it', async () => {
    const { get, cache, runs } = open(0);
    const asked = [await get(), await get()];
    expect(asked.map((one) => [cacheState(one), one.age])).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
    expect([cache.size, runs()]).toEqual([0, 2]);
  });
});
