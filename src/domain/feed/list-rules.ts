import type { LoadMoreRules } from './load-more.ts';

/**
 * How lists are cut into pages: the first stories, which the blocks above the list show, then those of the list, then
 * those of each click. Lists that are not named have `PAGE_STORIES`.
 * @see B7, B10, B15
 */
export const LIST_RULES = {
  /** The stories of a day. @see B9 */
  days: { firstOffset: 0, firstSize: 50, pageSize: 50 },
  /** The columns of an author. @see B10 */
  columns: { firstOffset: 0, firstSize: 16, pageSize: 16 },
  /** The years of print editions. @see B15 */
  years: { firstOffset: 0, firstSize: 5, pageSize: 5 },
  /** The cartoons below the five that open their page. @see B17 */
  cartoons: { firstOffset: 5, firstSize: 4, pageSize: 2 },
  /** The specials below the nine that open their page. @see B7 */
  specials: { firstOffset: 9, firstSize: 4, pageSize: 4 },
  /** The columns of the rural weekly, below the three that open their page. @see B7 */
  ruralColumns: { firstOffset: 3, firstSize: 10, pageSize: 10 },
  /** Older forums, below the last one. @see B17 */
  olderForums: { firstOffset: 1, firstSize: 9, pageSize: 6 },
  /** The unmissable moments of the forums. @see B17 */
  moments: { firstOffset: 0, firstSize: 8, pageSize: 4 },
  /** All stories of the men's magazine. @see B16 */
  latest: { firstOffset: 0, firstSize: 12, pageSize: 12 },
  /** A section of the men's magazine, below what opens it. @see B16 */
  moreContent: { firstOffset: 9, firstSize: 6, pageSize: 6 },
  /** A section of the men's magazine inside another. @see B16 */
  subsection: { firstOffset: 4, firstSize: 7, pageSize: 8 },
  galleries: { firstOffset: 9, firstSize: 12, pageSize: 12 },
  /** Galleries of brands that have fewer than the grid needs: the three that open the page, and six. */
  multimedia: { firstOffset: 3, firstSize: 6, pageSize: 6 },
  /** Documentaries, which are few: the three that open their page, and six. */
  documentaries: { firstOffset: 3, firstSize: 6, pageSize: 6, video: true },
  videos: { firstOffset: 9, firstSize: 12, pageSize: 12, video: true },
  /** A topic of the rural weekly's videos: below the nine that open it. */
  videoTopic: { firstOffset: 9, firstSize: 4, pageSize: 4, video: true },
  /** All videos of a brand, below the newest one. */
  videoArchive: { firstOffset: 1, firstSize: 12, pageSize: 8, video: true },
} as const satisfies Record<string, LoadMoreRules>;
