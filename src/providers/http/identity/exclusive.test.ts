import { describe, expect, it } from 'vitest';
import { browserExclusive } from './exclusive.ts';

/** Overlaps of work that was begun at once. */
async function overlaps(navigator: Parameters<typeof browserExclusive>[0]): Promise<number> {
  const exclusive = browserExclusive(navigator);
  let [running, most] = [0, 0];
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return 'done';
  };
  expect(await Promise.all([exclusive('a', work), exclusive('a', work)])).toEqual(['done', 'done']);
  return most;
}

describe('A5 tabs one at a time', () => {
  it('by the browser’s locks', async () => {
    expect(await overlaps(navigator)).toBe(1);
  });

  it('at once where there are none', async () => {
    expect(await overlaps({})).toBe(2);
  });

  it('a failure is handed on, and lets the next one in', async () => {
    const exclusive = browserExclusive(navigator);
    await expect(exclusive('b', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await exclusive('b', async () => 1)).toBe(1);
  });
});
