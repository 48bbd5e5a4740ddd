import type { PageDocument } from 'rotativa/blocks';
import { ApiError, type ContentKey } from 'rotativa/domain';
import type {
  ChangeListener,
  PublishedPage,
  PublishedPagesPort,
  PublishedQuestion,
} from 'rotativa/providers';
import { BRANDS } from 'rotativa/themes';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { createSitePages, type SitePagesOptions } from './site-pages-store.ts';

const START = Date.parse('2026-02-01T12:00:00Z');
const MINUTE = 60_000;
const { home } = PAGES.weekly;

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const titled = (title: string): PageDocument => ({ ...home, title });
const publication = (title: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  brand: 'weekly',
  page: 'home',
  id: title,
  revision: 1,
  from: new Date(START - MINUTE).toISOString(),
  until: null,
  document: titled(title),
  ...more,
});

/** A store of pages with a service that the test plays. */
function open(options: Partial<SitePagesOptions> = {}) {
  const played = { pages: [publication('Una')] as PublishedPage[], isAway: false };
  const asked: PublishedQuestion[] = [];
  let listener: ChangeListener | undefined;
  let stopped = 0;
  const port: PublishedPagesPort = {
    published: async (question) => {
      asked.push(question);
      if (played.isAway) throw new ApiError('down', 'Down.', 503);
      return played.pages.filter(({ brand }) => brand === question.brand);
    },
    listen: (own) => {
      listener = own;
      return () => void (stopped += 1);
    },
  };
  const lines: [message: string, what: Record<string, unknown>][] = [];
  const turned: [brand: string, pages: readonly string[]][] = [];
  const contents: [brand: string | undefined, keys: readonly ContentKey[]][] = [];
  const store = createSitePages({
    port,
    log: { warn: (what, message) => void lines.push([message, what as Record<string, unknown>]) },
    clock: () => new Date(),
    now: () => Date.now(),
    onPages: (...one) => void turned.push(one),
    onContents: (...one) => void contents.push(one),
    follow: true,
    ...options,
  });
  onTestFinished(() => store.close());
  return {
    store,
    played,
    lines,
    turned,
    contents,
    asked: () => asked.filter(({ brand }) => brand === 'weekly'),
    stopped: () => stopped,
    tell: () => listener!,
    title: async (instant?: Date) => (await store.at('weekly', instant)).pages.home.title,
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('X5 the pages of a service', () => {
  it('are read once for each brand, a minute back, and every half minute without any news', async () => {
    const { store, asked, title } = open();
    await Promise.all([store.start(), store.start()]);
    expect(await title()).toBe('Una');
    expect(asked()).toEqual([{ brand: 'weekly', at: new Date(START - MINUTE) }]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(4);
  });

  it('are read after a change, in its brand alone, and after none of an unknown brand', async () => {
    const { store, played, asked, title, tell, turned, contents } = open();
    await store.start();
    played.pages = [publication('Otra')];
    tell().changed({ id: 1, brand: 'daily', page: 'home' });
    tell().changed({ id: 2, brand: 'de-otra-casa', page: 'home' });
    tell().contentChanged?.({ id: 3, brand: 'de-otra-casa', keys: ['story/A'] });
    await settled();
    expect([asked().length, await title(), turned, contents]).toEqual([1, 'Una', [], []]);
    tell().changed({ id: 4, brand: 'weekly', page: 'home' });
    tell().contentChanged?.({ id: 5, brand: 'weekly', keys: ['story/A'] });
    await settled();
    expect([asked().length, await title()]).toEqual([2, 'Otra']);
    expect([turned, contents]).toEqual([[['weekly', ['home']]], [['weekly', ['story/A']]]]);
  });

  it('are read again when changes were missed; before the beginning there were none', async () => {
    const { store, asked, tell, contents } = open();
    await store.start();
    tell().missed();
    await settled();
    expect([asked().length, contents]).toEqual([2, []]);
    tell().missed();
    await settled();
    expect([asked().length, contents]).toEqual([3, [[undefined, []]]]);
  });

  it('are asked for twice as seldom after each failure, and the outage is in the log once, with its time', async () => {
    const { store, played, asked, lines, title } = open();
    played.isAway = true;
    await store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toHaveLength(1);
    expect(lines).toEqual([
      [expect.stringMatching(/^pages are out of reach/), { err: expect.any(ApiError), brand: BRANDS[0] }],
    ]);
    expect(await title()).toBe(home.title);
    // After 0.5, 1, 2, 4 and 8 seconds.
    await vi.advanceTimersByTimeAsync(15_499);
    expect(asked()).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(7);
    played.isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await title()).toBe('Una');
    expect(lines.slice(1)).toEqual([['pages answer again', { ms: 30_000 }]]);
  });

  it('stay as they were while the service is away', async () => {
    const { store, played, tell, title, lines } = open();
    await store.start();
    played.isAway = true;
    tell().changed({ id: 1, brand: 'weekly', page: 'home' });
    await settled();
    expect([await title(), lines.length]).toEqual(['Una', 1]);
    played.isAway = false;
    played.pages = [publication('Otra')];
    await vi.advanceTimersByTimeAsync(500);
    expect([await title(), lines.length]).toEqual(['Otra', 2]);
  });

  it('are others than those of the build, which readers had while it was away', async () => {
    const { played, title, turned } = open();
    played.isAway = true;
    expect(await title()).toBe(home.title);
    played.isAway = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(await title()).toBe('Una');
    expect(turned).toEqual([['weekly', ['home']]]);
  });

  it('are those of the newest question, though an older answer comes later', async () => {
    const answers: ((pages: PublishedPage[]) => void)[] = [];
    let listener!: ChangeListener;
    const { store, title } = open({
      port: {
        published: ({ brand }) =>
          brand === 'weekly' ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve([]),
        listen: (own) => {
          listener = own;
          return () => undefined;
        },
      },
    });
    const started = store.start();
    listener.changed({ id: 1, brand: 'weekly', page: 'home' });
    answers[1]!([publication('Nueva')]);
    await settled();
    answers[0]!([publication('Vieja')]);
    await started;
    expect(await title()).toBe('Nueva');
    // The older one is no failure, so nothing is asked for again.
    await vi.advanceTimersByTimeAsync(29_000);
    expect(answers).toHaveLength(2);
  });

  it('are not out of reach when only an older question fails', async () => {
    const fail: ((error: Error) => void)[] = [];
    let listener!: ChangeListener;
    let count = 0;
    const { store, title, lines } = open({
      port: {
        published: ({ brand }) => {
          if (brand !== 'weekly') return Promise.resolve([]);
          count += 1;
          return count === 1
            ? new Promise((_resolve, reject) => fail.push(reject))
            : Promise.resolve([publication('Nueva')]);
        },
        listen: (own) => {
          listener = own;
          return () => undefined;
        },
      },
    });
    const started = store.start();
    listener.changed({ id: 1, brand: 'weekly', page: 'home' });
    await settled();
    fail[0]!(new ApiError('down', 'Down.', 503));
    await started;
    expect([await title(), lines]).toEqual(['Nueva', []]);
  });

  it('are asked for again when an answer does not come', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const times: number[] = [];
    const { store } = open({
      port: {
        published: ({ brand }, { signal } = {}) => {
          if (brand !== 'weekly') return Promise.resolve([]);
          times.push(Date.now() - START);
          return new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(new ApiError('aborted', 'Aborted.'))),
          );
        },
        listen: () => () => undefined,
      },
    });
    void store.start();
    await vi.advanceTimersByTimeAsync(8_000);
    // Each is given up after three seconds, and the next one waits for a half and for a whole second.
    expect(times).toEqual([0, 3_500, 7_500]);
  });

  it('that a change brings are not asked for once more by the try after a failure', async () => {
    const { store, played, asked, tell } = open();
    played.isAway = true;
    await store.start();
    await settled();
    played.isAway = false;
    tell().changed({ id: 1, brand: 'weekly', page: 'home' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked()).toHaveLength(2);
  });

  it('are asked for again at the time of the service, if its reply tells another one', async () => {
    let ahead = 0;
    const times: string[] = [];
    const { store } = open({
      clock: () => new Date(Date.now() + ahead),
      port: {
        published: async ({ brand, at }) => {
          if (brand === 'weekly') times.push(at!.toISOString());
          ahead = 3_600_000;
          return [];
        },
        listen: () => () => undefined,
      },
    });
    await store.start();
    expect(times).toEqual(['2026-02-01T11:59:00.000Z', '2026-02-01T12:59:00.000Z']);
  });

  it('are asked for again once, though the time of the service is never the same', async () => {
    let ahead = 0;
    let count = 0;
    const { store, lines } = open({
      clock: () => new Date(Date.now() + ahead),
      port: {
        published: async ({ brand }) => {
          ahead += 3_600_000;
          if (brand === 'weekly') count += 1;
          return [];
        },
        listen: () => () => undefined,
      },
    });
    await store.start();
    await settled();
    expect([count, lines]).toEqual([2, []]);
  });
});

