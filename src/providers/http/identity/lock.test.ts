import { describe, expect, it } from 'vitest';
import { browserLock } from './lock.ts';

/** Counts overlaps of tasks that start at the same time. */
async function overlaps(navigator: Parameters<typeof browserLock>[0]): Promise<number> {
  const lock = browserLock(navigator);
  let [running, most] = [0, 0];
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return 'done';
  };
  expect(await Promise.all([lock('a', work), lock('a', work)])).toEqual(['done', 'done']);
  return most;
}

describe('A5 tabs one at a time', () => {
  it('with the browser’s locks', async () => {
    expect(await overlaps(navigator)).toBe(1);
  });

  it('concurrently without locks', async () => {
    expect(await overlaps({})).toBe(2);
  });

  it('a failure is passed on and releases the lock', async () => {
    const lock = browserLock(navigator);
    await expect(lock('b', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await lock('b', async () => 1)).toBe(1);
  });
});
