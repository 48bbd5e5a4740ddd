import type { CollectionDocument } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { addStory, changeItem, moveItem, override, removeItem } from './changes.ts';

const LIST: CollectionDocument = {
  title: 'Portada',
  items: [
    { id: 'a', story: 'a', pinned: true },
    { id: 'b', story: 'b' },
    { id: 'c', story: 'c' },
  ],
};
const ids = ({ items }: CollectionDocument): string => items.map(({ id }) => id).join('');

describe('X5 changes of a collection on the desk', () => {
  it('a new story is below the pinned ones, and is there once', () => {
    expect(ids(addStory(LIST, 'd'))).toBe('adbc');
    expect(addStory(LIST, 'c')).toBe(LIST);
  });

  it.each([
    ['c', 0, 'cab'],
    ['a', 2, 'bca'],
    ['b', 9, 'acb'],
    ['b', -1, 'bac'],
    ['x', 0, 'abc'],
  ])('%s moves to %i', (id, to, order) => {
    expect(ids(moveItem(LIST, id, to))).toBe(order);
  });

  it('what is taken back is absent, as if it had never been written', () => {
    const changed = override(override(LIST, 'b', 'headline', 'Otro'), 'b', 'standfirst', '');
    expect(changed.items[1]).toEqual({
      id: 'b',
      story: 'b',
      overrides: { headline: 'Otro', standfirst: '' },
    });
    const back = override(override(changed, 'b', 'headline', undefined), 'b', 'standfirst', undefined);
    expect(back).toEqual(LIST);
    expect(changeItem(changeItem(LIST, 'b', { pinned: true }), 'b', { pinned: false })).toEqual(LIST);
  });

  it('takes out', () => {
    expect(ids(removeItem(LIST, 'b'))).toBe('ac');
  });
});
