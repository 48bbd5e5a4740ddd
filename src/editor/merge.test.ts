import fc from '../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import type { BlockPlacement, PageDocument } from '../domain/page/document.ts';
import { mergeDocuments, resolveConflict } from './merge.ts';
import { placementsOf } from '../domain/page/placements.ts';

const page = (main: readonly BlockPlacement[], more: Partial<PageDocument> = {}): PageDocument => ({
  layout: 'front',
  title: '',
  ...more,
  regions: { main, ...more.regions },
});
const named = (ids: string): BlockPlacement[] => [...ids].map((id) => ({ id, block: 'note' }));
const with_ = (id: string, settings: Record<string, unknown>, more: Partial<BlockPlacement> = {}) => ({
  id,
  block: 'note',
  settings,
  ...more,
});
const ids = (document: PageDocument, region = 'main') =>
  document.regions[region]?.map(({ id }) => id).join('');

/** A document of few ids in two regions, so that sides meet. */
const document: fc.Arbitrary<PageDocument> = fc
  .record({
    order: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']),
    regions: fc.array(fc.constantFrom('main', 'aside'), { minLength: 6, maxLength: 6 }),
    settings: fc.array(fc.record({ x: fc.nat(2), y: fc.constantFrom('', [1], null) }, { requiredKeys: [] }), {
      minLength: 6,
      maxLength: 6,
    }),
    title: fc.constantFrom('', 'uno', 'dos'),
    mode: fc.constantFrom(undefined, 'light' as const, 'dark' as const),
  })
  .map(({ order, regions, settings, title, mode }) => ({
    layout: 'front',
    title,
    ...(mode && { mode }),
    regions: Object.fromEntries(
      ['main', 'aside'].map((name) => [
        name,
        order
          .filter((_, index) => regions[index] === name)
          .map((id) => ({ id, block: 'note', settings: settings[id.charCodeAt(0) - 97]! })),
      ]),
    ),
  }));

