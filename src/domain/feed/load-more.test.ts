import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import {
  canLoadMore,
  loadMoreReducer,
  loadMoreStart,
  pageCount,
  pageSpan,
  type LoadMoreRules,
  type LoadMoreState,
} from './load-more.ts';
import { LIST_RULES } from './list-rules.ts';
import { LAST_PAGE } from './page-number.ts';

interface Item {
  _id: string;
}
const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `${from + index}` }));
const start = (rules: LoadMoreRules, next: number | undefined, count = 100): LoadMoreState<Item> =>
  loadMoreStart(
    { content_elements: items(0, rules.firstSize), count, ...(next === undefined ? {} : { next }) },
    rules,
  );

const GALLERY: LoadMoreRules = LIST_RULES.galleries;

describe('B4 load-more lists', () => {
  it('idle, loading with the offset advanced, idle with the items appended', () => {
    const idle = start(GALLERY, 21);
    expect(idle.status).toBe('idle');
    const loading = loadMoreReducer(idle, { type: 'request' });
    expect(loading).toMatchObject({ status: 'loading', offset: 21 });
    const page = { content_elements: items(12, 12), count: 100, next: 33 };
    const arrived = loadMoreReducer(loading, { type: 'arrived', offset: 21, page });
    expect(arrived).toMatchObject({ status: 'idle', upcoming: 33, next: 33 });
    expect(arrived.items).toHaveLength(24);
  });

  it.each([
    ['next greater than 0 and less than count', 12, 100, false, true],
    ['next 0', 0, 100, false, false],
    ['no next', undefined, 100, false, false],
    ['next equal to count', 100, 100, false, false],
    ['next above count', 101, 100, false, false],
    ['a video list with next 0', 0, 100, true, true],
    ['a video list with next not below count', 100, 100, true, false],
  ])('the button: %s', (_name, next, count, video, shown) => {
    expect(canLoadMore({ next, count, rules: { ...GALLERY, video } })).toBe(shown);
  });

  it.each([
    ['subsection: 7 at offset 4, then 8', LIST_RULES.subsection, [11, 19]],
    ['section more-content: 6 at offset 9, then 6', LIST_RULES.moreContent, [15, 21]],
    ['caricatures: 4 at offset 5, then 2', LIST_RULES.cartoons, [9, 11]],
    ['latest feed: 12', LIST_RULES.latest, [12, 24]],
    ['the date archive: 50, then 50', LIST_RULES.days, [50, 100]],
    ['galleries: 12 at offset 9, then 12', LIST_RULES.galleries, [21, 33]],
    ['specials: 4 at offset 9, then 4', LIST_RULES.specials, [13, 17]],
  ])('offsets of %s', (_name, rules: LoadMoreRules, offsets) => {
    let state = start(rules, 1);
    const requested = offsets.map(() => {
      state = loadMoreReducer(state, { type: 'request' });
      const { offset } = state;
      state = loadMoreReducer(state, {
        type: 'arrived',
        offset,
        page: { content_elements: [], count: 100, next: 1 },
      });
      return offset;
    });
    expect(requested).toEqual(offsets);
  });

  it('the first page has the stories of its opening and of the list; the others follow it without a gap', () => {
    expect([1, 2, 3].map((number) => pageSpan(GALLERY, number))).toEqual([
      { feedOffset: 0, feedSize: 21 },
      { feedOffset: 21, feedSize: 12 },
      { feedOffset: 33, feedSize: 12 },
    ]);
    expect([0, 21, 22, 33, 34].map((count) => pageCount(GALLERY, count))).toEqual([1, 1, 2, 2, 3]);
    expect(pageCount(GALLERY, 1_000_000)).toBe(LAST_PAGE);
  });

  it('after a failure the same page can be requested again', () => {
    const loading = loadMoreReducer(start(GALLERY, 21), { type: 'request' });
    const failed = loadMoreReducer(loading, { type: 'failed', offset: 21 });
    expect(failed.status).toBe('idle');
    expect(loadMoreReducer(failed, { type: 'request' }).offset).toBe(21);
  });

  it('ignores a second click, a late reply, and a click at the end', () => {
    const loading = loadMoreReducer(start(GALLERY, 21), { type: 'request' });
    expect(loadMoreReducer(loading, { type: 'request' })).toBe(loading);
    expect(
      loadMoreReducer(loading, { type: 'arrived', offset: 9, page: { content_elements: [], count: 0 } }),
    ).toBe(loading);
    const end = start(GALLERY, undefined);
    expect(loadMoreReducer(end, { type: 'request' })).toBe(end);
  });

  it('shows every item once and keeps existing items, whatever the reply', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 30 }))), (pages) => {
        let state = start(GALLERY, 1);
        for (const page of pages) {
          const before = state.items;
          state = loadMoreReducer(state, { type: 'request' });
          const content_elements = [...new Set(page)].map((_id) => ({ _id: `${_id}` }));
          state = loadMoreReducer(state, {
            type: 'arrived',
            offset: state.offset,
            page: { content_elements, count: 100, next: 1 },
          });
          expect(state.items.slice(0, before.length)).toEqual(before);
        }
        expect(new Set(state.items.map(({ _id }) => _id)).size).toBe(state.items.length);
      }),
    );
  });
});
