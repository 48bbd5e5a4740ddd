import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../../tests/contract/documents.ts';
import { claimStories, createDedupe } from '../blocks/dedupe.ts';
import { createStoryRecord, PLACEMENT_STORIES } from './story-record.ts';

const story = (id: string, image = true) => sampleDocument({ id, section: '/mundo', image });
const stories = (count: number, from = 0) => Array.from({ length: count }, (_, at) => story(`n${from + at}`));

/** Placements that choose from lists one after another, on a page that shows each story once. */
function prepared(choices: [string, ReturnType<typeof stories>, number][], document = story('own')) {
  const record = createStoryRecord();
  const dedupe = createDedupe(document);
  for (const [id, items, size] of choices)
    claimStories({ dedupe, onClaim: (claim) => record.claimed(id, claim) }, items, size);
  return record.read();
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('X5 what placements show', () => {
  it('has the shown stories in order, and those that another placement took', () => {
    const { a, b } = prepared([
      ['a', stories(2), 2],
      ['b', stories(5), 2],
    ]);
    expect(ids(a!.shown)).toEqual(['n0', 'n1']);
    expect(a!.left).toEqual([]);
    expect(ids(b!.shown)).toEqual(['n2', 'n3']);
    // The fifth was not needed: it is not left out.
    expect(b!.left.map(({ id, why, by }) => [id, why, by])).toEqual([
      ['n0', 'shown-elsewhere', 'a'],
      ['n1', 'shown-elsewhere', 'a'],
    ]);
    expect(a!.shown[0]).toEqual({
      id: 'n0',
      headline: 'Titular n0',
      path: '/mundo/articulo/n0/',
      section: 'mundo',
      published: '2025-06-01T12:00:00.000Z',
    });
  });

  it('says when no placement shows it: the story of the page itself', () => {
    const own = story('own');
    const { a } = prepared([['a', [own, ...stories(1)], 5]], own);
    expect(a!.left).toMatchObject([{ id: 'own', why: 'shown-elsewhere', by: null }]);
  });

  it('says when only the picture is shown already', () => {
    const twin = sampleDocument({ id: 'twin', section: '/mundo' });
    const same = { ...twin, promo_items: story('n0').promo_items };
    const { b } = prepared([
      ['a', stories(1), 1],
      ['b', [same, ...stories(1, 7)], 1],
    ]);
    expect(ids(b!.shown)).toEqual(['n7']);
    expect(b!.left).toMatchObject([{ id: 'twin', why: 'same-picture', by: null }]);
  });

  it('names the placement below that keeps a story which an editor pinned in it', () => {
    const record = createStoryRecord();
    const dedupe = createDedupe();
    const [above, below] = [dedupe.forBlock(), dedupe.forBlock()];
    below.keep(stories(1));
    for (const [id, part] of [
      ['above', above],
      ['below', below],
    ] as const)
      claimStories({ dedupe: part, onClaim: (claim) => record.claimed(id, claim) }, stories(2), 1);
    expect(record.read()).toMatchObject({
      above: { shown: [{ id: 'n1' }], left: [{ id: 'n0', why: 'shown-elsewhere', by: 'below' }] },
      below: { shown: [{ id: 'n0' }], left: [] },
    });
  });

  it('has both choices of a block that chooses twice', () => {
    const { a } = prepared([
      ['a', stories(2), 1],
      ['a', stories(2, 5), 2],
    ]);
    expect(ids(a!.shown)).toEqual(['n0', 'n5', 'n6']);
  });

  it('has a bounded size', () => {
    const many = prepared(Array.from({ length: 60 }, (_, at) => [`p${at}`, stories(70, at * 70), 70]));
    const counts = Object.values(many).map(({ shown }) => shown.length);
    expect(counts[0]).toBe(PLACEMENT_STORIES.shown);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PLACEMENT_STORIES.all);
    const long = sampleDocument({ id: 'l', headline: 'palabra '.repeat(200) });
    const { a } = prepared([['a', [long], 1]]);
    expect(a!.shown[0]!.headline.length).toBeLessThanOrEqual(PLACEMENT_STORIES.letters + 3);
  });

  it('changes nothing about what is shown', () => {
    const list = stories(6);
    for (const size of [0, 1, 3, 9]) {
      const plain = claimStories({ dedupe: createDedupe(list[1]) }, list, size);
      const told = claimStories({ dedupe: createDedupe(list[1]), onClaim: () => undefined }, list, size);
      expect(ids(told.map(({ _id }) => ({ id: _id })))).toEqual(ids(plain.map(({ _id }) => ({ id: _id }))));
    }
  });
});
