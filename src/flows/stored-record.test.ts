import { expect, it } from 'vitest';
import { readRecord, storedText } from './stored-record.ts';

it('a stored record is an object, and nothing else that a tab may hold', () => {
  expect(readRecord('{"a":1}')).toEqual({ a: 1 });
  for (const stored of [null, '', 'null', '[1]', '"text"', '7', '{"a":'])
    expect(readRecord(stored)).toBeUndefined();
});

it('a stored text has at most 4,000 characters', () => {
  expect(storedText('')).toBe('');
  expect(storedText('x'.repeat(4000))).toHaveLength(4000);
  for (const value of ['x'.repeat(4001), 7, null, undefined, { length: 1 }, ['a']])
    expect(storedText(value)).toBeUndefined();
});
