import { describe, expect, it } from 'vitest';
import { compress } from '../compression.ts';
import { made, MB, openCache } from './page-cache.fixture.ts';
import { cacheState, type MadePage } from './page-cache.ts';

describe('the kept pages in memory', () => {
  it('are counted with their headers, and never take more than the room', async () => {
    const policy = 'x'.repeat(3000);
    const { ask, will, cache } = openCache(MB / 4);
    for (let at = 0; at < 200; at += 1) {
      will(made('y'.repeat(1000), { headers: { 'Content-Security-Policy': policy } }));
      await ask(`/${at}/`);
      expect(cache.size).toBeLessThanOrEqual(MB / 4);
    }
    expect(cache.size).toBeGreaterThan(MB / 4 - 2 * 8000);
    const one = openCache();
    one.will(made('y'.repeat(1000), { headers: { 'Content-Security-Policy': policy } }));
    await one.ask();
    expect(one.cache.size).toBeGreaterThan(4000);
  });

  it('say once that they do not fit, and nothing while they do', async () => {
    const said: number[] = [];
    const page = made('y'.repeat(4000));
    const small = openCache(20 * 6000, (pages) => said.push(pages));
    small.will(page);
    // More pages than there is room for, again and again.
    for (let at = 0; at < 3000; at += 1) await small.ask(`/${at % 40}/`);
    expect(said).toHaveLength(1);
    const large = openCache(60 * 6000, () => said.push(0));
    large.will(page);
    for (let at = 0; at < 3000; at += 1) await large.ask(`/${at % 40}/`);
    // Addresses that are asked for once would not be here in a larger room either.
    const flood = openCache(20 * 6000, () => said.push(0));
    flood.will(page);
    for (let at = 0; at < 3000; at += 1) await flood.ask(`/${at}/`);
    // One in forty is no reason for more room.
    const rare = openCache(20 * 6000, () => said.push(0));
    rare.will(page);
    for (let at = 0; at < 3000; at += 1) await rare.ask(at % 40 === 0 ? `/${(at / 40) % 25}/` : '/hot/');
    expect(said).toHaveLength(1);
    // Nor are pages that are gone, for which there was room.
    const gone = openCache(60 * 6000, () => said.push(0));
    for (let at = 0; at < 3000; at += 1) {
      gone.will(at % 2 === 0 ? page : made('gone', { status: 404 }));
      gone.after(100_000);
      await gone.ask(`/${Math.floor(at / 2) % 5}/`);
    }
    expect(said).toHaveLength(1);
  });

  it('stay within their bytes, and the least used go first', async () => {
    const { ask, will, cache, runs } = openCache(100_000);
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
    const { cache } = openCache();
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
    const { ask, will, cache } = openCache(5000);
    will(made('x'.repeat(10_000)));
    expect((await ask())[0]).toHaveLength(10_000);
    expect(cache.size).toBe(0);
  });
});

describe('what a kept page costs', () => {
  const sizeOf = async (page: MadePage, key = '/') => {
    const { ask, will, cache } = openCache();
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
    const { get, cache, runs } = openCache(0);
    const asked = [await get(), await get()];
    expect(asked.map((one) => [cacheState(one), one.age])).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
    expect([cache.size, runs()]).toEqual([0, 2]);
  });
});
