import { describe, expect, it } from 'vitest';
import { readConfig } from './env.ts';
import { fittingPageMb } from './page-memory.ts';

const GB = 2 ** 30;

describe('the room for pages in memory', () => {
  it.each([
    ['a small container on a large machine', { total: 64 * GB, limit: GB / 2, heap: 4 * GB }, 32],
    ['a machine of 4 GB', { total: 4 * GB, limit: 0, heap: 2 * GB }, 256],
    ['a machine that names no limit as a number', { total: 4 * GB, limit: 2 ** 64, heap: 2 * GB }, 256],
    ['a small heap', { total: 64 * GB, limit: 0, heap: GB / 2 }, 128],
    ['a large machine', { total: 512 * GB, limit: 0, heap: 16 * GB }, 1024],
    ['a tiny one', { total: GB / 8, limit: 0, heap: GB / 8 }, 16],
  ])('fits %s', (_name, machine, mb) => {
    expect(fittingPageMb(machine)).toBe(mb);
  });

  it('is the default of PAGE_CACHE_MB', () => {
    expect(readConfig({}).pageCacheMb).toBe(fittingPageMb());
    expect(readConfig({ PAGE_CACHE_MB: '5' }).pageCacheMb).toBe(5);
  });
});
