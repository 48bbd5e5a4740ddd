import fc from '../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import type { CollectionDocument, CollectionItem } from '../domain/collection/document.ts';
import { collectionChangesInWords } from './collection-changes.ts';
import { mergeCollections, resolveCollectionConflict } from './merge-collection.ts';
import { sameJson } from './same.ts';

const item = (id: string, more: Partial<CollectionItem> = {}): CollectionItem => ({ id, story: id, ...more });
const list = (ids: string, more: Partial<CollectionDocument> = {}): CollectionDocument => ({
  title: 'Portada',
  items: [...ids].map((id) => item(id)),
  ...more,
});

/** A collection of few ids, so that sides meet. */
const collection: fc.Arbitrary<CollectionDocument> = fc
  .record({
    order: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
    more: fc.array(
      fc.record(
        {
          pinned: fc.constant(true as const),
          until: fc.constantFrom('2030-01-01T00:00:00.000Z', '2031-01-01T00:00:00.000Z'),
          overrides: fc.record(
            {
              headline: fc.constantFrom('Uno', 'Dos'),
              focalPoint: fc.record({ x: fc.constantFrom(0, 1), y: fc.constant(0) }),
            },
            { requiredKeys: ['headline'] },
          ),
        },
        { requiredKeys: [] },
      ),
      { minLength: 5, maxLength: 5 },
    ),
    title: fc.constantFrom('Portada', 'Otra'),
    fill: fc.constantFrom(undefined, '/live'),
  })
  .map(({ order, more, title, fill }) => ({
    title,
    ...(fill && { fill }),
    items: order.map((id) => item(id, more[id.charCodeAt(0) - 97])),
  }));

describe('X5 merging collections', () => {
  it('what does not touch is merged: order, additions, overrides', () => {
    const base = list('abc');
    const mine = list('', { items: [item('c'), item('a', { overrides: { headline: 'Otro' } }), item('b')] });
    const theirs = list('', {
      items: [item('a', { overrides: { standfirst: 'Más' } }), item('b'), item('c'), item('d')],
    });
    const { document, conflicts } = mergeCollections(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.items).toEqual([
      item('c'),
      item('a', { overrides: { headline: 'Otro', standfirst: 'Más' } }),
      item('b'),
      item('d'),
    ]);
  });

  it('the same headline changed by both is chosen', () => {
    const says = (headline: string) => list('', { items: [item('a', { overrides: { headline } })] });
    const { document, conflicts } = mergeCollections(list('a'), says('Mío'), says('Suyo'));
    expect(conflicts).toMatchObject([
      { kind: 'item', itemId: 'a', key: 'headline', mine: 'Mío', theirs: 'Suyo' },
    ]);
    expect(resolveCollectionConflict(document, conflicts[0]!, 'theirs')).toEqual(says('Suyo'));
  });

  it('one taken out by one side and changed by the other is chosen', () => {
    const changed = list('', { items: [item('a', { pinned: true })] });
    const { document, conflicts } = mergeCollections(list('a'), list(''), changed);
    expect(conflicts).toMatchObject([{ kind: 'presence', itemId: 'a' }]);
    expect(document).toEqual(changed);
    expect(resolveCollectionConflict(document, conflicts[0]!, 'mine')).toEqual(list(''));
  });

  it('loses nothing: a side that changed nothing gives the other, and each item is there once', () => {
    fc.assert(
      fc.property(collection, collection, collection, (base, mine, theirs) => {
        expect(mergeCollections(base, mine, base)).toEqual({ document: mine, conflicts: [] });
        expect(mergeCollections(base, base, theirs).conflicts).toEqual([]);
        expect(sameJson(mergeCollections(base, base, theirs).document, theirs)).toBe(true);
        const { document, conflicts } = mergeCollections(base, mine, theirs);
        const ids = document.items.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)]);
        const has = (side: CollectionDocument, id: string): boolean =>
          side.items.some((one) => one.id === id);
        for (const side of [mine, theirs])
          for (const { id } of side.items) if (!has(base, id)) expect(ids).toContain(id);
        for (const { id } of base.items)
          if (!has(mine, id) && !has(theirs, id)) expect(ids).not.toContain(id);
        // A value that only one side changed is in the merged collection.
        for (const [side, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const)
          for (const own of side.items) {
            const was = base.items.find(({ id }) => id === own.id);
            const left = other.items.find(({ id }) => id === own.id);
            if (!was || !left || was.overrides?.headline !== left.overrides?.headline) continue;
            expect(document.items.find(({ id }) => id === own.id)?.overrides?.headline).toBe(
              own.overrides?.headline,
            );
          }
        // Choosing one side everywhere gives the same from both points of view.
        const other = mergeCollections(base, theirs, mine);
        const chosen = conflicts.reduce((now, one) => resolveCollectionConflict(now, one, 'mine'), document);
        const seen = other.conflicts.reduce(
          (now, one) => resolveCollectionConflict(now, one, 'theirs'),
          other.document,
        );
        const byId = ({ items }: CollectionDocument) =>
          [...items].sort((one, two) => (one.id < two.id ? -1 : 1));
        expect(sameJson(byId(chosen), byId(seen))).toBe(true);
      }),
    );
  });

  it('no change has no words, and every change has some', () => {
    fc.assert(
      fc.property(collection, collection, (before, after) => {
        const words = collectionChangesInWords(before, after);
        expect(words.length === 0).toBe(sameJson(before, after));
      }),
    );
  });
});
