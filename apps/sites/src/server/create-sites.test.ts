import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ContentKey } from 'rotativa/domain';
import type { ChangeListener, PublishedPagesPort } from 'rotativa/providers';
import { createMemoryPurge } from 'rotativa/providers/memory';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collect } from '../../../shared/telemetry/collector.fixture.ts';
import { PAGES } from '../pages/documents/index.ts';
import type { SitesOptions } from './create-sites.ts';
import { createAskedPages, savedPages } from './page/asked-pages.ts';
import { feed, openSites, type Answer, type OpenedSites } from './sites.fixture.ts';

/** A content service that counts its questions, of each site and of all. */
function counting() {
  const sites: (string | null)[] = [];
  const answer: Answer = (source, _query, { url }) => {
    sites.push(new URL(url).searchParams.get('_website'));
    return source === 'content-api-collections' || source.startsWith('content-apir')
      ? feed('uno', 'dos')
      : undefined;
  };
  const askedBy = (brand: BrandKey): number =>
    sites.filter((site) => site === BRAND_CONFIGS[brand].slug).length;
  return { answer, askedBy, asked: () => sites.length };
}

describe('X5 changes that the service announces', () => {
  /** Sites that keep everything, with a service of pages that the test plays and a cache in front. */
  async function open(hasCacheInFront = true) {
    const { answer, askedBy } = counting();
    let listener!: ChangeListener;
    let title = 'Una';
    const port: PublishedPagesPort = {
      published: async ({ brand }) => [
        {
          ...{ brand, page: 'home', id: 'a', revision: 1, until: null },
          from: '2026-01-01T00:00:00.000Z',
          document: { ...PAGES[brand as BrandKey].home, title },
        },
      ],
      listen: (own) => {
        listener = own;
        return () => undefined;
      },
    };
    const purge = createMemoryPurge();
    const { sites, get, warnings } = await openSites(
      answer,
      { PAGE_CACHE_MB: '16', CONTENT_FRESH_MS: '600000' },
      { publishedPages: port, ...(hasCacheInFront && { purge }), now: () => 0 },
    );
    onTestFinished(() => sites.close());
    const fronts = ['weekly', 'daily'] as const;
    /** The questions that each of the fronts needs now. */
    const questions = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const brand of fronts) {
        const before = askedBy(brand);
        await get(`http://localhost:${3001 + BRANDS.indexOf(brand)}/`, {}, brand);
        counts.push(askedBy(brand) - before);
      }
      return counts;
    };
    await questions();
    expect(await questions()).toEqual([0, 0]);
    return {
      ...{ questions, warnings },
      purged: () => purge.purged.flat(),
      changed: (brand: BrandKey, keys: readonly ContentKey[]) =>
        listener.contentChanged!({ id: 1, brand, keys }),
      missed: () => listener.missed(),
      publish: (brand: BrandKey, next: string) => {
        title = next;
        listener.changed({ id: 2, brand, page: 'home' });
      },
    };
  }

  it('of a story make the pages again that show it, with new answers, and purge it from the cache in front', async () => {
    const { changed, questions, purged } = await open();
    // It is on no page, so no page is made again.
    changed('weekly', ['story/tres']);
    expect(await questions()).toEqual([0, 0]);
    changed('weekly', ['story/uno']);
    const [weekly, daily] = await questions();
    expect([weekly! > 0, daily]).toEqual([true, 0]);
    await vi.waitFor(() => expect(purged()).toContain('weekly/story/uno'));
    expect(purged().filter((key) => !key.startsWith('weekly/'))).toEqual([]);
  });

  it('that were missed may be of everything: all pages are made again, and every brand is purged', async () => {
    const { missed, questions, purged } = await open();
    // Nothing was known before the beginning.
    missed();
    expect([await questions(), purged()]).toEqual([[0, 0], []]);
    missed();
    for (const count of await questions()) expect(count).toBeGreaterThan(0);
    await vi.waitFor(() => expect(purged()).toEqual(expect.arrayContaining([...BRANDS])));
  });

  it('need no cache in front', async () => {
    const { changed, missed, publish, questions, purged, warnings } = await open(false);
    changed('weekly', ['story/uno']);
    for (let time = 0; time < 2; time += 1) missed();
    publish('daily', 'Otra');
    for (const count of await questions()) expect(count).toBeGreaterThan(0);
    expect([purged(), warnings]).toEqual([[], []]);
  });

  it('of a page are purged by its name', async () => {
    const { publish, purged } = await open();
    publish('daily', 'Otra');
    await vi.waitFor(() => expect(purged()).toContain('daily/page/home'));
    expect(purged().some((key) => key.startsWith('weekly'))).toBe(false);
  });
});

