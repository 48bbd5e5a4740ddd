/**
 * How lists of galleries and videos are cut into pages, and what their button says: the first stories, which the blocks
 * above the list show, then those of the list, then those of each click. Lists of stories have the default.
 * @see B7, B10, B15
 */
export const LIST_PRESETS = {
  /** The stories of a day. @see B9 */
  days: { feedSize: 50, step: 50 },
  /** The columns of an author. @see B10 */
  columns: { feedSize: 16, step: 16 },
  /** The years of print editions. @see B15 */
  years: { feedSize: 5, step: 5, label: 'Más ediciones' },
  /** The cartoons below the five that open their page. @see B17 */
  cartoons: { offSet: 5, feedSize: 4, step: 2, label: 'Más caricaturas' },
  /** The specials below the nine that open their page. @see B7 */
  specials: {
    offSet: 9,
    feedSize: 4,
    step: 4,
    action: 'Ver el especial',
    label: 'Cargar más especiales',
  },
  /** The columns of the rural weekly, below the three that open their page. @see B7 */
  ruralColumns: { offSet: 3, feedSize: 10, step: 10, label: 'Cargar más columnas' },
  /** Older forums, below the last one. @see B17 */
  olderForums: { offSet: 1, feedSize: 9, step: 6 },
  /** The unmissable moments of the forums. @see B17 */
  moments: { feedSize: 8, step: 4 },
  /** All stories of the men's magazine. @see B16 */
  latest: { feedSize: 12, step: 12, ad: true },
  /** A section of the men's magazine, below what opens it. @see B16 */
  moreContent: { offSet: 9, feedSize: 6, step: 6 },
  /** A section of the men's magazine inside another. @see B16 */
  subsection: { offSet: 4, feedSize: 7, step: 8 },
  galleries: { offSet: 9, feedSize: 12, step: 12, label: 'Cargar más galerías' },
  /** Galleries of brands that have fewer than the grid needs: the three that open the page, and six. */
  multimedia: { offSet: 3, feedSize: 6, step: 6, label: 'Cargar más galerías' },
  /** Documentaries, which are few: the three that open their page, and six. */
  documentaries: { offSet: 3, feedSize: 6, step: 6, videos: true, label: 'Más videos' },
  videos: { offSet: 9, feedSize: 12, step: 12, videos: true, label: 'Más videos' },
  /** A topic of the rural weekly's videos: below the nine that open it. */
  videoTopic: { offSet: 9, feedSize: 4, step: 4, videos: true, label: 'Cargar más' },
  /** All videos of a brand, below the newest one. */
  videoArchive: { offSet: 1, feedSize: 12, step: 8, videos: true, label: 'Más videos' },
} as const;

export type ListPreset = keyof typeof LIST_PRESETS;
