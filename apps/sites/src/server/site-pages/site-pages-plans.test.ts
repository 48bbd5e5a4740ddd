import { describe, expect, it, vi } from 'vitest';
import { MINUTE, openStore, publication, START } from './site-pages.fixture.ts';

describe('X5 a plan', () => {
  const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();

  it('begins and ends at its instants, and readers get each once', async () => {
    const { store, played, title, turned } = openStore();
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
    const { store, played, turned } = openStore();
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
    const { store, played, turned } = openStore({
      clock: () => new Date(Date.now() + (offsets.shift() ?? 0)),
    });
    played.pages = [publication('Una', { until: at(10.1) }), publication('Especial', { from: at(10.1) })];
    await store.start();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    offsets.push(-1);
    await vi.advanceTimersByTimeAsync(0.1 * MINUTE + 1);
    expect(turned).toEqual([['weekly', ['home']]]);
  });

  it('of one brand begins at its instant while another brand has plans too', async () => {
    const { store, played, turned } = openStore();
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
    const { store, played, turned } = openStore();
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
    const { store, played, title } = openStore();
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
    const { store, played } = openStore();
    played.pages = [publication('Una'), publication('Planeada', { page: 'section', from: at(10) })];
    await store.start();
    const section = async (instant?: Date) => (await store.at('weekly', instant)).pages.section.title;
    const before = await section();
    expect(before).not.toBe('Planeada');
    expect(await section(new Date(at(15)))).toBe('Planeada');
    expect(await section()).toBe(before);
  });

  it('of another page changes the pages of a brand, and the same ones are not made again', async () => {
    const { store, played } = openStore();
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