describe('X5 a plan', () => {
  const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();

  it('begins and ends at its instants, and readers get each once', async () => {
    const { store, played, title, turned } = open();
    played.pages = [
      publication('Una', { until: at(10) }),
      publication('Especial', { from: at(10), until: at(20), revision: 2 }),
      publication('Una', { from: at(20) }),
    ];
    await store.start();
    const seen: string[] = [];
    const told: number[] = [];
    for (let minute = 1; minute <= 25; minute += 1) {
      const before = turned.length;
      await vi.advanceTimersByTimeAsync(MINUTE);
      if (turned.length > before) told.push(minute);
      seen.push(await title());
    }
    expect([seen[8], seen[9], seen[18], seen[19]]).toEqual(['Una', 'Especial', 'Especial', 'Una']);
    expect([told, turned]).toEqual([
      [10, 20],
      [
        ['weekly', ['home']],
        ['weekly', ['home']],
      ],
    ]);
  });

  it('begins at its second, and not with the next reading', async () => {
    const { store, played, turned } = open();
    played.pages = [
      publication('Una', { until: at(10.1) }),
      publication('Especial', { from: at(10.1), until: null }),
    ];
    await store.start();
    await vi.advanceTimersByTimeAsync(10.1 * MINUTE - 1);
    expect(turned).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(turned).toEqual([['weekly', ['home']]]);
    // The reading of all pages is the only timer that is left, however often they were read.
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([turned.length, vi.getTimerCount()]).toEqual([1, 1]);
  });

  it('begins, though the timer is a moment early and its instant comes while the pages are compared', async () => {
    const offsets: number[] = [];
    const { store, played, turned } = open({ clock: () => new Date(Date.now() + (offsets.shift() ?? 0)) });
    played.pages = [publication('Una', { until: at(10.1) }), publication('Especial', { from: at(10.1) })];
    await store.start();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    offsets.push(-1);
    await vi.advanceTimersByTimeAsync(0.1 * MINUTE + 1);
    expect(turned).toEqual([['weekly', ['home']]]);
  });

  it('of one brand begins at its instant while another brand has plans too', async () => {
    const { store, played, turned } = open();
    played.pages = [
      publication('Una', { until: at(10.1) }),
      publication('Especial', { from: at(10.1), until: at(20.1) }),
      publication('Una', { from: at(20.1) }),
      publication('Una', { brand: 'daily', until: at(14.1) }),
      publication('Otra', { brand: 'daily', from: at(14.1) }),
    ];
    await store.start();
    const told: [minute: number, brand: string][] = [];
    for (let tenth = 1; tenth <= 250; tenth += 1) {
      const before = turned.length;
      await vi.advanceTimersByTimeAsync(MINUTE / 10);
      for (const [brand] of turned.slice(before)) told.push([tenth / 10, brand]);
    }
    expect(told).toEqual([
      [10.1, 'weekly'],
      [14.1, 'daily'],
      [20.1, 'weekly'],
    ]);
  });

  it('of the far future waits as long as a timer can', async () => {
    const { store, played, turned } = open();
    const days = 40 * 24 * 60;
    played.pages = [
      publication('Una', { until: at(days) }),
      publication('Especial', { from: at(days), until: null }),
    ];
    await store.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([turned, vi.getTimerCount()]).toEqual([[], 2]);
  });

  it('is seen before it begins at its instant, which changes nothing for readers', async () => {
    const { store, played, title } = open();
    played.pages = [
      publication('Una', { until: at(10) }),
      publication('Especial', { from: at(10), until: at(20) }),
    ];
    await store.start();
    expect(await title(new Date(at(15)))).toBe('Especial');
    expect(await title()).toBe('Una');
    // After its end without a successor, the last one stays.
    await vi.advanceTimersByTimeAsync(25 * MINUTE);
    expect(await title()).toBe('Especial');
  });

  it('of a page that readers do not have yet is seen at its instant alone', async () => {
    const { store, played } = open();
    played.pages = [publication('Una'), publication('Planeada', { page: 'section', from: at(10) })];
    await store.start();
    const section = async (instant?: Date) => (await store.at('weekly', instant)).pages.section.title;
    const before = await section();
    expect(before).not.toBe('Planeada');
    expect(await section(new Date(at(15)))).toBe('Planeada');
    expect(await section()).toBe(before);
  });

  it('of another page changes the pages of a brand, and the same ones are not made again', async () => {
    const { store, played } = open();
    await store.start();
    const first = await store.at('weekly');
    expect(await store.at('weekly')).toBe(first);
    expect(first.stampOf('home')).toMatch(/^[\w-]{16}$/);
    played.pages = [publication('Una'), publication('x', { page: 'section' })];
    await vi.advanceTimersByTimeAsync(30_000);
    const next = await store.at('weekly');
    expect([next === first, next.pages.section.title]).toEqual([false, 'x']);
    expect(next.stampOf('home')).toBe(first.stampOf('home'));
  });
});

