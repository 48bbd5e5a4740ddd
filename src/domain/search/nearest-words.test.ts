import { describe, expect, it } from 'vitest';
import { editDistance, nearestWords } from './nearest-words.ts';

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['casa', 'casa', 0],
    ['casa', 'cas', 1],
    ['casa', 'casas', 1],
    ['casa', 'cama', 1],
    ['ab', 'ba', 1],
    ['casa', 'acsa', 1],
    ['casa', 'caas', 1],
    ['abc', 'cba', 2],
    ['abcd', 'badc', 2],
    // A swapped pair is not changed again.
    ['ab', 'bca', 3],
    ['aab', 'bba', 2],
    ['xab', 'yba', 2],
    ['ñandú', 'nandu', 2],
  ])('%j and %j is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('the words nearest to a misspelt one', () => {
  it('have one change, and two in a word of more than five letters', () => {
    expect(nearestWords('abcde', ['abcxy', 'abcdx'])).toEqual(['abcdx']);
    expect(nearestWords('abcde', ['abcxy', 'abcdefg'])).toEqual([]);
    expect(nearestWords('abcdef', ['abcdxy', 'abcdefgh', 'abcxyz'])).toEqual(['abcdxy', 'abcdefgh']);
    expect(nearestWords('abcdef', ['abcdxy', 'abcdex'])).toEqual(['abcdex']);
  });

  it('are other words, and none for a very long one', () => {
    expect(nearestWords('casa', ['casa', 'cama'])).toEqual(['cama']);
    expect(nearestWords('casa', ['casa'])).toEqual([]);
    expect(nearestWords('x'.repeat(40), ['x'.repeat(41)])).toEqual(['x'.repeat(41)]);
    expect(nearestWords('x'.repeat(41), ['x'.repeat(40)])).toEqual([]);
  });
});
