/**
 * How lists of galleries and videos are cut into pages, and what their button says: the first stories, which the blocks
 * above the list show, then those of the list, then those of each click. Lists of stories have the default.
 * @see B7, B10, B15
 */
export const LIST_PRESETS = {
  /** The stories of a day. @see B9 */
  days: { feedSize: 50, step: 50 },
  galleries: { offSet: 9, feedSize: 12, step: 12, label: 'Cargar más galerías' },
  /** The daily's pictures of the day. */
  multimedia: { offSet: 3, feedSize: 6, step: 6, label: 'Cargar más galerías' },
  videos: { offSet: 9, feedSize: 12, step: 12, videos: true, label: 'Más videos' },
  /** The videos of the rural weekly: below the newest one. */
  videoArchive: { offSet: 1, feedSize: 12, step: 8, videos: true, label: 'Más videos' },
} as const;

export type ListPreset = keyof typeof LIST_PRESETS;
