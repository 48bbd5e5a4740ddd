import { describe, expect, it } from 'vitest';
import type { CollectionDocument, CollectionItem } from './document.ts';
import { collectionKind, itemsInForce, turnsOf, unusedStrip, withAuthors } from './rules.ts';

const item = (id: string, more: Partial<CollectionItem> = {}): CollectionItem => ({ id, story: id, ...more });
const list = (...items: CollectionItem[]): CollectionDocument => ({ title: 'Portada', items });
const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));
const iso = (minute: number): string => at(minute).toISOString();

describe('X5 what is in force in a collection', () => {
  const document = list(
    item('a', { until: iso(10) }),
    item('b', { from: iso(10), pinned: true }),
    item('c'),
    item('d', { from: iso(5), until: iso(10), pinned: true }),
  );
  it.each([
    [0, 'ac'],
    [5, 'dac'],
    [10, 'bc'],
  ])('after %i minutes: %s, what is pinned first', (minute, ids) => {
    expect(
      itemsInForce(document, at(minute))
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('turns are the instants to come, each once', () => {
    expect(turnsOf(document, at(0))).toEqual([at(5).getTime(), at(10).getTime()]);
    expect(turnsOf(document, at(10))).toEqual([]);
  });

  it('strips are known by their ids, in their brand', () => {
    const ids = ['weekly-ultima-hora', 'weekly-en-vivo', 'daily-en-vivo', 'weekly-portada'];
    expect(ids.map((id) => collectionKind('weekly', id))).toEqual(['breaking', 'live', 'list', 'list']);
  });

  it('a strip that no editor has used breaks nothing, and shows the running coverage', () => {
    expect([unusedStrip('breaking'), unusedStrip('live')]).toEqual([
      { title: 'Última hora', items: [] },
      { title: 'En vivo', items: [], fill: '/live' },
    ]);
  });

  it('who added an item stays, and a caller cannot name another', () => {
    const base = list(item('a', { by: 'ana' }), item('b'));
    const signed = withAuthors(
      list(item('a'), item('b', { by: 'otra' }), item('c', { by: 'otra' })),
      base,
      'beto',
    );
    expect(signed.items).toEqual([
      item('a', { by: 'ana' }),
      // Of a time before authors were noted.
      item('b'),
      item('c', { by: 'beto' }),
    ]);
    expect(signed.items[1]).not.toHaveProperty('by');
  });
});
