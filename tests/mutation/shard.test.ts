import { describe, expect, it } from 'vitest';
import { shardOf } from './shard.ts';

const PATTERNS = ['tests/mutation/*.ts', 'stryker.config.mjs', '!tests/mutation/*.test.ts'];

describe('a shard of the mutated files', () => {
  it('is every nth of them, so that the shards together are all', () => {
    const shards = ['1/2', '2/2'].map((shard) => shardOf(PATTERNS, shard));
    const all = shardOf(PATTERNS, '1/1');
    expect(all).toContain('stryker.config.mjs');
    expect(all).toContain('tests/mutation/shard.ts');
    expect(all.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    expect(shards.flat().sort()).toEqual(all);
    expect(Math.abs(shards[0]!.length - shards[1]!.length)).toBeLessThanOrEqual(1);
  });

  it('is all patterns when none is asked for', () => {
    expect(shardOf(PATTERNS, '')).toEqual(PATTERNS);
  });

  it.each(['0/2', '3/2', '2', 'one/two', '/'])('is refused when it is %s', (shard) => {
    expect(() => shardOf(PATTERNS, shard)).toThrow('as in SHARD=2/3');
  });
});