describe('X5 a stored page that is wrong', () => {
  const strange = { id: 'x1', block: 'no-such-block' };
  const broken = (revision: number) =>
    publication('Rota', { revision, document: { ...home, title: 'Rota', regions: { main: [strange] } } });

  it('shows the last good one, and is in the log once for each revision', async () => {
    const { store, played, lines, title } = open();
    await store.start();
    for (const revision of [2, 2, 3]) {
      played.pages = [broken(revision)];
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await title()).toBe('Una');
    }
    expect(lines).toEqual(
      [2, 3].map((revision) => [
        'parts of a stored page are not shown',
        { brand: 'weekly', page: 'home', revision, faults: ['x1: there is no block no-such-block'] },
      ]),
    );
  });

  it('shows the last good one, though its header is left: readers would get an empty page', async () => {
    const { store, played, title } = open();
    await store.start();
    const { header = [] } = home.regions;
    expect(header.length).toBeGreaterThan(0);
    played.pages = [
      publication('Rota', { document: { ...titled('Rota'), regions: { header, main: [strange] } } }),
    ];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await title()).toBe('Una');
  });

  it('is shown without its wrong part if something is left, or there never was anything', async () => {
    const { store, played, title } = open();
    const [good] = home.regions['main'] ?? [];
    played.pages = [
      publication('Mitad', { document: { ...titled('Mitad'), regions: { main: [strange, good!] } } }),
    ];
    await store.start();
    expect(await title()).toBe('Mitad');
    played.pages = [publication('Nada', { document: { ...titled('Nada'), regions: {} } })];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await title()).toBe('Nada');
  });
});

describe('X5 pages without a service that is followed', () => {
  it('are those of this build without one', async () => {
    const { store, title } = open({ port: undefined });
    await store.start();
    expect(await title()).toBe(home.title);
    expect((await store.at('weekly')).stampOf('home')).toBe('build');
  });

  it('are read for each question in development, and no timer stays', async () => {
    const { played, asked, title, tell } = open({ follow: false });
    expect(await title()).toBe('Una');
    played.pages = [publication('Otra')];
    expect(await title()).toBe('Otra');
    expect([asked().length, tell(), vi.getTimerCount()]).toEqual([2, undefined, 0]);
    played.isAway = true;
    expect([await title(), vi.getTimerCount()]).toEqual(['Otra', 0]);
  });

  it('are read no more after the end', async () => {
    const { store, asked, stopped, played } = open();
    const then = new Date(START + MINUTE).toISOString();
    played.pages = [publication('Una', { until: then }), publication('Otra', { from: then })];
    await store.start();
    expect(vi.getTimerCount()).toBe(2);
    store.close();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect([asked().length, stopped(), vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
