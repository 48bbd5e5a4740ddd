import { describe, expect, it } from 'vitest';
import { createUploads } from './uploads.ts';

describe('forms with files', () => {
  it('are read so many at once, and again when one has been read or has failed', async () => {
    const { read } = createUploads(() => new Date(0), 2);
    const ends: (() => void)[] = [];
    const slow = () => read(() => new Promise<string>((resolve) => ends.push(() => resolve('read'))));
    const [first, second] = [slow(), slow()];
    expect(await slow()).toBeUndefined();
    ends[0]!();
    expect(await first).toBe('read');
    await expect(read(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await read(() => Promise.resolve(1))).toBe(1);
    ends[1]!();
    expect(await second).toBe('read');
  });

  it('are ten of an address in ten minutes', () => {
    let now = 0;
    const { allows } = createUploads(() => new Date(now));
    expect(Array.from({ length: 11 }, () => allows('a'))).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(allows('b')).toBe(true);
    now = 600_000;
    expect(allows('a')).toBe(true);
  });
});
