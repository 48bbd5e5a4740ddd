import type { LoadMoreRules } from './load-more.ts';

/**
 * How lists are cut into pages. A list whose offset is 9 and whose size is 12 has `9 + 12` stories on its first page:
 * the list shows those that the opening does not. Lists that are not named have `PAGE_STORIES`.
 * @see B7, B10, B15
 */
export const LIST_RULES = {
  /** The stories of a day. @see B9 */
  days: { firstSize: 50, pageSize: 50 },
  /** The columns of an author. @see B10 */
  columns: { firstSize: 16, pageSize: 16 },
  /** The years of print editions. @see B15 */
  years: { firstSize: 5, pageSize: 5 },
  /** Cartoons. @see B17 */
  cartoons: { firstSize: 5 + 4, pageSize: 2 },
  /** Specials. @see B7 */
  specials: { firstSize: 9 + 4, pageSize: 4 },
  /** The columns of the rural weekly. @see B7 */
  ruralColumns: { firstSize: 3 + 10, pageSize: 10 },
  /** Older forums. @see B17 */
  olderForums: { firstSize: 1 + 9, pageSize: 6 },
  /** The unmissable moments of the forums. @see B17 */
  moments: { firstSize: 8, pageSize: 4 },
  /** All stories of the men's magazine. @see B16 */
  latest: { firstSize: 12, pageSize: 12 },
  /** A section of the men's magazine. @see B16 */
  moreContent: { firstSize: 9 + 6, pageSize: 6 },
  /** A section of the men's magazine inside another. @see B16 */
  subsection: { firstSize: 4 + 7, pageSize: 8 },
  galleries: { firstSize: 9 + 12, pageSize: 12 },
  /** Galleries of brands that have fewer than the grid needs. */
  multimedia: { firstSize: 3 + 6, pageSize: 6 },
  /** Documentaries, which are few. */
  documentaries: { firstSize: 3 + 6, pageSize: 6, video: true },
  videos: { firstSize: 9 + 12, pageSize: 12, video: true },
  /** A topic of the rural weekly's videos. */
  videoTopic: { firstSize: 9 + 4, pageSize: 4, video: true },
  /** All videos of a brand. */
  videoArchive: { firstSize: 1 + 12, pageSize: 8, video: true },
} as const satisfies Record<string, LoadMoreRules>;