describe('the servers of the sites', () => {
  /** Below the ports that systems assign. */
  const randomBase = (): number => 20_000 + Math.floor(Math.random() * 900) * 10;

  /** Opens the sites on free ports of this machine. */
  async function listening(settings: Record<string, string> = {}, options: Partial<SitesOptions> = {}) {
    for (let tried = 0; ; tried += 1) {
      const base = randomBase();
      const { answer, asked } = counting();
      const opened = await openSites(
        answer,
        { PORT: String(base), SITES_ADDRESS: '127.0.0.1', ...settings },
        options,
      );
      try {
        await opened.sites.listen();
        onTestFinished(() => opened.sites.close());
        return { ...opened, base, asked };
      } catch (error) {
        if (tried === 4 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      }
    }
  }

  const textAt = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

  it('have a port for the index and for each brand, until they close', async () => {
    const { sites, get, base } = await listening();
    expect((await get('/health')).status).toBe(200);
    expect(await textAt(base)).toContain('Los sitios de Rotativa');
    for (const [at, brand] of BRANDS.entries())
      expect(await textAt(base + 1 + at)).toContain(`data-brand="${brand}"`);
    await sites.close();
    await expect(textAt(base + 1)).rejects.toThrow();
    // A balancer reads it while the last requests end.
    expect((await get('/health')).status).toBe(503);
  });

  it('have made the fronts before the first reader comes', async () => {
    const warm = await listening({ PAGE_CACHE_MB: '16', WARM_START_MS: '60000' });
    const ask = async ({
      get,
      asked,
      base,
    }: Pick<OpenedSites, 'get'> & { asked(): number; base: number }) => {
      const before = asked();
      await get(`http://localhost:${base + 1}/`, { 'accept-encoding': 'br' });
      return asked() - before;
    };
    expect(await ask(warm)).toBe(0);
    for (const [settings, options] of [
      [{ PAGE_CACHE_MB: '0' }],
      [{ WARM_START_MS: '0' }],
      [{}, { clientFolder: undefined }],
    ] as const) {
      const cold = await listening({ PAGE_CACHE_MB: '16', WARM_START_MS: '60000', ...settings }, options);
      expect(cold.asked()).toBe(0);
      expect(await ask(cold)).toBeGreaterThan(0);
    }
  });

  it('have the time of this machine unless they get another clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const htmlWith = async (options: Partial<SitesOptions>) =>
      (await (await openSites(counting().answer, {}, options)).get('/')).html;
    const html = await htmlWith({ clock: undefined });
    expect(html).toBe(await htmlWith({ clock: () => new Date('2031-05-01T12:00:00Z') }));
    expect(html).not.toBe(await htmlWith({}));
  });

  it('that find a port taken free the others, and say which code it was', async () => {
    const { base } = await listening();
    const { sites } = await openSites(() => undefined, {
      PORT: String(base - 3),
      SITES_ADDRESS: '127.0.0.1',
    });
    await expect(sites.listen()).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(textAt(base - 3)).rejects.toThrow();
    expect(await textAt(base)).toContain('Los sitios de Rotativa');
  });

  it('keep the list of the most asked pages every minute while they listen, and when they close', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'asked.json');
    const { sites, get, base } = await listening({
      ...{ PAGE_CACHE_MB: '8', WARM_START_MS: '0', ASKED_PAGES_FILE: file },
    });
    const ask = async (path: string) => {
      expect((await get(`http://localhost:${base + 1}${path}`)).status).toBe(200);
    };
    const saved = async () => (await savedPages(file)).map(({ path }) => path).toSorted();
    await ask('/');
    vi.advanceTimersByTime(59_999);
    expect(await saved()).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(async () => expect(await saved()).toEqual(['/']));
    await ask('/nacion/');
    await sites.close();
    expect(await saved()).toEqual(['/', '/nacion/']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no trace of the fronts, for which no reader waits', async () => {
    const collecting = await collect();
    await listening({ PAGE_CACHE_MB: '16', WARM_START_MS: '60000' });
    expect((await collecting.stop()).spans).toEqual([]);
  });

  it('have made the pages that readers of the last process asked for, as these readers get them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'asked.json');
    const origin = 'https://www.soho.example';
    const last = createAskedPages(file);
    last.note({ brand: 'men', origin, path: '/', mode: 'dark', decided: false, encoding: 'gzip' });
    await last.save();
    const { get, asked } = await listening({
      ...{ PAGE_CACHE_MB: '16', WARM_START_MS: '60000', ASKED_PAGES_FILE: file },
    });
    const before = asked();
    const reader = { 'Accept-Encoding': 'gzip', Cookie: 'rt-mode=dark' };
    expect((await get(`${origin}/`, reader, 'men')).status).toBe(200);
    expect(asked()).toBe(before);
  });

  it('say in the log how many fronts they have made', async () => {
    const lines: object[] = [];
    const log = pino(
      { level: 'info', base: null },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    );
    const options = { log, now: () => 5000 };
    const told = () => lines.filter((line) => 'made' in line);
    await listening({ PAGE_CACHE_MB: '16', WARM_START_MS: '0' }, options);
    expect(told()).toEqual([]);
    await listening({ PAGE_CACHE_MB: '16', WARM_START_MS: '60000' }, options);
    const made = { made: BRANDS.length, of: BRANDS.length, ms: 0 };
    expect(told()).toEqual([expect.objectContaining({ msg: 'pages made before readers come', ...made })]);
  });

  it('follow the published pages only where they keep pages, and until they close', async () => {
    const stop = vi.fn();
    const port = { published: async () => [], listen: vi.fn(() => stop) };
    const { sites } = await listening({ WARM_START_MS: '0' }, { publishedPages: port });
    expect([port.listen.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    await sites.close();
    expect(stop).toHaveBeenCalledTimes(1);
    const development = { ...port, listen: vi.fn(() => stop) };
    await listening({ WARM_START_MS: '0' }, { publishedPages: development, clientFolder: undefined });
    expect(development.listen).not.toHaveBeenCalled();
  });

  it('say it when the list of the most asked pages cannot be written, and close nevertheless', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { answer } = counting();
    const { sites, get, warnings } = await openSites(answer, {
      PAGE_CACHE_MB: '8',
      // A folder is no file.
      ASKED_PAGES_FILE: folder,
    });
    await get('/');
    await sites.close();
    expect(warnings).toContainEqual(
      expect.objectContaining({
        ...{ msg: 'ASKED_PAGES_FILE cannot be written', askedPagesFile: folder },
        err: expect.objectContaining({ code: expect.any(String) as string }) as object,
      }),
    );
  });
});
