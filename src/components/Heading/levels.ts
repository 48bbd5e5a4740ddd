/** The outline level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The element of each level. React is slower with computed names such as `h${level}`. */
export const HEADING_TAG = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
