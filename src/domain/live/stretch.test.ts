import { describe, expect, it } from 'vitest';
import { liveStretch, stretchCount, stretchOf, STRETCH_POSTS } from './stretch.ts';

describe('X11 the pages of a long live blog', () => {
  const posts = (count: number) => Array.from({ length: count }, (_, at) => count - at);

  it.each([0, 1, 49, 50, 51, 74, 75, 99, 100, 101, 500])(
    'show each of %d posts once in both orders',
    (count) => {
      for (const order of ['newest', 'start'] as const) {
        const shown: number[] = [];
        let page = liveStretch(posts(count), order);
        while (page) {
          shown.push(...page.posts);
          page = page.next === undefined ? undefined : liveStretch(posts(count), order, page.next);
        }
        const all = posts(count);
        expect(shown).toEqual(order === 'newest' ? all : all.toReversed());
      }
    },
  );

  it.each([60, 100, 130, 500])('lead from a post of %d to the page that shows it', (count) => {
    posts(count).forEach((post, position) => {
      const number = stretchOf(position, count);
      expect(liveStretch(posts(count), 'newest', number)!.posts).toContain(post);
      expect(liveStretch(posts(count), 'newest', number)!.newest).toBe(number === undefined);
    });
  });

  it('keep a post on its page while others arrive', () => {
    const of = (count: number) => liveStretch(posts(count), 'newest', 2)!.posts;
    expect(of(300)).toEqual(of(400));
    expect(of(300)).toHaveLength(STRETCH_POSTS);
  });

  it('lead back to the newest page, and do not exist beyond the last', () => {
    expect(liveStretch(posts(500), 'newest', 9)?.previous).toBe('newest');
    expect(liveStretch(posts(510), 'newest', 9)?.previous).toBe('newest');
    expect(liveStretch(posts(500), 'newest', 8)?.previous).toBe(9);
    expect(liveStretch(posts(500), 'newest', stretchCount(500) + 1)).toBeUndefined();
    expect(liveStretch(posts(500), 'start', 0)).toBeUndefined();
  });

  it('from the start lead on and back by their numbers, and are never the newest page', () => {
    const page = (number?: number) => liveStretch(posts(120), 'start', number);
    const oldestFirst = posts(120).toReversed();
    const stretch = { order: 'start', newest: false };
    expect(page()).toStrictEqual({ ...stretch, posts: oldestFirst.slice(0, 50), next: 2 });
    expect(page(2)).toStrictEqual({ ...stretch, posts: oldestFirst.slice(50, 100), previous: 1, next: 3 });
    expect(page(3)).toStrictEqual({ ...stretch, posts: oldestFirst.slice(100), previous: 2 });
  });

  it('by the newest have two stretches until the newest has twenty-five posts', () => {
    const newest = (count: number, number?: number) => liveStretch(posts(count), 'newest', number)!;
    expect(newest(124).posts).toHaveLength(74);
    expect(newest(125).posts).toHaveLength(25);
    // The number of a stretch that the newest page shows is the newest page.
    expect(newest(124, 2)).toStrictEqual(newest(124));
    expect(newest(124, 3)).toStrictEqual(newest(124));
    expect(newest(124, 1)).toStrictEqual({
      order: 'newest',
      newest: false,
      posts: posts(124).slice(-50),
      previous: 'newest',
    });
    expect(newest(10)).toStrictEqual({ order: 'newest', newest: true, posts: posts(10) });
  });
});
