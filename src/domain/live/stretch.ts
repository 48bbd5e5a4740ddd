/** Posts of a stretch. Stretches are counted from the start of the coverage, so that a post never moves to another one. */
export const STRETCH_POSTS = 50;
/** The newest page also shows the stretch before, until its own has so many posts. */
const FEWEST_NEWEST = 25;

/** The newest post first, or the coverage from its start. */
export type LiveOrder = 'newest' | 'start';

/** A page of a live blog. */
export interface LiveStretch<T> {
  order: LiveOrder;
  /** In the order of the page. */
  posts: T[];
  /** Whether it is the page of the newest posts, on which new ones appear. */
  newest: boolean;
  /** The number of the stretch before on the way of the reader, and of the one after it; undefined at an end. */
  previous?: number | 'newest';
  next?: number;
}

/** How many stretches a blog has. */
export const stretchCount = (posts: number): number => Math.max(1, Math.ceil(posts / STRETCH_POSTS));

/** How many stretches the newest page has: one or two. */
function newestSize(posts: number): number {
  const own = posts - (stretchCount(posts) - 1) * STRETCH_POSTS;
  return stretchCount(posts) > 1 && own < FEWEST_NEWEST ? 2 : 1;
}

/**
 * The posts of a page.
 * @param posts of the whole blog, newest first
 * @param number of the stretch, from 1; undefined: where the order begins
 * @returns undefined for a number that does not exist
 */
export function liveStretch<T>(
  posts: readonly T[],
  order: LiveOrder,
  number?: number,
): LiveStretch<T> | undefined {
  const last = stretchCount(posts.length);
  const firstNewest = last - newestSize(posts.length) + 1;
  if (number !== undefined && (number < 1 || number > last)) return undefined;
  const oldestFirst = posts.toReversed();
  const slice = (from: number, to: number): T[] =>
    oldestFirst.slice((from - 1) * STRETCH_POSTS, to * STRETCH_POSTS);
  if (order === 'start') {
    const at = number ?? 1;
    return {
      order,
      posts: slice(at, at),
      newest: false,
      ...(at > 1 && { previous: at - 1 }),
      ...(at < last && { next: at + 1 }),
    };
  }
  // The number of a stretch on the newest page is the newest page.
  const newest = number === undefined || number >= firstNewest;
  const at = newest ? firstNewest : number;
  return {
    order,
    posts: slice(at, newest ? last : at).toReversed(),
    newest,
    ...(!newest && { previous: at + 1 >= firstNewest ? ('newest' as const) : at + 1 }),
    ...(at > 1 && { next: at - 1 }),
  };
}

/**
 * The number of the stretch of a post in the order of the newest; undefined on the newest page.
 * @param position of the post, from the newest
 */
export function stretchOf(position: number, posts: number): number | undefined {
  const number = stretchCount(posts - position);
  return number > stretchCount(posts) - newestSize(posts) ? undefined : number;
}
