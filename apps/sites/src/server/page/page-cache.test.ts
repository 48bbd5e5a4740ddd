import { describe, expect, it, vi } from 'vitest';
import { INCOMPLETE_CACHE, PAGE_CACHE } from '../cache-control.ts';
import { made, openCache, settled } from './page-cache.fixture.ts';
import { cacheState, type MadePage } from './page-cache.ts';

describe('the kept pages', () => {
  it('are sent for as long as the headers say, then while a newer one is made', async () => {
    const { ask, after, will, runs } = openCache();
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
    const { ask, after, publish, urgencies } = openCache();
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
    const { ask, will, runs, publish } = openCache();
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
    const { ask, will, runs, publish } = openCache();
    await ask();
    publish('2');
    will(made('first', { body: undefined }));
    expect(await ask()).toEqual(['first', 0]);
    expect(await ask()).toEqual(['first', 0]);
    expect(runs()).toBe(2);
  });

  it('are made once for all that ask at the same time', async () => {
    const { ask, runs } = openCache();
    await Promise.all([ask(), ask(), ask()]);
    expect(runs()).toBe(1);
  });

  it('are made by address until it is known that they may be kept', async () => {
    const { ask, will, runs } = openCache();
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
      const { ask, will, runs } = openCache();
      will(made('no', { status }));
      await ask();
      await ask();
      expect(runs(), String(status)).toBe(2);
    }
  });

  it('are kept only seconds when a block is missing', async () => {
    const { ask, will, after, runs } = openCache();
    will(made('incomplete', { keep: INCOMPLETE_CACHE }));
    await ask();
    after(3);
    await ask();
    expect(runs()).toBe(2);
  });

  it('are better than an error for a day, and the service is left alone for seconds', async () => {
    const { ask, will, after, runs } = openCache();
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
      const { ask, will, after, runs } = openCache();
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
      const { ask, will, after } = openCache();
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
    const { ask, will, after } = openCache();
    await ask();
    will(made('busy', { status: 503, keep: undefined as never, refused: true }));
    after(10 * 86_400);
    expect(await ask()).toEqual(['first', 10 * 86_400]);
  });

  it('have a name for metrics: made, in memory, old, or refused', async () => {
    const { get, after, will } = openCache();
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
    const { ask, will, after } = openCache();
    await ask();
    will(made('down', { status, keep: undefined as never }));
    after(PAGE_CACHE.shared + PAGE_CACHE.ifError - 1);
    expect((await ask())[0]).toBe('first');
    after(2);
    expect((await ask())[0]).toBe('down');
  });

  it('are an error from the first second after the day on', async () => {
    const { ask, will, after } = openCache();
    await ask();
    will(made('down', { status: 503, keep: undefined as never }));
    after(PAGE_CACHE.shared + PAGE_CACHE.ifError);
    expect((await ask())[0]).toBe('down');
  });

  it('wait for a newer one from the end of the time in which it is made beside them', async () => {
    const { ask, will, after } = openCache();
    await ask();
    will(made('second'));
    after(PAGE_CACHE.shared + PAGE_CACHE.whileRevalidating);
    expect(await ask()).toEqual(['second', 0]);
  });

  it('leave a service that fails alone for two seconds, and then ask it again', async () => {
    const { ask, will, after, runs } = openCache();
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
      const { ask, will, publish } = openCache();
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
    const { get, will, publish } = openCache();
    await get();
    publish('2');
    will(made('', { status: 301, body: undefined }));
    expect((await get()).page).toMatchObject({ status: 301, body: undefined });
    will(made('second'));
    expect(cacheState(await get())).toBe('miss');
  });

  it('stay when a newer one cannot be made while they are sent', async () => {
    const { ask, will, after, runs } = openCache();
    await ask();
    will(() => Promise.reject(new Error('broken')));
    after(61);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask()).toEqual(['first', 61]);
      await settled();
    }
    expect(runs()).toBe(3);
  });

  it('end when their document is gone', async () => {
    const { ask, will, after } = openCache();
    await ask();
    will(made('gone', { status: 404 }));
    after(61);
    await ask();
    await settled();
    expect((await ask())[0]).toBe('gone');
  });

  it('are not rendered again while their tag is the same', async () => {
    const { ask, will, after } = openCache();
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
});
