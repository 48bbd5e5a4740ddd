import { expect, it } from 'vitest';
import { sourceOf } from './source-of.ts';

const NAMES = ['title', 'collectionId', 'authorId', 'section', 'fromPage'];

it.each([
  [{ collectionId: 'c', section: '/s', authorId: 'a' }, ['c']],
  [{ authorId: 'a', section: '/s' }, ['a', '/s']],
  [{ section: '/s', collectionId: '' }, ['/s']],
  [{}, []],
])('the source of %j', (settings, expected) => {
  const found = sourceOf(settings, NAMES);
  expect(Array.isArray(found) && found.map(({ value }: { value: string }) => value)).toEqual(expected);
});

it('is the page where the block takes its list, and none for a block without a source', () => {
  expect(sourceOf({ fromPage: true, section: '/s' }, NAMES)).toBe('page');
  expect(sourceOf({ section: '/s' }, ['title'])).toBeUndefined();
});
