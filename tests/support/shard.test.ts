import { describe, expect, it } from 'vitest';
import { shardOf } from './shard.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e'];

describe('a shard', () => {
  it('is every nth item, so that the shards together are all', () => {
    expect(['1/3', '2/3', '3/3'].map((shard) => shardOf(ITEMS, shard))).toEqual([
      ['a', 'd'],
      ['b', 'e'],
      ['c'],
    ]);
  });

  it('is all items when none is asked for', () => {
    for (const none of ['', '1/1']) expect(shardOf(ITEMS, none)).toEqual(ITEMS);
  });

  it.each(['0/2', '3/2', '1.5/2', '2', 'one/two', '/'])('is refused when it is %s', (shard) => {
    expect(() => shardOf(ITEMS, shard)).toThrow('as in SHARD=2/3');
  });
});