describe('X5 merging documents', () => {
  it('order, presence and settings of different blocks merge without a conflict', () => {
    const base = page([with_('a', { t: 1, u: 1 }), ...named('bcd')]);
    const mine = page([...named('b'), with_('a', { t: 2, u: 1 }), ...named('cd')]);
    const theirs = page([with_('a', { t: 1, u: 3 }), ...named('bdn')], { title: 'Otra' });
    const { document: found, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(found).toEqual(
      page([...named('b'), with_('a', { t: 2, u: 3 }), ...named('dn')], { title: 'Otra' }),
    );
  });

  it('two that move different blocks both get their way', () => {
    const { document: found, conflicts } = mergeDocuments(
      page(named('abcdef')),
      page(named('fabcde')),
      page(named('acdebf')),
    );
    expect([ids(found), conflicts]).toEqual(['facdeb', []]);
  });

  it('two that add blocks at one place: both are there', () => {
    const { document: found, conflicts } = mergeDocuments(
      page(named('ab')),
      page(named('amb')),
      page(named('anb')),
    );
    expect([ids(found), conflicts]).toEqual(['amnb', []]);
  });

  it('a setting that both changed differently is a conflict with both sides', () => {
    const side = (t: unknown) => page([with_('a', { t, u: 1 })]);
    const { document: found, conflicts } = mergeDocuments(side('x'), side('m'), side('t'));
    expect(conflicts).toEqual([
      { kind: 'setting', placementId: 'a', key: 't', base: 'x', mine: 'm', theirs: 't' },
    ]);
    expect(found).toEqual(side('m'));
    expect(resolveConflict(found, conflicts[0]!, 'theirs')).toEqual(side('t'));
  });

  it('a block that one side took out and the other changed or moved away stays, as a conflict', () => {
    const base = page([with_('a', { t: 1 }), ...named('b')]);
    const without = page(named('b'));
    const changed = page([with_('a', { t: 2 }), ...named('b')]);
    const moved = page(named('b'), { regions: { aside: [with_('a', { t: 1 })] } });
    for (const [mine, theirs] of [
      [without, changed],
      [changed, without],
      [without, moved],
    ] as const) {
      // prettier-ignore
      const { document: found, conflicts } = mergeDocuments(base, mine, theirs);
      expect(conflicts).toMatchObject([{ kind: 'placement', placementId: 'a' }]);
      expect(placementsOf(found).map(({ placement }) => placement.id)).toContain('a');
      const [mineChosen, theirsChosen] = (['mine', 'theirs'] as const).map((side) =>
        resolveConflict(found, conflicts[0]!, side),
      );
      expect(ids(mineChosen!)).toBe(ids(mine));
      expect(ids(theirsChosen!)).toBe(ids(theirs));
    }
  });

  it('a block that both moved to different regions or places is a conflict', () => {
    const base = page(named('abc'));
    const aside = page(named('bc'), { regions: { aside: named('a') } });
    const footer = page(named('bc'), { regions: { footer: named('a') } });
    const merge = mergeDocuments(base, aside, footer);
    expect(merge.conflicts).toEqual([
      { kind: 'region', placementId: 'a', base: 'main', mine: 'aside', theirs: 'footer' },
    ]);
    const chosen = resolveConflict(merge.document, merge.conflicts[0]!, 'theirs');
    expect([ids(chosen, 'aside'), ids(chosen, 'footer')]).toEqual(['', 'a']);

    const order = mergeDocuments(page(named('abcd')), page(named('bacd')), page(named('bcda')));
    expect(order.conflicts).toEqual([
      { kind: 'order', region: 'main', base: [...'abcd'], mine: [...'bacd'], theirs: [...'bcda'] },
    ]);
    expect(ids(order.document)).toBe('bacd');
    expect(ids(resolveConflict(order.document, order.conflicts[0]!, 'theirs'))).toBe('bcda');
  });

  it('settings of different versions are merged as a whole', () => {
    const base = page([with_('a', { t: 1, u: 1 })]);
    const newer = page([with_('a', { title: 1, u: 1 }, { version: 2 })]);
    const mine = page([with_('a', { t: 1, u: 2 })]);
    expect(mergeDocuments(base, newer, base)).toEqual({ document: newer, conflicts: [] });
    expect(mergeDocuments(base, mine, newer).conflicts).toMatchObject([{ kind: 'placement' }]);
  });

  it('unknown keys of a page and of a placement are kept', () => {
    const further = (n: number) => ({
      ...page([{ ...named('a')[0]!, further: n } as BlockPlacement]),
      own: n,
    });
    expect(mergeDocuments(further(1), further(1), further(2)).document).toEqual(further(2));
    const { conflicts } = mergeDocuments(further(1), further(3), further(2));
    expect(conflicts).toMatchObject([
      { kind: 'page', key: 'own' },
      { kind: 'placement', placementId: 'a' },
    ]);
  });

  it('with one side unchanged gives the other', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        expect(mergeDocuments(base, base, changed)).toEqual({ document: changed, conflicts: [] });
        expect(mergeDocuments(base, changed, base)).toEqual({ document: changed, conflicts: [] });
        expect(mergeDocuments(base, changed, changed)).toEqual({ document: changed, conflicts: [] });
      }),
    );
  });

  it('does not depend on who is who but for the conflicts', () => {
    fc.assert(
      fc.property(document, document, document, (base, one, other) => {
        const there = mergeDocuments(base, one, other);
        const back = mergeDocuments(base, other, one);
        const turned = back.conflicts.map(({ mine, theirs, ...rest }) => ({
          ...rest,
          mine: theirs,
          theirs: mine,
        }));
        // A block that both moved to different regions is in mine until someone chooses: orders depend on it.
        const isOpen = there.conflicts.some(({ kind }) => kind === 'region');
        const compared = (list: readonly { kind: string }[]) =>
          list.filter(({ kind }) => !isOpen || kind !== 'order');
        expect(compared(turned)).toHaveLength(compared(there.conflicts).length);
        expect(compared(turned)).toEqual(expect.arrayContaining(compared(there.conflicts)));
        if (there.conflicts.length === 0) expect(back.document).toEqual(there.document);
      }),
    );
  });

  it('loses no block but one that a side took out and the other left as it was, and adds none', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { document: found } = mergeDocuments(base, mine, theirs);
        const in_ = (side: PageDocument) =>
          new Map(placementsOf(side).map(({ region, placement }) => [placement.id!, { region, placement }]));
        const [before, my, their, after] = [in_(base), in_(mine), in_(theirs), in_(found)];
        expect(after.size).toBe(placementsOf(found).length);
        for (const id of new Set([...before.keys(), ...my.keys(), ...their.keys()])) {
          const isTaken =
            before.has(id) &&
            [my, their].some((side) => !side.has(id)) &&
            [my, their].every(
              (side) => !side.has(id) || JSON.stringify(side.get(id)) === JSON.stringify(before.get(id)),
            );
          expect([id, after.has(id)]).toEqual([id, !isTaken]);
        }
      }),
    );
  });
});
