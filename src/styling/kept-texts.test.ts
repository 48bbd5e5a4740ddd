import { expect, it } from 'vitest';
import { keptTexts } from './kept-texts.ts';

it('makes a text once, and drops the least recently used for want of room', () => {
  const made: string[] = [];
  const kept = keptTexts(30);
  const ask = (key: string): string =>
    kept(key, () => {
      made.push(key);
      return key.repeat(9);
    });
  for (const key of ['a', 'b', 'c', 'a']) expect(ask(key)).toBe(key.repeat(9));
  expect(made).toEqual(['a', 'b', 'c']);
  // Now b is the one that was used least recently.
  for (const key of ['d', 'a', 'c']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('returns a text that is longer than its room', () => {
  expect(keptTexts(3)('key', () => 'a long text')).toBe('a long text');
});
