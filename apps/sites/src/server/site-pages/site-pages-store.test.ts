import { ApiError } from 'rotativa/domain';
import type { ChangeListener, PublishedPage } from 'rotativa/providers';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { home, MINUTE, openStore, publication, settled, START, titled } from './site-pages.fixture.ts';

describe('X5 the pages of a service', () => {
  it('are read once for each brand, a minute back, and every half minute without any news', async () => {
    const { store, asked, title } = openStore();
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
    const { store, played, asked, title, tell, turned, contents } = openStore();
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
    const { store, asked, tell, contents } = openStore();
    await store.start();
    tell().missed();
    await settled();
    expect([asked().length, contents]).toEqual([2, []]);
    tell().missed();
    await settled();
    expect([asked().length, contents]).toEqual([3, [[undefined, []]]]);
  });

  it('are asked for twice as seldom after each failure, and the outage is in the log once, with its time', async () => {
    const { store, played, asked, lines, title } = openStore();
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
    const { store, played, tell, title, lines } = openStore();
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
    const { played, title, turned } = openStore();
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
    const { store, title } = openStore({
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
    const { store, title, lines } = openStore({
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
    const { store } = openStore({
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
    const { store, played, asked, tell } = openStore();
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
    const { store } = openStore({
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
    const { store, lines } = openStore({
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

describe('X5 a stored page that is wrong', () => {
  const strange = { id: 'x1', block: 'no-such-block' };
  const broken = (revision: number) =>
    publication('Rota', { revision, document: { ...home, title: 'Rota', regions: { main: [strange] } } });

  it('shows the last good one, and is in the log once for each revision', async () => {
    const { store, played, lines, title } = openStore();
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
    const { store, played, title } = openStore();
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
    const { store, played, title } = openStore();
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
    const { store, title } = openStore({ port: undefined });
    await store.start();
    expect(await title()).toBe(home.title);
    expect((await store.at('weekly')).stampOf('home')).toBe('build');
  });

  it('are read for each question in development, and no timer stays', async () => {
    const { played, asked, title, tell } = openStore({ follow: false });
    expect(await title()).toBe('Una');
    played.pages = [publication('Otra')];
    expect(await title()).toBe('Otra');
    expect([asked().length, tell(), vi.getTimerCount()]).toEqual([2, undefined, 0]);
    played.isAway = true;
    expect([await title(), vi.getTimerCount()]).toEqual(['Otra', 0]);
  });

  it('are read no more after the end', async () => {
    const { store, asked, stopped, played } = openStore();
    const then = new Date(START + MINUTE).toISOString();
    played.pages = [publication('Una', { until: then }), publication('Otra', { from: then })];
    await store.start();
    expect(vi.getTimerCount()).toBe(2);
    store.close();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect([asked().length, stopped(), vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
