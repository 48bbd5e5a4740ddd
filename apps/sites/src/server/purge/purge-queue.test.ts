import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPurgeQueue } from './purge-queue.ts';

const KEY = 'weekly/story/A';

/** The queue with its own times, and what it sent when. */
function openQueue() {
  const begun = Date.now();
  const play = { fails: false };
  const calls: { at: number; keys: readonly string[] }[] = [];
  const lines: object[] = [];
  const queue = createPurgeQueue({
    port: {
      header: () => ({}),
      purge: async (keys, { signal } = {}) => {
        calls.push({ at: Date.now() - begun, keys });
        await new Promise((resolve) => setTimeout(resolve, 1));
        signal?.throwIfAborted();
        if (play.fails) throw new Error('down');
      },
    },
    log: {
      info: (what, message) => lines.push({ ...what, message }),
      warn: (what, message) => lines.push({ ...what, message }),
    },
  });
  return { play, calls, lines, queue, times: () => calls.map(({ at }) => at) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('X5 the times of purges', () => {
  it('are 100 ms after a change, and once more after 5 s', async () => {
    const { queue, times } = openQueue();
    queue.add([KEY]);
    await vi.advanceTimersByTimeAsync(99);
    expect(times()).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toEqual([100, 5100]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are twice as long after each failure, up to half a minute, and 100 ms again after a success', async () => {
    const { play, queue, times, calls, lines } = openQueue();
    play.fails = true;
    queue.add([KEY]);
    await vi.advanceTimersByTimeAsync(100_000);
    const gaps = times().map((at, index) => at - (times()[index - 1] ?? 0));
    // Each purge takes 1 ms.
    expect(gaps).toEqual([100, 501, 1001, 2001, 4001, 8001, 16_001, 30_001, 30_001]);
    expect(lines.at(-1)).toEqual({
      err: new Error('down'),
      count: 1,
      failures: 9,
      message: 'purge failed: it is tried again',
    });
    play.fails = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines.at(-1)).toEqual({ keys: [KEY], count: 1, message: 'purged' });
    expect(calls.at(-1)?.keys).toEqual([KEY]);
    const before = Date.now();
    queue.add(['weekly/story/B']);
    await vi.advanceTimersByTimeAsync(101);
    expect(Date.now() - before).toBe(101);
    expect(calls.at(-1)?.keys).toEqual(['weekly/story/B']);
  });

  it('have the changes that came during a purge 100 ms after it', async () => {
    const { queue, calls } = openQueue();
    queue.add([KEY]);
    await vi.advanceTimersByTimeAsync(100);
    queue.add(['weekly/story/B']);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toEqual([
      { at: 100, keys: [KEY] },
      { at: 201, keys: ['weekly/story/B'] },
    ]);
  });

  it('are none without keys, and none after the end, also of a purge under way', async () => {
    const { queue, calls, lines } = openQueue();
    queue.add([]);
    expect(vi.getTimerCount()).toBe(0);
    queue.add([KEY]);
    await vi.advanceTimersByTimeAsync(100);
    queue.close();
    await vi.advanceTimersByTimeAsync(600_000);
    queue.add([KEY]);
    expect(vi.getTimerCount()).toBe(0);
    expect([calls.length, lines]).toEqual([1, []]);
  });
});

describe('X5 the end of the queue', () => {
  it('leaves nothing that waits: no purge, and no timer that keeps what it holds', async () => {
    const { queue, calls } = openQueue();
    queue.add([KEY]);
    queue.close();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toEqual([]);
  });
});

describe('X5 many keys', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `weekly/story/${at}` as const);

  it.each([
    [2000, keys(2000)],
    [2001, ['weekly']],
  ])('%d are purged one by one, or as their brand', async (count, purged) => {
    const { queue, calls, lines } = openQueue();
    queue.add(keys(count));
    await vi.advanceTimersByTimeAsync(101);
    expect(calls[0]?.keys).toEqual(purged);
    expect(lines[0]).toEqual({ keys: purged.slice(0, 20), count: purged.length, message: 'purged' });
  });
});
