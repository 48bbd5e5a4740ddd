import { describe, expect, it } from 'vitest';
import { filesOfShard } from './shard.ts';

const PATTERNS = ['tests/mutation/*.ts', 'stryker.config.mjs', '!tests/mutation/*.test.ts'];

describe('a shard of the mutated files', () => {
  it('is some of them, and the shards together are all', () => {
    const shards = ['1/2', '2/2'].map((shard) => filesOfShard(PATTERNS, shard));
    const all = filesOfShard(PATTERNS, '1/1');
    expect(all).toContain('stryker.config.mjs');
    expect(all).toContain('tests/mutation/shard.ts');
    expect(all.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    expect(shards.flat().sort()).toEqual(all);
    expect(Math.abs(shards[0]!.length - shards[1]!.length)).toBeLessThanOrEqual(1);
  });

  it('is all patterns when none is asked for', () => {
    expect(filesOfShard(PATTERNS, '')).toEqual(PATTERNS);
  });
});
