import { describe, expect, it } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { sampleSeed, someOf } from './sample.ts';

const TESTS = ['headers', 'fronts', 'voice', 'film', 'store', 'newsletters', 'help', 'live notice'];
const COMMITS = Array.from({ length: 60 }, (_, at) => `commit ${at}`);
const pairs = (seed: string): string[] => TESTS.map((test) => someOf(BRANDS, 2, test, seed).join(' '));

describe('the brands that a test tries', () => {
  it('are two, and the same within a commit', () => {
    for (const seed of COMMITS) {
      expect(pairs(seed)).toEqual(pairs(seed));
      for (const pair of pairs(seed)) expect(new Set(pair.split(' ')).size).toBe(2);
    }
  });

  it('are others after each commit', () => {
    for (const [at, seed] of COMMITS.slice(1).entries()) expect(pairs(seed)).not.toEqual(pairs(COMMITS[at]!));
  });

  it('are every pair of them in the course of time', () => {
    const seen = new Set(COMMITS.flatMap(pairs).map((pair) => pair.split(' ').sort().join(' ')));
    expect(seen.size).toBe((BRANDS.length * (BRANDS.length - 1)) / 2);
  });

  it('are all of a short list', () => {
    expect(someOf(['weekly', 'daily'], 2, 'tv', 'a')).toEqual(['weekly', 'daily']);
  });

  it('follow the commit, or the seed that repeats another one', () => {
    expect(sampleSeed()).toMatch(/\S/);
  });
});
