import { describe, expect, it } from 'vitest';
import { PAGE_CACHE } from '../cache-control.ts';
import { compress, recode, type Encoding } from '../compression.ts';
import { createPageCache, type MadePage } from './page-cache.ts';

const MB = 2 ** 20;

const made = (tag: string, extra: Pick<MadePage, 'body'> & Partial<MadePage>): MadePage => ({
  status: 200,
  headers: {},
  tag,
  keep: PAGE_CACHE,
  ...extra,
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

  /** A memory of pages by address, each with a body in Brotli, and the time. */
  function memory() {
    let seconds = 0;
    const cache = createPageCache(MB, () => seconds * 1000);
    return {
      after: (more: number) => void (seconds += more),
      ask: async (key: string, text: string, encoding: Encoding = 'gzip') => {
        const body = await compress(text, 'br');
        const asked = { key, search: '', variant: 'anonymous', encoding, isCurrent: () => true };
        const { page } = await cache.get(asked, async () => made(text, { body, encoding: 'br' }));
        return (await recode(page.body!, encoding, 'identity')).toString();
      },
    };
  }

  it('is never of a page that has been replaced while it was made', async () => {
    const { ask, after } = memory();
    await ask('/', 'Bogotá', 'br');
    after(61);
    expect(await ask('/', 'Medellín')).toBe('Bogotá');
    expect(await ask('/', 'Medellín')).toBe('Medellín');
  });

  it('is of its address, also while another page is asked for', async () => {
    const { ask } = memory();
    const texts = ['Bogotá', 'Medellín', 'Cali'];
    await Promise.all(texts.map((text) => ask(`/${text}/`, text, 'br')));
    expect(await Promise.all(texts.map((text) => ask(`/${text}/`, text)))).toEqual(texts);
  });
});
